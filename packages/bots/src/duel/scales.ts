import type { DuelState } from '@shirasagi/engine';
import { leftover, prepareRows, weigh } from '../figures.js';
import type { Weighted } from '../levels/fondness.js';
import {
  CHANGE,
  CLAN_SEALS,
  COIN,
  GOODS_TOP,
  HOLDING,
  PLAIN,
  SEAL,
  SEAT,
  SEAT_SIZE,
  SPACE,
  YARD_SEALS,
} from './bytes.js';
import {
  AT,
  isTurnToBegin,
  isWorkOpen,
  NAMES,
  OF_MONEY,
  OF_RESOURCES,
  OWN_FIGURES,
  openColumns,
  turnsLeft,
} from './features.js';
import { BLUE, FLAG, KABUTO, KATANA, KINDS, WHITE } from './icons.js';
import { AREA_FIGURES, type Owned, ownedBy } from './owned.js';
import { pendingSum } from './pending.js';

const SIZE = NAMES.length;

// The parts of a row: the worth of each number of a thing, then the weights of all figures.
const COUNTS = 16;
/** Coins and seals have a byte each. */
const MOST_MONEY = 2 * 255;
const MONEY_WORTH = 3 * COUNTS;
const VP_WORTH = MONEY_WORTH + MOST_MONEY + 1;
const WEIGHTS = VP_WORTH + 1;
const ROW_SIZE = WEIGHTS + SIZE;

// Figures of icons, cards and yards, in their order from the number of plain cards on.
const FLIP_ALL = AT.plainCards + 1;
const SPACES = AT.plainCards + 2;
const BASIC = AT.plainCards + 3;
const ELITE = AT.plainCards + 4;
const FLAGS_ABOVE = AT.plainCards + 5;
const FLAGS_SPACE = AT.plainCards + 6;
const CRANES = AT.plainCards + 7;
const KATANA_BASIC = AT.plainCards + 8;
const KABUTO_YARDS = AT.plainCards + 9;
const KATANA_ROOM = AT.plainCards + 10;
const KABUTO_ROOM = AT.plainCards + 11;
const PEARL_FLAGS = AT.plainCards + 12;
const IRON_ARMS = AT.plainCards + 13;

/** One row of weights made ready: what every number of a thing is worth, points on the score sheet included. */
function prepareRow(weights: Float64Array, vpWorth: number, out: Float64Array): void {
  for (let resource = 0; resource < 3; resource++)
    for (let count = 0; count < COUNTS; count++)
      out[resource * COUNTS + count] = weigh(OF_RESOURCES[resource], count, weights) + leftover(count);
  for (let money = 0; money <= MOST_MONEY; money++)
    out[MONEY_WORTH + money] = weights[0] + weigh(OF_MONEY, money, weights) + Math.floor(money / 5);
  out[VP_WORTH] = vpWorth;
  out.set(weights, WEIGHTS);
}

/** Weights made ready to judge states with. */
export class Scales {
  private readonly rows: Float64Array;
  /** For each seat, the weighted sum of what it has on cards, and of which version and row that is. */
  private readonly ownedSums = new Float64Array(2);
  private readonly ownedVersions = new Int32Array(2).fill(-1);
  private readonly ownedRows = new Int32Array(2);

  constructor(weights: Weighted) {
    this.rows = prepareRows(weights, ROW_SIZE, prepareRow);
  }

