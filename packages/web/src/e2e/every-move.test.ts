import assert from 'node:assert/strict';
import { type GameName, legalMoves, question, replayLog, type Step, toText } from '@shirasagi/engine';
import type { BrowserContextOptions } from 'playwright-core';
import { PHONE, WIDE } from './browser.js';
import { keptRecord, type Offered, playByControls } from './every-move.js';
import { begin } from './game.js';
import { pageTests } from './page-test.js';

const pageTest = pageTests();

/** Compares what the page offered at each decision with what the engine says is legal there. */
function compare(steps: readonly Step[], offered: readonly Offered[]): void {
  for (const { decision, choices, glowing, pressed, made, quiet, why } of offered) {
    const { before } = steps[decision];
    const legal = legalMoves(before).map((move) => toText(before, move));
    const at = `decision ${decision}, ${question(before)?.kind}`;
    assert.deepEqual(
      [...choices].sort(),
      [...legal].sort(),
      `${at}: each legal move has one control in the bar`,
    );
    for (const move of glowing) assert.ok(legal.includes(move), `${at}: ${move} glows but is not legal`);
    if (quiet) {
      assert.ok(!legal.includes(quiet), `${at}: ${quiet} is quiet but legal`);
      assert.ok(why.length > 10, `${at}: ${quiet} does not say why not`);
    }
    // A target that declines first makes two decisions; the second is the one it names.
    assert.ok(made === 1 || made === 2, `${at}: ${pressed} made ${made} decisions`);
    assert.equal(steps[decision + made - 1].entry.move, pressed, `${at}: what was pressed was played`);
    if (made === 2) assert.match(steps[decision].entry.move, /^(skip|noSwap)$/);
  }
}

/** Questions that this way of playing must have met; the others come up too rarely to count on. */
const ASKED: Readonly<Record<GameName, readonly string[]>> = {
  castle: [
    ...['draft', 'takeDie', 'placeDie', 'endTurn', 'roomBlocks', 'domainBlock', 'worker', 'courtier'],
    ...['gardener', 'warrior', 'yardTiles', 'cardLight', 'gainAny', 'season', 'gardens'],
  ],
  duel: [
    ...['start', 'swap', 'token', 'endTurn', 'actions', 'garden', 'training', 'courtier', 'trade', 'improve'],
    ...['well', 'lanternCard', 'buy', 'lantern', 'gainAny', 'reward', 'payResource', 'payMix'],
  ],
};

/** Games of a layout, each with players and a seed. */
interface Run {
  readonly name: string;
  readonly game: GameName;
  readonly context: BrowserContextOptions;
  readonly games: readonly (readonly [players: number, seed: number])[];
}

const RUNS: readonly Run[] = [
  {
    name: 'castle on a desk',
    game: 'castle',
    context: { viewport: WIDE },
    games: [
      [4, 1],
      [1, 2],
    ],
  },
  { name: 'castle on a phone', game: 'castle', context: PHONE, games: [[4, 3]] },
  {
    name: 'duel on a desk',
    game: 'duel',
    context: { viewport: WIDE },
    games: [
      [2, 1],
      [2, 2],
      [2, 5],
    ],
  },
  {
    name: 'duel on a phone',
    game: 'duel',
    context: PHONE,
    games: [
      [2, 3],
      [2, 4],
    ],
  },
];

const met: Record<GameName, Map<string, number>> = { castle: new Map(), duel: new Map() };

for (const { name, game, context, games } of RUNS) {
  for (const [players, seed] of games) {
    pageTest(
      `every legal move can be made: ${name}, players ${players}, seed ${seed}`,
      { context },
      async ({ page }) => {
        await begin(page, game, players, 'person');
        const offered = await playByControls(page, seed, 400);
        const { steps } = replayLog(await keptRecord(page));
        assert.ok(offered.length > 25, `${offered.length} decisions were looked at`);
        assert.ok(offered.some(({ onTable }) => onTable) && offered.some(({ onTable }) => !onTable));
        compare(steps, offered);
        for (const { decision } of offered) {
          const kind = question(steps[decision].before)!.kind;
          met[game].set(kind, (met[game].get(kind) ?? 0) + 1);
        }
      },
    );
  }
}

for (const game of ['castle', 'duel'] as const) {
  pageTest(`these games met enough questions of the ${game}, of every kind`, {}, async () => {
    const looked = [...met[game].values()].reduce((sum, count) => sum + count, 0);
    assert.ok(looked >= 400, `${looked} positions were looked at`);
    assert.deepEqual(
      ASKED[game].filter((kind) => !met[game].has(kind)),
      [],
    );
  });
}
