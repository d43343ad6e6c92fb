import { type Question, question, type State } from '@shirasagi/engine';
import type { SECTIONS } from './sections';

/** The section about each open decision, by the kind of question. */
const CASTLE: Readonly<Record<string, (typeof SECTIONS)['castle'][number]>> = {
  draft: 'setup',
  takeDie: 'dice',
  placeDie: 'spaces',
  endTurn: 'turn',
  roomBlocks: 'spaces',
  domainBlock: 'domain',
  domainRow: 'domain',
  worker: 'spaces',
  courtier: 'courtiers',
  favour: 'courtiers',
  cardLight: 'courtiers',
  gardener: 'gardeners',
  warrior: 'warriors',
  yardTiles: 'warriors',
  gardens: 'round',
  gainAny: 'holdings',
  sealsOverLimit: 'holdings',
  season: 'time',
};

const DUEL: Readonly<Record<string, (typeof SECTIONS)['duel'][number]>> = {
  start: 'setup',
  swap: 'turn',
  token: 'tokens',
  endTurn: 'turn',
  actions: 'actions',
  well: 'actions',
  garden: 'gardens',
  training: 'training',
  reward: 'training',
  courtier: 'climbing',
  trade: 'trade',
  payResource: 'trade',
  improve: 'cards',
  buy: 'cards',
  pay: 'cards',
  payMix: 'cards',
  lanternCard: 'lanterns',
  lantern: 'lanterns',
  gainAny: 'holdings',
  gainMoney: 'holdings',
  giveBack: 'holdings',
};

function castleAddress(asked: Question | null): string {
  if (!asked) return '#/rules/castle/scoring';
  if (asked.kind === 'rivalRoom' || asked.kind === 'rivalGarden') return '#/rules/solo/actions';
  // The order of a Lantern Reward's parts belongs to no effect.
  if (asked.kind === 'order' && asked.effect === null) return '#/rules/castle/lantern';
  return `#/rules/castle/${CASTLE[asked.kind] ?? 'effects'}`;
}

function duelAddress(asked: Question | null): string {
  return `#/rules/duel/${asked ? (DUEL[asked.kind] ?? 'actions') : 'scoring'}`;
}

/** Where the rules speak of what is to be decided now. */
export function rulesAddress(state: State): string {
  const asked = question(state);
  return state.game === 'castle' ? castleAddress(asked) : duelAddress(asked);
}
