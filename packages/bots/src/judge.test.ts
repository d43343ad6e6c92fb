import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clone,
  create,
  fromPosition,
  rulesFor,
  type State,
  scoreSheet,
  seeded,
  toPosition,
} from '@shirasagi/engine';
import { judgeOf } from './judge.js';
import { playersOf } from './search/forecast.js';
import { eachState, stateAfter, TABLES } from './testing/games.js';
import { isTurnStart } from './turns/plan.js';

for (const [game, options] of TABLES) {
  const name = `${game} ${JSON.stringify(options)}`;
  const isAlone = 'players' in options && options.players === 1;

  test(`points are the engine's at every decision: ${name}`, () => {
    for (let seed = 0; seed < 5; seed++) {
      eachState(game, options, seed, (state) => {
        const judge = judgeOf(state);
        for (const sheet of scoreSheet(state)) assert.equal(judge.points(state, sheet.seat), sheet.total);
        assert.equal(judge.seats(state), scoreSheet(state).length);
      });
    }
  });

  test(`turns left count down from all to none and figures stay finite: ${name}`, () => {
    eachState(game, options, 7, (state) => {
      const judge = judgeOf(state);
      const figures = new Float64Array(judge.names.length);
      for (let seat = 0; seat < judge.seats(state); seat++) {
        const row = judge.features(state, seat, figures);
        assert.ok(row >= 0 && row < judge.rows, `row ${row}`);
        assert.ok(figures.every(Number.isFinite));
        assert.ok(Number.isFinite(judge.expect(state, seat)));
        if (state.toMove < 0) assert.equal(judge.expect(state, seat), judge.points(state, seat));
        else assert.ok(judge.spread(state) > 0);
      }
    });
  });

  test(`turns to play count down with every turn, and between turns are those of the next one: ${name}`, () => {
    for (let seed = 0; seed < 3; seed++) {
      // Decisions without a break: a turn, or what a seat decides in the draft, the garden step or the rival's turn.
      const spells: { key: string; seat: number; isTurn: boolean; turns: number[] }[] = [];
      eachState(game, options, seed, (state) => {
        const { toMove } = state;
        if (toMove < 0) return;
        const judge = judgeOf(state);
        const key = rulesFor(game).turnKey(state);
        if (spells.at(-1)?.key !== key) {
          const isTurn = game === 'duel' ? !key.endsWith('draft') : isTurnStart(state);
          spells.push({ key, seat: toMove, isTurn, turns: [] });
        }
        spells.at(-1)!.turns.push(judge.turnsToPlay(state, toMove));
        const each = Array.from({ length: judge.seats(state) }, (_, seat) => seat)
          .filter((seat) => judge.decides(state, seat))
          .map((seat) => judge.turnsToPlay(state, seat));
        assert.equal(
          new Set(each.filter((turns) => turns > 0)).size,
          each.filter((turns) => turns > 0).length,
        );
      });
      const opening = create(game, options, seeded(1));
      const all = playersOf(opening) * (judgeOf(opening).rows - 1);
      const begun = spells.filter(({ isTurn }) => isTurn).map(({ turns }) => turns);
      assert.equal(begun.length, all);
      begun.forEach((turns, i) => {
        // None is left once the last turn has begun, which it has at once where it begins without a choice.
        for (const one of turns)
          assert.ok(one === all - i || (i === all - 1 && one === 0), `${one} after ${i}`);
      });
      spells.forEach(({ isTurn, seat, turns }, i) => {
        if (isTurn) return;
        const next = spells.slice(i).find((spell) => spell.isTurn && spell.seat === seat);
        for (const one of turns) assert.equal(one, next?.turns[0] ?? 0);
      });
    }
  });

  test(`what is expected is the points now, the weighted figures and alone more by turns left, whatever was judged before: ${name}`, () => {
    const seen: { state: State; seat: number; row: number; expected: number }[] = [];
    eachState(game, options, 11, (state) => {
      const judge = judgeOf(state);
      if (state.toMove < 0) return;
      const figures = new Float64Array(judge.names.length);
      for (let seat = 0; seat < judge.seats(state); seat++) {
        if (!judge.decides(state, seat)) continue;
        const row = judge.features(state, seat, figures);
        const weights = judge.tables[judge.seats(state)].rows.trim().split(/\s+/).map(Number);
        const sum = figures.reduce((all, figure, i) => all + figure * weights[row * figures.length + i], 0);
        seen.push({ state: clone(state), seat, row, expected: judge.points(state, seat) + sum });
      }
    });
    // In an order of their own, so that what was read of one state cannot pass for another's.
    const rng = seeded(5);
    for (let i = seen.length - 1; i > 0; i--) {
      const j = rng(i + 1);
      [seen[i], seen[j]] = [seen[j], seen[i]];
    }
    const moreIn: number[] = [];
    for (const { state, seat, row, expected } of seen) {
      const more = judgeOf(state).expect(state, seat) - expected;
      moreIn[row] ??= isAlone ? more : 0;
      assert.ok(Math.abs(more - moreIn[row]) < 1e-9);
    }
    if (isAlone) assert.ok(moreIn.every((more, row) => more > (moreIn[row - 1] ?? 0)));
  });

  test(`a seat's turns left never grow, and every number comes up: ${name}`, () => {
    const last: number[] = [];
    const seen = new Set<number>();
    eachState(game, options, 3, (state) => {
      const judge = judgeOf(state);
      const figures = new Float64Array(judge.names.length);
      for (let seat = 0; seat < judge.seats(state); seat++) {
        const row = judge.features(state, seat, figures);
        assert.ok(row <= (last[seat] ?? row));
        last[seat] = row;
        seen.add(row);
      }
    });
    assert.equal(seen.size, judgeRows(game));
  });
}

for (const [game, options] of [
  ['castle', { players: 2 }],
  ['duel', {}],
] as const) {
  test(`any number of coins a position may have is weighed by its figures: ${game}`, () => {
    const position = structuredClone(toPosition(stateAfter(game, options, 0))) as unknown as {
      seats: { coin: number }[];
    };
    let weighed = 0;
    for (const coin of [0, 1, 5, 9, 63, 64, 100, 200]) {
      position.seats[0].coin = coin;
      const read = fromPosition(position);
      if (!read.ok) continue;
      weighed++;
      const judge = judgeOf(read.value);
      const figures = new Float64Array(judge.names.length);
      const row = judge.features(read.value, 0, figures);
      const weights = judge.tables[2].rows.trim().split(/\s+/).map(Number);
      const sum = figures.reduce((all, figure, i) => all + figure * weights[row * figures.length + i], 0);
      assert.ok(Math.abs(judge.expect(read.value, 0) - judge.points(read.value, 0) - sum) < 1e-9, `${coin}`);
    }
    assert.ok(weighed >= 4, `${weighed} positions were accepted`);
  });
}

const judgeRows = (game: string): number => (game === 'castle' ? 10 : 13);
