import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  apply,
  clone,
  create,
  type DuelPosition,
  type DuelState,
  fromText,
  isOver,
  legalMoves,
  seeded,
  toPosition,
  toText,
} from '@shirasagi/engine';
import { COLOURS } from '../printed';
import { lanternReward } from './lantern-reward';

type Seat = DuelPosition['seats'][number];

const seatOf = (state: DuelState, seat: number): Seat => (toPosition(state) as DuelPosition).seats[seat];

/** What a seat has more of than before, in the words of effects. */
function gained(before: Seat, after: Seat): Map<string, number> {
  const words = ['food', 'iron', 'pearl', 'coin', 'seal', 'vp', 'change'] as const;
  return new Map(words.map((word) => [word, after[word] - before[word]] as const).filter(([, n]) => n !== 0));
}

test('D3.5: what a location shows of a Lantern is what the engine gives for it', () => {
  let compared = 0;
  for (let game = 0; game < 40; game++) {
    const rng = seeded(`lantern ${game}`);
    const state = create('duel', {}, rng) as DuelState;
    while (!isOver(state)) {
      const legal = legalMoves(state);
      const asked = legal.some((move) => toText(state, move) === 'lantern:coral');
      for (const colour of asked ? COLOURS : []) {
        const before = seatOf(state, state.toMove);
        const shown = lanternReward(before, colour, state.edition.components);
        const told = new Map(
          shown.split(', ').map((gain) => [gain.split(' ')[0], Number(gain.split(' ')[1])]),
        );
        const money = (told.get('coin') ?? 0) + (told.get('seal') ?? 0) + before.coin + before.seal;
        const full = (['food', 'iron', 'pearl'] as const).some((r) => before[r] + (told.get(r) ?? 0) > 7);
        if (money > 10 || full) continue;
        const after = clone(state) as DuelState;
        apply(after, fromText(state, `lantern:${colour}`), rng);
        assert.deepEqual(gained(before, seatOf(after, state.toMove)), told);
        compared++;
      }
      apply(state, legal[rng(legal.length)], rng);
    }
  }
  assert.ok(compared > 50, `only ${compared} compared`);
});
