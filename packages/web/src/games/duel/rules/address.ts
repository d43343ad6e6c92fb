import type { Question } from '@shirasagi/engine';
import type { DUEL_SECTIONS } from './sections.js';

/** The section about each open decision, by the kind of question. */
const SECTION_OF: Readonly<Record<string, (typeof DUEL_SECTIONS)[number]>> = {
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

/** Where the rules speak of what is to be decided now. */
export const rulesAddress = (asked: Question | null): string =>
  `#/rules/duel/${asked ? (SECTION_OF[asked.kind] ?? 'actions') : 'scoring'}`;
