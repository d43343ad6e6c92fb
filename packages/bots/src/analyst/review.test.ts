import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownNet } from '../nets.js';
import { TABLES } from '../testing/games.js';
import { greedyGame, quickGame } from '../testing/whole-games.js';
import { Pool } from '../workers/pool.js';
import { examine, type Finding, tryLine } from './examine.js';
import { ending, liking } from './outlook.js';
import { dearest, lostAtSight, reviewOf, trialWorth } from './review.js';
import { allFindings, emptyWork, examineAll, type ReviewWork } from './run.js';
import { stretchesOf } from './stretch.js';
import { finish } from './work.js';

const NODES = 64;

test('a review adds up to the final lead of every seat, in every game and number of players', async () => {
  for (const [game, options] of TABLES) {
    const { steps } = quickGame(game, options);
    const stretches = stretchesOf(steps);
    const net = await ownNet(stretches[0].before);
    const review = reviewOf(
      stretches,
      stretches.map((stretch) => finish(examine(stretch, NODES, net))),
    );
    const end = ending(steps[steps.length - 1].after);
    review.seats.forEach(({ opening, lost, given, luck, rest, end: told }, seat) => {
      for (const unit of ['points', 'win'] as const) {
        const sum = opening[unit] - lost[unit] + given[unit] + luck[unit] + rest[unit];
        assert.ok(Math.abs(sum - told[unit]) < 1e-6, `${game} seat ${seat}: ${sum} is not ${told[unit]}`);
      }
      assert.equal(told.points, end.margins[seat]);
      assert.equal(told.win, end.wins[seat]);
    });
    for (const { seat, choice, before, luck, after } of review.turns) {
      assert.ok(liking(choice, seat) <= 1e-12, 'a choice never gains');
      const sum = before.margins[seat] + choice.margins[seat] + luck.margins[seat];
      assert.ok(Math.abs(sum - after.margins[seat]) < 1e-6);
    }
    const [worst] = dearest(review, 5);
    assert.ok(worst.better, 'random play leaves something to find');
    assert.equal(
      review.turns.reduce((sum, turn) => sum + turn.decisions, 0),
      steps.length,
    );
  }
});

test('what was lost at sight counts each stretch by itself, without what came later', () => {
  const stretches = stretchesOf(quickGame('castle', { players: 2 }).steps).slice(0, 2);
  const outlook = (lead: number, win: number) => ({ margins: [lead, -lead], wins: [win, 1 - win] });
  const { seat } = stretches[0];
  const sign = seat === 0 ? 1 : -1;
  const even = outlook(0, 0.5);
  // At the time another line far away looked as good; later the game was lost, without a choice or luck.
  const other = { moves: [0], outlook: even, error: 0, apart: 1, exact: true };
  const findings = [
    { actual: even, played: even, others: [other] },
    {
      actual: outlook(-8 * sign, 0.5 - 0.5 * sign),
      played: outlook(-8 * sign, 0.5 - 0.5 * sign),
      others: [],
    },
  ];
  assert.deepEqual(lostAtSight(stretches, findings), [
    { points: 0, win: 0 },
    { points: 0, win: 0 },
  ]);
  assert.equal(Math.round(reviewOf(stretches, findings).seats[seat].lost.points), 8);
});

test('the last turn is examined to its end: what it cost is exact', async () => {
  const { steps } = await greedyGame('castle', { players: 2 });
  const stretches = stretchesOf(steps);
  const last = stretches[stretches.length - 1];
  const finding = finish(examine(last, 50_000));
  assert.deepEqual(finding.actual, ending(steps[steps.length - 1].after));
  for (const { outlook, error } of finding.others) {
    assert.equal(error, 0);
    assert.ok(outlook.margins.every(Number.isInteger));
  }
});

test('the same stretch and budget give the same finding, and a line tried again the same value', () => {
  const stretches = stretchesOf(quickGame('duel', {}).steps);
  const stretch = stretches.find(({ drawn }) => drawn.length > 0)!;
  const finding = finish(examine(stretch, 400));
  assert.deepEqual(finish(examine(stretch, 400)), finding);
  const { played, tried } = finish(tryLine(stretch, stretch.moves, 400));
  assert.deepEqual(tried.outlook, played);
  assert.deepEqual([tried.error, tried.apart], [0, 0]);
});

test('a line tried later is worth what the review says of it; the played one nothing', async () => {
  const { steps } = await greedyGame('castle', { players: 2 }, 2);
  // So late that everything can be counted out.
  const stretches = stretchesOf(steps).slice(-1);
  const nodes = 60_000;
  const findings = stretches.map((stretch) => finish(examine(stretch, nodes)));
  const worth = (line: readonly number[]) =>
    trialWorth(stretches, findings, 0, finish(tryLine(stretches[0], line, nodes))).points;
  assert.equal(worth(stretches[0].moves), 0);
  const seat = stretches[0].seat;
  for (const { moves, outlook } of findings[0].others) {
    const more = outlook.margins[seat] - findings[0].played.margins[seat];
    assert.equal(worth(moves), more);
  }
});

test('a review that was stopped goes on where it was, to the same findings', async () => {
  const stretches = stretchesOf(quickGame('castle', { players: 2 }).steps).slice(0, 6);
  const net = await ownNet(stretches[0].before);
  const alone: Finding[] = stretches.map((stretch) => finish(examine(stretch, NODES, net)));
  const pool = new Pool(2);
  try {
    const stop = new AbortController();
    let kept: ReviewWork = emptyWork(stretches, NODES);
    const first = examineAll(pool, 'test', stretches, kept, stop.signal, (work) => {
      kept = work;
      if (work.findings.filter((finding) => finding !== null).length === 2) stop.abort(new Error('enough'));
    });
    await assert.rejects(first, /enough/);
    assert.equal(allFindings(kept), undefined);
    const before = kept.findings.filter((finding) => finding !== null).length;
    assert.ok(before >= 2 && before < stretches.length);
    let heard = 0;
    const done = await examineAll(pool, 'test', stretches, kept, undefined, () => heard++);
    assert.equal(heard, stretches.length - before);
    assert.deepEqual(allFindings(done), alone);
  } finally {
    pool.close();
  }
});
