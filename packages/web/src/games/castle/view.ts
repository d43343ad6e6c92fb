import { type CastleEvent, type CastleMove, type CastleState, question } from '@shirasagi/engine';
import { withoutLantern } from '@shirasagi/engine/castle';
import { lazyPart } from '../../app/lazy-part';
import type { GameView, MiniatureView } from '../game-view.js';
import { rulesAddress } from './rules/address.js';
import { castleEvent, castleUnasked } from './sentences/events.js';
import { CastleTeller, castleAsk } from './sentences/moves.js';

const COLOURS = ['coral', 'black', 'white'];
const FLOORS = [0, 1, 2, 3];
const PLACES = [0, 1, 2, 3, 4];

function miniature(state: CastleState): MiniatureView {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    season: (state.toMove < 0 ? 3 : state.round - 1) as MiniatureView['season'],
    courtiers: seats.flatMap((seat) =>
      FLOORS.flatMap((floor) => Array.from({ length: state.court(seat, floor) }, () => ({ seat, floor }))),
    ),
    // Dice left on the bridges.
    loose: COLOURS.flatMap((colour, bridge) =>
      PLACES.filter((place) => state.bridgeDie(bridge, place) > 0).map(() => colour),
    ),
  };
}

/** The White Castle at the table. */
export const view: GameView<CastleState> = {
  Table: lazyPart(() => import('./table').then((m) => m.CastleTable)),
  sentences: {
    move: (t, state, info, move) => new CastleTeller(t, state).message(info as CastleMove, move),
    event: (t, event, state, subjects) => castleEvent(t, event as CastleEvent, state, subjects),
    unasked: castleUnasked,
    ask: castleAsk,
  },
  holdings: (state, seat) => ({
    coin: state.coins(seat),
    food: state.holding(seat, 0),
    iron: state.holding(seat, 1),
    pearl: state.holding(seat, 2),
    seal: state.seals(seat),
    vp: state.vp(seat),
    time: state.time(seat),
  }),
  drafting: (state) => state.phase === 0,
  withoutLantern(state) {
    const asked = question(state);
    return asked?.kind === 'placeDie' && asked.lantern ? (withoutLantern(state) as CastleState) : undefined;
  },
  rulesAddress,
  miniature,
};
