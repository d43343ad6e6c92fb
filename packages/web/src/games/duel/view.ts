import type { DuelEvent, DuelMove, DuelState } from '@shirasagi/engine';
import { lazyPart } from '../../app/lazy-part';
import type { GameView, MiniatureView } from '../game-view.js';
import { rulesAddress } from './rules/address.js';
import { duelEvent, duelUnasked } from './sentences/events.js';
import { DuelTeller, duelAsk } from './sentences/moves.js';

const COLOURS = ['coral', 'black', 'white'];
const LOCATIONS = [0, 1, 2, 3, 4, 5];
/** Turns of the outgoing round, both players together. */
const OUTGOING_TURNS = 12;

function miniature(state: DuelState): MiniatureView {
  const returning = state.turn >= OUTGOING_TURNS ? 2 : 0;
  return {
    season: state.toMove < 0 ? 3 : returning,
    courtiers: [0, 1].map((seat) => ({ seat, floor: state.space(seat) })),
    // Tokens on the locations.
    loose: LOCATIONS.flatMap((location) =>
      Array.from(
        { length: state.stackHeight(location) },
        (_, level) => COLOURS[state.token(location, level)],
      ),
    ),
  };
}

/** The White Castle Duel at the table. */
export const view: GameView<DuelState> = {
  Table: lazyPart(() => import('./table').then((m) => m.DuelTable)),
  sentences: {
    move: (t, state, info) => new DuelTeller(t, state).message(info as DuelMove),
    event: (t, event, state) => duelEvent(t, event as DuelEvent, state),
    unasked: duelUnasked,
    ask: duelAsk,
  },
  holdings: (state, seat) => ({
    coin: state.coins(seat),
    food: state.holding(seat, 0),
    iron: state.holding(seat, 1),
    pearl: state.holding(seat, 2),
    seal: state.seals(seat),
    vp: state.vp(seat),
    change: state.changeTiles(seat),
  }),
  drafting: () => false,
  // A token moves and the Lantern it covers or leaves rewards: there is nothing else.
  withoutLantern: (_, { kind }) => (kind === 'place' || kind === 'take' ? 'all' : undefined),
  rulesAddress,
  miniature,
};
