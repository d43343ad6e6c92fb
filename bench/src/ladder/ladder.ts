import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEVELS } from '@shirasagi/bots';
import { GAME_NAMES, type GameName, optionsFor, rulesFor } from '@shirasagi/engine';
import { type Pairing, type Strength, strengths } from '../matches/elo.js';
import { type Match, playMatch, type Running } from '../matches/match.js';
import { measureSpeed } from '../matches/speed.js';
import { type GameLadder, goalsIn, ladderPage, ladderPicture, type Played } from './ladder-page.js';

const PICTURE = 'ladder.svg';
const SEED = 'ladder';

interface Entered {
  readonly results: Played[];
  readonly strengths: Strength[];
}

/** Plays entries against each other and finds their strengths; `near` keeps to neighbours in the list. */
async function compare(
  game: GameName,
  entries: readonly string[],
  games: number,
  near: boolean,
  running: (match: Match) => Running,
): Promise<Entered> {
  const results: Entered['results'] = [];
  const pairings: Pairing[] = [];
  for (let b = 0; b < entries.length; b++) {
    for (let a = b + 1; a < entries.length; a++) {
      if (near && a > b + 1) continue;
      const match = { game, players: 2, a: entries[a], b: entries[b], games, seed: SEED };
      console.error(`${game}: ${match.a} against ${match.b}`);
      const tally = await playMatch(match, running(match));
      results.push({ match, tally });
      pairings.push({ a, b, games: tally.games, won: tally.games * tally.rate.rate });
    }
  }
  return { results, strengths: strengths(entries.length, pairings) };
}

/** What greedy play and search are worth. */
function referenceMatches(game: GameName, games: number): Match[] {
  const match = (a: string, b: string, players = 2): Match => ({ game, players, a, b, games, seed: SEED });
  return [
    match('greedy', 'random'),
    match('search:200ms', 'greedy'),
    ...(rulesFor(game).playerCounts.includes(4) ? [match('search:200ms', 'greedy', 4)] : []),
  ];
}

/**
 * Ranks all levels and writes the page: `bench ladder [--games N] [--references N] [--out docs] [--resume FOLDER] [--note TEXT]`.
 * The last step of the budgets is ten times the one before: what more thinking is worth. The section of goals, which
 * is written by hand, stays as it is.
 */
export async function ladder(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      games: { type: 'string', default: '100' },
      references: { type: 'string', default: '400' },
      budgets: { type: 'string', default: '2,6,20,200' },
      out: { type: 'string', default: 'docs' },
      cores: { type: 'string' },
      resume: { type: 'string' },
      note: { type: 'string' },
    },
  });
  const games = Number(values.games);
  const budgets = values.budgets.split(',').map(Number);
  if (values.resume) mkdirSync(values.resume, { recursive: true });
  const running = (match: Match): Running => ({
    cores: values.cores === undefined ? undefined : Number(values.cores),
    journal: values.resume && join(values.resume, journalName(match)),
  });
  const found: GameLadder[] = [];
  for (const game of GAME_NAMES) {
    const references: Played[] = [];
    for (const match of referenceMatches(game, Number(values.references))) {
      references.push({ match, tally: await playMatch(match, running(match)) });
    }
    const levels = await compare(game, LEVELS, games, false, running);
    const specs = budgets.map((ms) => `search:${ms}ms`);
    const times = await compare(game, specs, Number(values.references), true, running);
    found.push({
      game,
      names: LEVELS,
      strengths: levels.strengths,
      results: levels.results,
      references,
      times: times.results,
      speed: await measureSpeed(game, optionsFor(game, 2)),
      budgets: budgets.map((ms, i) => ({ ms, strength: times.strengths[i] })),
    });
  }
  writeFileSync(join(values.out, PICTURE), ladderPicture(found));
  const page = join(values.out, 'ladder.md');
  const goals = existsSync(page) ? goalsIn(readFileSync(page, 'utf8')) : '';
  writeFileSync(page, ladderPage(found, PICTURE, values.note, goals));
  console.log(`wrote ${page} and ${join(values.out, PICTURE)}`);
}

const journalName = ({ game, players, a, b }: Match): string =>
  `${game}-${players}-${a}-${b}.jsonl`.replace(/:/g, '_');
