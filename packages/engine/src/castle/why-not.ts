import type { Move } from '../core/moves.js';
import { explainer, type ReasonOf, shortOf } from '../core/reason.js';
import { coveredValue } from './bridges.js';
import { NO_EFFECT } from './edition/edition.js';
import { FRAMES, listMoves } from './flow.js';
import {
  BLOCKS,
  CLIMB_PEARL,
  COURTIER,
  GATE_COINS,
  RESOURCE_CAP,
  RESOURCES,
  ROOMS,
  ROWS,
  SPACE_VALUE,
  SPACES,
  TOP,
  YARD_IRON,
  YARDS,
} from './model/board.js';
import { dieColour, dieValue } from './model/die.js';
import * as frame from './model/frames.js';
import { type CastleMove, MOVES } from './model/moves.js';
import type { CastleState } from './model/state.js';

/** Why a move cannot be chosen now. */
export type CastleReason = ReasonOf<
  'coins' | 'seals' | 'food' | 'iron' | 'pearl',
  /** The colour does not fit. */
  | 'colour'
  /** One of the clan's own stands there already. */
  | 'alreadyThere'
  /** No member is there to send. */
  | 'noMember'
>;

type Kind = CastleMove['kind'];
type Of<K extends Kind> = Extract<CastleMove, { kind: K }>;

/** Why a move cannot be chosen now; nothing when it can. */
export const whyNot = explainer<CastleState, CastleMove, CastleReason>({
  moves: MOVES,
  list: listMoves,
  answers: (state) => FRAMES.top(state).answers,
  apart: (state, info) => (info.kind === 'exchange' ? whyNoExchange(state, info) : undefined),
  asked: whyNotAsked,
});

function whyNotAsked(state: CastleState, info: CastleMove, move: Move): CastleReason {
  switch (info.kind) {
    case 'takeDie':
      return { reason: 'empty' };
    case 'placeDie':
      return whyNoPlace(state, info);
    case 'gate':
    case 'climb':
      return whyNoCourtier(state, info);
    case 'garden':
      return whyNoGarden(state, move - MOVES.base('garden'));
    case 'train':
      return shortOf('iron', YARD_IRON[YARDS.indexOf(info.yard)], state.iron(state.active));
    case 'chooseBlock':
      return whyNoBlock(state, info);
    case 'pay':
      return whyNoEffect(state, state.arg(frame.payArg.effect));
    case 'activateGarden':
      return whyNoActivation(state, move - MOVES.base('activateGarden'));
    case 'gainAny':
      return { reason: 'full' };
    case 'order':
    case 'season':
    case 'skip':
      return { reason: 'notNow' };
    case 'favour':
    case 'draft':
      return { reason: 'occupied' };
    default:
      return { reason: info.kind === 'chooseWorker' ? 'pointless' : 'notHere' };
  }
}

function whyNoExchange(state: CastleState, { get }: Of<'exchange'>): CastleReason {
  const seat = state.active;
  if (get !== 'coin' && state.holding(seat, RESOURCES.indexOf(get)) === RESOURCE_CAP)
    return { reason: 'full' };
  return shortOf('seals', get === 'coin' ? 1 : 2, state.seals(seat));
}

function whyNoPlace(state: CastleState, { space: name }: Of<'placeDie'>): CastleReason {
  const space = SPACES.indexOf(name);
  const die = state.arg(frame.placeArg.die);
  const colour = dieColour(die);
  const covered = coveredValue(state, space, colour);
  if (covered > 0) return shortOf('coins', covered - dieValue(die), state.coins(state.active));
  if (space >= TOP) return { reason: space - TOP === colour ? 'occupied' : 'colour' };
  const wrongColour = SPACE_VALUE[space] < 5 && !state.roomHasColour(space, colour);
  return { reason: wrongColour ? 'colour' : 'occupied' };
}

function whyNoCourtier(state: CastleState, info: Of<'gate'> | Of<'climb'>): CastleReason {
  const seat = state.active;
  const isGate = info.kind === 'gate';
  if (state.arg(frame.courtierArg.used) & (isGate ? frame.AUDIENCE : frame.CLIMB)) return { reason: 'used' };
  if (isGate) {
    if (state.home(seat, COURTIER) === 0) return { reason: 'noMember' };
    return shortOf('coins', GATE_COINS, state.coins(seat));
  }
  const floor = ['gate', 'floor1', 'floor2'].indexOf(info.from);
  if (state.court(seat, floor) === 0) return { reason: 'noMember' };
  return shortOf('pearl', CLIMB_PEARL[info.floors], state.pearl(seat));
}

function whyNoGarden(state: CastleState, garden: number): CastleReason {
  const seat = state.active;
  if ((state.gardenClans(garden) >> seat) & 1) return { reason: 'alreadyThere' };
  return shortOf('food', state.edition.gardenFood[state.gardenCard(garden)], state.food(seat));
}

/** What an effect's price is short of, or that it would lead to nothing. */
function whyNoEffect(state: CastleState, effect: number): CastleReason {
  if (effect === NO_EFFECT) return { reason: 'notHere' };
  const seat = state.active;
  const { payCoins, paySeals } = state.edition.effects[effect];
  if (payCoins > state.coins(seat)) return shortOf('coins', payCoins, state.coins(seat));
  if (paySeals > state.seals(seat)) return shortOf('seals', paySeals, state.seals(seat));
  return { reason: 'pointless' };
}

/** A block in reach lacks its price or leads to nothing; one out of reach lies beside no tile of the colour. */
function whyNoBlock(state: CastleState, { room, row }: Of<'chooseBlock'>): CastleReason {
  const { top } = state;
  if (top === frame.DOMAIN_BLOCK) {
    const asked = state.arg(frame.domainBlockArg.row);
    if (room || row !== ROWS[asked]) return { reason: 'notHere' };
    return whyNoEffect(state, state.edition.domainBlock[state.domainCard(state.active) * 3 + asked]);
  }
  if (!room || top === frame.LIGHT_FRAME) return { reason: 'notHere' };
  const number = ROOMS.indexOf(room);
  const place = BLOCKS.indexOf(row) % 3;
  const colour = state.arg(frame.tileArg.colour);
  const inReach =
    top === frame.BLOCKS_FRAME
      ? number === state.arg(frame.blocksArg.room) && ((state.arg(frame.blocksArg.left) >> place) & 1) === 1
      : colour === frame.ANY_COLOUR || state.roomTile(number, place) === colour;
  if (!inReach) return { reason: top === frame.TILE_FRAME ? 'colour' : 'notHere' };
  const card = top === frame.BLOCKS_FRAME ? state.arg(frame.blocksArg.card) - 1 : state.roomCard(number);
  return whyNoEffect(state, state.edition.roomBlock[card * 3 + place]);
}

function whyNoActivation(state: CastleState, garden: number): CastleReason {
  if (((state.arg(frame.gardensArg.left) >> garden) & 1) === 0) return { reason: 'notHere' };
  return whyNoEffect(state, state.edition.gardenEffect[state.gardenCard(garden)]);
}
