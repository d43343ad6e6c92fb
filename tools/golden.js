// Plays and writes the golden games of packages/engine/golden: `node tools/golden.js` after a build. Only for a
// change of the rules that is meant: the test compares every later engine with these files.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import {
  describe,
  hash,
  isOver,
  legalMoves,
  scoreSheet,
  seeded,
  start,
} from '../packages/engine/dist/index.js';

const folder = new URL('../packages/engine/golden/', import.meta.url);

/** How gladly a kind of move is made, out of 100: idling last, so that the games use many effects. */
const LIKING = { endTurn: 2, skip: 10, exchange: 15, noSwap: 30, wellInstead: 15 };

function liking(info) {
  // The well and a season not paid for are the idle answers of their kind.
  if (info.space === 'well' || info.pay === false) return 30;
  return LIKING[info.kind] ?? 100;
}

function choose(state, rng) {
  const moves = legalMoves(state).flatMap((move) => Array(liking(describe(state, move))).fill(move));
  return moves[rng(moves.length)];
}

function playGame(name, options, seed) {
  const rng = seeded(`golden ${seed}`);
  const game = start(name, options, rng);
  const kinds = new Set();
  while (!isOver(game.state)) {
    const move = choose(game.state, rng);
    kinds.add(describe(game.state, move).kind);
    const played = game.play(move, rng);
    if (!played.ok) throw played.error;
  }
  const sheets = scoreSheet(game.state);
  const points = sheets.reduce((sum, sheet) => sum + sheet.total, 0) / sheets.length;
  const golden = { hash: hash(game.state), sheets, record: game.record() };
  return { golden, richness: points + 5 * kinds.size };
}

/** The game with the most in it among many: different kinds of moves, and points. */
function richest(name, options) {
  let best = { richness: 0 };
  for (let seed = 0; seed < 600; seed++) {
    const played = playGame(name, options, seed);
    if (played.richness > best.richness) best = played;
  }
  return best.golden;
}

const list = JSON.parse(readFileSync(new URL('list.json', folder), 'utf8'));
for (const entry of list) {
  const golden = richest(entry.game, entry.options);
  writeFileSync(new URL(`${entry.file}.json`, folder), JSON.stringify(golden));
  console.log(
    `${entry.file}: ${golden.record.entries.length} moves, ${golden.sheets.map((sheet) => sheet.total)} points`,
  );
}
const biome = new URL('../node_modules/@biomejs/biome/bin/biome', import.meta.url).pathname;
spawnSync(process.execPath, [biome, 'format', '--write', folder.pathname], { stdio: 'inherit' });
