import type { MoveInfo } from '@shirasagi/engine';

/** The four pages of the phone's strip, in their order. */
export const PAGES = ['castle', 'grounds', 'market', 'domain'] as const;
export type PageName = (typeof PAGES)[number];

/** Where each kind of decision is made; what is not here can be answered from any page. */
const PAGE_OF: Readonly<Partial<Record<MoveInfo['kind'], PageName>>> = {
  place: 'castle',
  take: 'castle',
  swap: 'castle',
  act: 'castle',
  wellInstead: 'castle',
  well: 'castle',
  climb: 'castle',
  buy: 'castle',
  gardenColumn: 'grounds',
  yard: 'grounds',
  reward: 'grounds',
  trade: 'market',
  lanternCard: 'market',
  start: 'domain',
  lantern: 'domain',
  improve: 'domain',
  payResource: 'domain',
  payMix: 'domain',
  gainAny: 'domain',
  gainMoney: 'domain',
  giveBack: 'domain',
};

/** The page that holds the current decision, if one does. */
export function pageOf(kinds: readonly MoveInfo['kind'][]): PageName | undefined {
  const first = kinds.find((kind) => PAGE_OF[kind]);
  if (first) return PAGE_OF[first];
  // Exchanges stand beside most decisions; alone they are one.
  return kinds.length > 0 && kinds.every((kind) => kind === 'exchange') ? 'domain' : undefined;
}
