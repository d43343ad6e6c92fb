import { describe, type MoveInfo } from '@shirasagi/engine';
import type { LogEntry, Snapshot } from '../session/session.js';
import type { SoundName } from './sounds.js';

/** What each decision sounds like; those that only lead to the next question are silent. */
const DEEDS: Readonly<Record<MoveInfo['kind'], SoundName | undefined>> = {
  draft: 'card',
  takeDie: 'die',
  placeDie: 'die',
  chooseBlock: undefined,
  chooseWorker: undefined,
  gate: 'piece',
  climb: 'piece',
  light: 'coin',
  favour: 'piece',
  garden: 'piece',
  train: 'piece',
  yardTile: 'card',
  domainRow: 'coin',
  gainAny: 'coin',
  season: 'coin',
  order: undefined,
  exchange: 'coin',
  activateGarden: 'coin',
  pay: 'coin',
  skip: undefined,
  endTurn: undefined,
  rivalRoom: 'piece',
  rivalGarden: 'piece',
  start: 'card',
  swap: 'card',
  noSwap: undefined,
  place: 'lantern',
  take: 'lantern',
  act: undefined,
  wellInstead: undefined,
  well: 'coin',
  buy: 'card',
  payMix: 'coin',
  gardenColumn: 'piece',
  yard: 'piece',
  reward: 'coin',
  trade: 'coin',
  payResource: 'coin',
  lantern: 'lantern',
  lanternCard: 'card',
  improve: 'card',
  gainMoney: 'coin',
  giveBack: 'coin',
};

/** The sound of a decision. */
const deedSound = ({ before, move }: LogEntry): SoundName | undefined => DEEDS[describe(before, move).kind];

/** What of a picture of the game can be heard. */
export type Heard = Pick<Snapshot, 'log' | 'legal' | 'sitters' | 'you'> & {
  readonly over: boolean;
};

/** Whether a person at this page made a decision. */
const decidedHere = ({ sitters, you }: Heard, { seat }: LogEntry): boolean =>
  you === null ? sitters[seat]?.kind === 'person' : seat === you;

/**
 * The one sound for the change from one picture to the next: the end before one's own turn, that before what was
 * done last. Taking back is silent.
 */
export function nextSound(before: Heard, now: Heard): SoundName | undefined {
  if (now.over) return before.over ? undefined : 'end';
  const last = now.log.at(-1);
  if (!last || now.log.length <= before.log.length) return undefined;
  return now.legal.length > 0 && !decidedHere(now, last) ? 'turn' : deedSound(last);
}

/** Whether a sound is worth hearing from a page that is not looked at: only what calls one back. */
export const calls = (sound: SoundName): boolean => sound === 'turn' || sound === 'end';
