import type { MoveInfo } from '@shirasagi/engine';

/** The four pages of the phone's strip, in their order. */
export const PAGES = ['castle', 'bridges', 'clans', 'domain'] as const;
export type PageName = (typeof PAGES)[number];

/** Where each kind of decision is made; what is not here can be answered from any page. */
const PAGE_OF: Readonly<Partial<Record<MoveInfo['kind'], PageName>>> = {
  takeDie: 'bridges',
  garden: 'bridges',
  activateGarden: 'bridges',
  rivalGarden: 'bridges',
  placeDie: 'castle',
  chooseWorker: 'castle',
  gate: 'castle',
  climb: 'castle',
  favour: 'castle',
  rivalRoom: 'castle',
  train: 'clans',
  yardTile: 'clans',
  season: 'clans',
  draft: 'domain',
  domainRow: 'domain',
  gainAny: 'domain',
  light: 'domain',
};

/** The page a move is made on: a block stands in a castle room or on the domain's card. */
function pageOf(info: MoveInfo): PageName | undefined {
  if (info.kind === 'chooseBlock') return 'room' in info && info.room ? 'castle' : 'domain';
  return PAGE_OF[info.kind];
}

/** The pages that hold the current decision, in the order of its moves. */
export function pagesOf(moves: Iterable<{ readonly info: MoveInfo }>): readonly PageName[] {
  const pages = new Set<PageName>();
  for (const { info } of moves) {
    const page = pageOf(info);
    if (page) pages.add(page);
  }
  return [...pages];
}
