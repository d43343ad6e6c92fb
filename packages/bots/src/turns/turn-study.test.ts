import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, clone, type Move, rulesFor, type State, seeded } from '@shirasagi/engine';
import { stateAfter } from '../testing/games.js';
import { isTurnStart, planLength, planOf } from './plan.js';
import { leadOf, TurnStudy } from './turn-study.js';

const POSITIONS: readonly (readonly [string, State])[] = [
  ['castle', startOfTurn(stateAfter('castle', { players: 2 }, 30))],
  ['duel', startOfTurn(stateAfter('duel', {}, 30))],
];

/** The next moment at which a turn begins. */
function startOfTurn(from: State): State {
  const state = clone(from);
  const rng = seeded('start of turn');
  const moves: Move[] = [];
  while (!isTurnStart(state)) {
    const count = rulesFor(state.game).listMoves(state, moves);
    apply(state, moves[rng(count)], rng);
  }
  return state;
}

for (const [name, state] of POSITIONS) {
  test(`a turn is compared by what it leads to: ${name}`, () => {
    const study = new TurnStudy(state, 'a');
    const best = study.best(600);
    assert.deepEqual(best, new TurnStudy(state, 'a').best(600), 'the seed and the states decide');
    assert.equal(best.plan, planOf(state, best.line));
    assert.equal(best.lead, leadOf(best.points, state.toMove));
    const departures = study.departures(best.line);
    assert.ok(departures.length > 0);
    for (const departure of departures.slice(0, 5)) {
      const other = study.along(departure, 100);
      assert.deepEqual(other.line.slice(0, departure.length), departure, 'it begins as it was told to');
    }
    // Departures settle what the turn is about; nothing behind that is looked at.
    assert.ok(departures.every((moves) => moves.length <= planLength(state, best.line)));
  });

  test(`a bad turn is worth less than a good one: ${name}`, () => {
    const study = new TurnStudy(state, 'b');
    const best = study.value(study.best(1000).line, 800);
    const leads = study.departures(best.line).map((departure) => study.along(departure, 100).lead);
    assert.ok(Math.min(...leads) < best.lead - 1);
  });
}

test('a line is followed even through moves the search would not look at', () => {
  const [, state] = POSITIONS[0];
  const legal: Move[] = [];
  const count = rulesFor(state.game).listMoves(state, legal);
  for (const move of legal.slice(0, count)) {
    const turn = new TurnStudy(state, 'c').along([move], 50);
    assert.equal(turn.line[0], move);
    assert.ok(Number.isFinite(turn.lead));
  }
});
