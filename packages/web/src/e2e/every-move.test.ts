import assert from 'node:assert/strict';
import { type GameName, legalMoves, question, replayLog, type Step, toText } from '@shirasagi/engine';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { KINDS, recordAsking } from './support/asking.js';
import { PHONE, WIDE } from './support/browser.js';
import { type Offered, playByControls } from './support/every-move.js';
import { begin, importRecord, keptRecord } from './support/game.js';
import { pageTests } from './support/page-test.js';

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

/** Games of a layout, each with players, a seed and, where it is not played to its end, how many decisions. */
interface Run {
  readonly name: string;
  readonly game: GameName;
  readonly context: BrowserContextOptions;
  readonly games: readonly (readonly [players: number, seed: number, most?: number])[];
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
      [2, 5, 50],
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

/** Looks at what a page offers in a game from where it stands, and compares it with the engine. */
async function look(page: Page, game: GameName, seed: number, most: number): Promise<readonly Offered[]> {
  const offered = await playByControls(page, seed, most);
  const { steps } = replayLog(await keptRecord(page));
  compare(steps, offered);
  for (const { decision } of offered) {
    const { kind } = question(steps[decision].before)!;
    met[game].set(kind, (met[game].get(kind) ?? 0) + 1);
  }
  return offered;
}

for (const { name, game, context, games } of RUNS) {
  for (const [players, seed, most = 400] of games) {
    pageTest(
      `every legal move can be made: ${name}, players ${players}, seed ${seed}`,
      { context },
      async ({ page }) => {
        await begin(page, game, players, 'person');
        const offered = await look(page, game, seed, most);
        assert.ok(offered.length > 25, `${offered.length} decisions were looked at`);
        assert.ok(offered.some(({ onTable }) => onTable) && offered.some(({ onTable }) => !onTable));
      },
    );
  }
}

for (const game of ['castle', 'duel'] as const) {
  pageTest(`these games met at least 400 positions of the ${game}`, {}, async () => {
    const looked = [...met[game].values()].reduce((sum, count) => sum + count, 0);
    assert.ok(looked >= 400, `${looked} positions were looked at`);
  });

  const missing = () => KINDS[game].filter((kind) => !met[game].has(kind));
  let rare: readonly string[] | undefined;
  for (const [layout, context] of Object.entries({ desk: { viewport: WIDE }, phone: PHONE })) {
    pageTest(
      `rare questions of the ${game} can be answered on a ${layout}`,
      { context },
      async ({ page }) => {
        rare ??= missing();
        for (const kind of rare) {
          await importRecord(page, recordAsking(game, kind));
          await look(page, game, 1, 1);
        }
        assert.deepEqual(missing(), [], 'every kind of question was asked');
      },
    );
  }
}