  /** Points a player can expect at the end: those it has, and the weighted sum of its figures. */
  expect(state: DuelState, seat: number): number {
    const { bytes } = state;
    const { yardSpaces } = state.edition;
    const t = this.rows;
    const row = turnsLeft(state, seat);
    const at = row * ROW_SIZE;
    const w = at + WEIGHTS;
    const own = SEAT + seat * SEAT_SIZE;
    const iron = bytes[own + HOLDING + 1];
    const pearl = bytes[own + HOLDING + 2];
    const coins = bytes[own + COIN];
    const seals = bytes[own + SEAL];
    const owned = ownedBy(state, seat);
    const { counted, plain } = owned;
    const space = bytes[own + SPACE];
    const basic = bytes[YARD_SEALS + seat];
    const elite = bytes[YARD_SEALS + 2 + seat];
    const basicOpen = yardSpaces[0] - basic - bytes[YARD_SEALS + 1 - seat];
    const eliteOpen = yardSpaces[1] - elite - bytes[YARD_SEALS + 3 - seat];
    const kabutoWorth = basic + 2 * elite;
    const flags = counted[FLAG] + plain[FLAG];
    const katanas = counted[KATANA] + plain[KATANA];
    const kabutos = counted[KABUTO] + plain[KABUTO];
    const cranes = (counted[BLUE] + plain[BLUE]) * (counted[WHITE] + plain[WHITE]);
    // What all icons would score, and those of cards that are improved.
    const all = flags * space + katanas * basic + kabutos * kabutoWorth + cranes;
    const scored =
      counted[FLAG] * space +
      counted[KATANA] * basic +
      counted[KABUTO] * kabutoWorth +
      counted[BLUE] * counted[WHITE];
    const sum =
      t[at + VP_WORTH] * state.vp(seat) +
      scored +
      t[w + FLIP_ALL] * (all - scored) +
      t[at + bytes[own + HOLDING]] +
      t[at + COUNTS + iron] +
      t[at + 2 * COUNTS + pearl] +
      t[at + MONEY_WORTH + coins + seals] +
      t[w + AT.coins] * coins +
      t[w + AT.seals] * seals +
      t[w + AT.change] * bytes[own + CHANGE] +
      t[w + AT.clanSeals] * bytes[own + CLAN_SEALS] +
      t[w + AT.plainCards] * bytes[own + PLAIN] +
      t[w + SPACES] * space +
      t[w + BASIC] * basic +
      t[w + ELITE] * elite +
      flags * (t[w + FLAGS_ABOVE] * (3 - space) + t[w + FLAGS_SPACE] * space + t[w + PEARL_FLAGS] * pearl) +
      t[w + CRANES] * cranes +
      katanas * (t[w + KATANA_BASIC] * basic + t[w + KATANA_ROOM] * Math.min(basicOpen, 2)) +
      kabutos *
        (t[w + KABUTO_YARDS] * kabutoWorth + t[w + KABUTO_ROOM] * Math.min(basicOpen + 2 * eliteOpen, 3)) +
      t[w + IRON_ARMS] * iron * (katanas + kabutos) +
      t[w + AT.stonesOpen] * openColumns(bytes, 0) +
      t[w + AT.stonesOpen + 1] * openColumns(bytes, 3) +
      t[w + AT.stonesOpen + 2] * basicOpen +
      t[w + AT.stonesOpen + 3] * eliteOpen +
      // A stack of goods holds 0 when nothing is left of it.
      (bytes[GOODS_TOP] > 0 ? t[w + AT.stonesOpen + 4] : 0) +
      (bytes[GOODS_TOP + 1] > 0 ? t[w + AT.stonesOpen + 5] : 0) +
      this.ownedSum(owned, seat, row);
    if (state.active !== seat) return sum;
    const begin = isTurnToBegin(state) ? t[w + AT.next] : 0;
    if (!isWorkOpen(state)) return sum + begin;
    return sum + begin + pendingSum(state, seat, counted, plain, t, w + OWN_FIGURES);
  }

  /** The weighted sum of icons and Lantern cards; few moves change any of them. */
  private ownedSum(owned: Owned, seat: number, row: number): number {
    const { ownedSums, ownedVersions, ownedRows } = this;
    if (ownedVersions[seat] === owned.version && ownedRows[seat] === row) return ownedSums[seat];
    const t = this.rows;
    const w = row * ROW_SIZE + WEIGHTS;
    const { counted, plain, areas } = owned;
    let sum = 0;
    for (let kind = 0; kind < KINDS; kind++)
      sum += t[w + AT.counted + kind] * counted[kind] + t[w + AT.plain + kind] * plain[kind];
    for (let figure = 0; figure < AREA_FIGURES; figure++) sum += t[w + AT.areas + figure] * areas[figure];
    ownedVersions[seat] = owned.version;
    ownedRows[seat] = row;
    ownedSums[seat] = sum;
    return sum;
  }
}
