import { apply, clone, type Move, type State, seeded, toPosition } from '@shirasagi/engine';
import { counted, type Vocabulary } from './effect-words.js';

/** What a clan holds, in the order it is told. */
const HOLDINGS = {
  coin: ['coin', 'coins'],
  seal: ['seal', 'seals'],
  food: ['food', 'food'],
  iron: ['iron', 'iron'],
  pearl: ['pearl', 'pearl'],
  vp: ['point', 'points'],
  time: ['step on the time track', 'steps on the time track'],
  change: ['Change tile', 'Change tiles'],
} as const satisfies Vocabulary;

type Holdings = Readonly<Partial<Record<keyof typeof HOLDINGS, number>>>;

function holdingsOf(state: State, seat: number): Holdings {
  return toPosition(state).seats[seat] as Holdings;
}

/** What a seat gained and gave between two states, such as `+2 coins, -1 seal`; empty for nothing. */
export function changesOf(before: State, after: State, seat: number): string {
  const old = holdingsOf(before, seat);
  const now = holdingsOf(after, seat);
  const parts: string[] = [];
  for (const name of Object.keys(HOLDINGS) as (keyof typeof HOLDINGS)[]) {
    const change = (now[name] ?? 0) - (old[name] ?? 0);
    if (change === 0) continue;
    parts.push(`${change > 0 ? '+' : '-'}${counted(Math.abs(change), HOLDINGS[name])}`);
  }
  return parts.join(', ');
}

/** What a move would change at once for the seat to move; empty where that depends on chance. */
export function changesBy(state: State, move: Move): string {
  const [one, other] = [0, 1].map((seed) => {
    const after = clone(state);
    apply(after, move, seeded(seed));
    return changesOf(state, after, state.toMove);
  });
  return one === other ? one : '';
}
