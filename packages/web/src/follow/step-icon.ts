import { describe, type MoveInfo } from '@shirasagi/engine';
import type { IconName } from '../art/icon';
import type { LogEntry } from '../session/session.js';

/** The sign of each kind of decision, of both games. */
const ICONS: Readonly<Partial<Record<MoveInfo['kind'], IconName>>> = {
  draft: 'card',
  takeDie: 'bridge',
  placeDie: 'die',
  chooseBlock: 'card',
  chooseWorker: 'worker',
  gate: 'gate',
  climb: 'climb',
  light: 'light',
  favour: 'decree',
  garden: 'gardener',
  train: 'warrior',
  yardTile: 'warrior',
  domainRow: 'domain',
  gainAny: 'any',
  season: 'time',
  exchange: 'seal',
  activateGarden: 'plant',
  pay: 'pay',
  endTurn: 'end',
  rivalRoom: 'courtier',
  rivalGarden: 'gardener',
  start: 'card',
  swap: 'change',
  noSwap: 'change',
  place: 'lantern',
  take: 'lantern',
  act: 'castle',
  wellInstead: 'well',
  well: 'well',
  buy: 'scroll',
  payMix: 'money',
  gardenColumn: 'plant',
  yard: 'warrior',
  reward: 'vp',
  trade: 'goods-common',
  payResource: 'pay',
  lantern: 'lantern',
  lanternCard: 'lantern-card',
  improve: 'improve',
  gainMoney: 'money',
  giveBack: 'money',
  skip: 'end',
};

/** The resource a decision is about has a sign of its own. */
const isIcon = (word: unknown): word is IconName =>
  word === 'food' || word === 'iron' || word === 'pearl' || word === 'coin' || word === 'seal';

/** What a step is about, as an icon. */
export function stepIcon({ before, move }: LogEntry): IconName {
  const info = describe(before, move);
  if ('resource' in info && isIcon(info.resource)) return info.resource;
  return ICONS[info.kind] ?? 'or';
}
