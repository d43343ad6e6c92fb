import type { Move } from '../core/moves.js';
import { type Reason, shortOf } from '../core/reason.js';
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
} from './board.js';
import { coveredValue } from './bridges.js';
import { dieColour, dieValue } from './die.js';
import { NO_EFFECT } from './edition.js';
import { listMoves } from './flow.js';
import * as kind from './frames.js';
import { type CastleMove, MOVES } from './moves.js';
import type { CastleState } from './state.js';

type Kind = CastleMove['kind'];
type Of<K extends Kind> = Extract<CastleMove, { kind: K }>;

/** Kinds of moves a frame is about; a move of another kind is simply not asked. */
const ASKED: Readonly<Record<number, readonly Kind[]>> = {
  [kind.DRAFT_FRAME]: ['draft'],
  [kind.TAKE]: ['takeDie'],
  [kind.PLACE]: ['placeDie'],
  [kind.BLOCKS_FRAME]: ['chooseBlock'],
  [kind.DOMAIN_BLOCK]: ['chooseBlock'],
  [kind.TILE_FRAME]: ['chooseBlock'],
  [kind.LIGHT_FRAME]: ['chooseBlock'],
  [kind.WORKER_FRAME]: ['chooseWorker'],
  [kind.COURTIER_FRAME]: ['gate', 'climb'],
  [kind.GARDENER_FRAME]: ['garden'],
  [kind.WARRIOR_FRAME]: ['train'],
  [kind.YARD_FRAME]: ['yardTile'],
  [kind.PAY_FRAME]: ['pay'],
  [kind.GARDENS_FRAME]: ['activateGarden'],
  [kind.CARD_LIGHT]: ['light'],
  [kind.ANY_FRAME]: ['gainAny'],
  [kind.FAVOUR_FRAME]: ['favour'],
};

/** Why a move cannot be chosen now; nothing when it can. */
export function whyNot(state: CastleState, move: Move): Reason | undefined {
  if (state.depth === 0) return { reason: 'over' };
  const legal: Move[] = [];
  const count = listMoves(state, legal);
  if (legal.slice(0, count).includes(move)) return undefined;
  const info = MOVES.info(move);
  if (info.kind === 'exchange') return whyNoExchange(state, info);
  if (info.kind === 'endTurn') return { reason: 'mustDecide' };
  if (!ASKED[state.top]?.includes(info.kind)) return { reason: 'notNow' };
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
      return whyNoEffect(state, state.topA);
    case 'activateGarden':
      return whyNoActivation(state, move - MOVES.base('activateGarden'));
    case 'gainAny':
      return { reason: 'full' };
    case 'favour':
    case 'draft':
      return { reason: 'occupied' };
    default:
      return { reason: info.kind === 'chooseWorker' ? 'pointless' : 'notHere' };
  }
}

function whyNoExchange(state: CastleState, { get }: Of<'exchange'>): Reason {
  const seat = state.active;
  if (get !== 'coin' && state.holding(seat, RESOURCES.indexOf(get)) === RESOURCE_CAP)
    return { reason: 'full' };
  return shortOf('seals', get === 'coin' ? 1 : 2, state.seals(seat));
}

function whyNoPlace(state: CastleState, { space: name }: Of<'placeDie'>): Reason {
  const space = SPACES.indexOf(name);
  const colour = dieColour(state.topA);
  const covered = coveredValue(state, space, colour);
  if (covered > 0) return shortOf('coins', covered - dieValue(state.topA), state.coins(state.active));
  if (space >= TOP) return { reason: space - TOP === colour ? 'occupied' : 'colour' };
  const wrongColour = SPACE_VALUE[space] < 5 && !state.roomHasColour(space, colour);
  return { reason: wrongColour ? 'colour' : 'occupied' };
}

function whyNoCourtier(state: CastleState, info: Of<'gate'> | Of<'climb'>): Reason {
  const seat = state.active;
  const isGate = info.kind === 'gate';
  if (state.topA & (isGate ? 1 : 2)) return { reason: 'used' };
  if (isGate) {
    if (state.home(seat, COURTIER) === 0) return { reason: 'noMember' };
    return shortOf('coins', GATE_COINS, state.coins(seat));
  }
  const floor = ['gate', 'floor1', 'floor2'].indexOf(info.from);
  if (state.court(seat, floor) === 0) return { reason: 'noMember' };
  return shortOf('pearl', CLIMB_PEARL[info.floors], state.pearl(seat));
}

function whyNoGarden(state: CastleState, garden: number): Reason {
  const seat = state.active;
  if ((state.gardenClans(garden) >> seat) & 1) return { reason: 'alreadyThere' };
  return shortOf('food', state.edition.gardenFood[state.gardenCard(garden)], state.food(seat));
}

/** What an effect's price is short of, or that it would lead to nothing. */
function whyNoEffect(state: CastleState, effect: number): Reason {
  if (effect === NO_EFFECT) return { reason: 'notHere' };
  const seat = state.active;
  const { payCoins, paySeals } = state.edition.effects[effect];
  if (payCoins > state.coins(seat)) return shortOf('coins', payCoins, state.coins(seat));
  if (paySeals > state.seals(seat)) return shortOf('seals', paySeals, state.seals(seat));
  return { reason: 'pointless' };
}

/** A block in reach lacks its price or leads to nothing; one out of reach lies beside no tile of the colour. */
function whyNoBlock(state: CastleState, { room, row }: Of<'chooseBlock'>): Reason {
  const { top } = state;
  if (top === kind.DOMAIN_BLOCK) {
    if (room || row !== ROWS[state.topA]) return { reason: 'notHere' };
    return whyNoEffect(state, state.edition.domainBlock[state.domainCard(state.active) * 3 + state.topA]);
  }
  if (!room || top === kind.LIGHT_FRAME) return { reason: 'notHere' };
  const number = ROOMS.indexOf(room);
  const place = BLOCKS.indexOf(row) % 3;
  const inReach =
    top === kind.BLOCKS_FRAME
      ? number === state.topA && ((state.topC >> place) & 1) === 1
      : state.topA === 3 || state.roomTile(number, place) === state.topA;
  if (!inReach) return { reason: top === kind.TILE_FRAME ? 'colour' : 'notHere' };
  const card = top === kind.BLOCKS_FRAME ? state.topB - 1 : state.roomCard(number);
  return whyNoEffect(state, state.edition.roomBlock[card * 3 + place]);
}

function whyNoActivation(state: CastleState, garden: number): Reason {
  if (((state.topA >> garden) & 1) === 0) return { reason: 'notHere' };
  return whyNoEffect(state, state.edition.gardenEffect[state.gardenCard(garden)]);
}
