import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, replayLog, type ScoreSheet, scoreSheet, seeded, start } from '@shirasagi/engine';
import { endingOf, unplayedEnding } from './ending.js';
import { type Moment, moments } from './story.js';

const sheet = (seat: number, rank: number, warriors: number, gardeners: number): ScoreSheet => ({
  seat,
  rank,
  categories: { warriors, gardeners },
  total: warriors + gardeners,
});
const moment = (seat: number, round: number, ...points: number[]): Moment => ({
  decisions: 0,
  seat,
  round,
  points,
});

const COURSE = [
  moment(-1, 1, 0, 0),
  moment(0, 1, 5, 0),
  moment(1, 1, 5, 3),
  moment(0, 2, 6, 3),
  moment(1, 2, 6, 7),
  moment(0, 3, 8, 7),
  moment(1, 3, 8, 12),
];

test('a decided game: the category of the largest difference, the best turn of the winner, the last round', () => {
  const ending = endingOf([sheet(0, 2, 4, 4), sheet(1, 1, 10, 2)], COURSE);
  assert.deepEqual(ending.winners, [1]);
  assert.deepEqual([ending.score, ending.how], [{ mine: 12, theirs: 8 }, 'fair']);
  assert.deepEqual(ending.facts, [
    { kind: 'category', category: 'warriors', mine: 10, theirs: 4 },
    { kind: 'turn', points: 5, round: 3 },
    { kind: 'lastRound', mine: 5, theirs: 2 },
  ]);
});

test('points that come on the turn of another are not the best turn', () => {
  const turns = [moment(-1, 1, 0, 0), moment(0, 1, 2, 9), moment(1, 1, 2, 10)];
  const { facts } = endingOf([sheet(0, 2, 1, 1), sheet(1, 1, 5, 5)], turns);
  assert.deepEqual(facts[1], { kind: 'turn', points: 1, round: 1 });
});

test('a lead is from the first turn on, or from the round in which nobody was level any more', () => {
  const sheets = [sheet(0, 1, 6, 6), sheet(1, 2, 2, 2)];
  const always = [moment(-1, 1, 0, 0), moment(0, 1, 4, 0), moment(1, 2, 4, 3)];
  assert.deepEqual(endingOf(sheets, always).facts[2], { kind: 'always' });
  const since = [
    moment(-1, 1, 0, 0),
    moment(0, 1, 2, 0),
    moment(1, 1, 2, 2),
    moment(0, 2, 5, 2),
    moment(1, 3, 5, 4),
  ];
  assert.deepEqual(endingOf(sheets, since).facts[2], { kind: 'since', round: 2 });
});

test('a last round in which somebody lost points, or in which the winner gained less, is not told', () => {
  const sheets = [sheet(0, 1, 6, 4), sheet(1, 2, 2, 7)];
  const lost = [moment(-1, 1, 0, 0), moment(0, 1, 3, 0), moment(1, 2, 3, 4), moment(1, 3, 3, 2)];
  assert.deepEqual(endingOf(sheets, lost).facts[2], { kind: 'since', round: 3 });
  const tie = [moment(-1, 1, 0, 0), moment(0, 1, 8, 3), moment(1, 2, 8, 6), moment(1, 3, 8, 8)];
  assert.deepEqual(endingOf(sheets, tie).facts, [
    { kind: 'category', category: 'warriors', mine: 6, theirs: 2 },
    { kind: 'turn', points: 8, round: 1 },
    { kind: 'category', category: 'gardeners', mine: 4, theirs: 7 },
  ]);
});

test('a seat that was given up is no measure for the winner while another is left', () => {
  const sheets = [sheet(0, 3, 20, 20), sheet(1, 1, 10, 2), sheet(2, 2, 4, 4)];
  const turns = [moment(-1, 1, 0, 0, 0), moment(1, 1, 0, 12, 0)];
  const ending = endingOf(sheets, turns, [0]);
  assert.deepEqual([ending.score, ending.how], [{ mine: 12, theirs: 8 }, 'fair']);
  const alone = [sheet(0, 1, 1, 1), sheet(1, 2, 9, 9)];
  assert.deepEqual(unplayedEnding(alone), { winners: [0], how: 'fair', facts: [] });
});

test('how clear a win is follows from the lead; a tie-break and a shared victory are told apart', () => {
  const how = (...sheets: ScoreSheet[]) => endingOf(sheets, COURSE).how;
  assert.equal(how(sheet(0, 1, 20, 10), sheet(1, 2, 10, 5)), 'clear');
  assert.equal(how(sheet(0, 1, 20, 10), sheet(1, 2, 10, 17)), 'narrow');
  assert.equal(how(sheet(0, 1, 5, 5), sheet(1, 2, 5, 5)), 'tie');
  const shared = endingOf([sheet(0, 1, 9, 1), sheet(1, 1, 2, 8)], COURSE);
  assert.equal(shared.how, 'shared');
  assert.deepEqual(shared.winners, [0, 1]);
  assert.deepEqual(shared.facts.slice(0, 2), [
    { kind: 'category', category: 'warriors', mine: 9, theirs: 2 },
    { kind: 'category', category: 'gardeners', mine: 1, theirs: 8 },
  ]);
});

test('the facts of whole games hold against their sheets and their course', () => {
  for (const [game, options] of [
    ['castle', { players: 4 }],
    ['castle', { players: 1, level: 'easy' }],
    ['duel', {}],
  ] as const) {
    const rng = seeded(`ending ${game}`);
    const gameLog = replayLog(start(game, options, rng).record());
    while (gameLog.game.state.toMove >= 0) {
      const legal = legalMoves(gameLog.game.state);
      gameLog.play(legal[rng(legal.length)], rng);
    }
    const sheets = scoreSheet(gameLog.game.state);
    const turns = moments(gameLog.steps);
    const { winners, facts } = endingOf(sheets, turns);
    assert.equal(facts.length, 3, game);
    const winner = sheets[winners[0]];
    const other = sheets.find(({ rank, seat }) => rank === 2 || (rank === 1 && seat > winner.seat))!;
    for (const fact of facts) assert.ok(!('theirs' in fact) || fact.theirs >= 0, game);
    const leads = Object.keys(winner.categories).map((key) => winner.categories[key] - other.categories[key]);
    assert.ok(facts[0].kind === 'category' && facts[0].mine - facts[0].theirs === Math.max(...leads));
    const gains = turns
      .slice(1)
      .flatMap((turn, i) =>
        turn.seat === winner.seat ? [turn.points[winner.seat] - turns[i].points[winner.seat]] : [],
      );
    assert.ok(facts[1].kind !== 'turn' || facts[1].points === Math.max(...gains));
  }
});
