import { useSyncExternalStore } from 'react';
import { isRulesPage, type RulesPageName } from '../games/rules';

/** Where in the page one is. */
export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'me'; readonly from: string | undefined }
  | { readonly page: 'new'; readonly wanted: URLSearchParams }
  /** The review of a game, or one of its decisions being tried again. */
  | { readonly page: 'review'; readonly id: string; readonly decision: number | undefined }
  | { readonly page: 'game'; readonly id: string; readonly moment: number | undefined }
  | { readonly page: 'rules'; readonly game: RulesPageName; readonly section: string | undefined }
  | { readonly page: 'learn'; readonly lesson: LessonPlace | undefined }
  | { readonly page: 'watch'; readonly packed: string; readonly query: URLSearchParams }
  | { readonly page: 'puzzles'; readonly game: string | undefined; readonly id: string | undefined }
  /** The game of today, or of a day that is over. */
  | { readonly page: 'daily'; readonly day: string | undefined }
  | { readonly page: 'editions'; readonly at: EditionPlace }
  | { readonly page: 'online'; readonly at: OnlinePlace };

/** Where among the editions: all of them, one being changed, one on a sheet, or one packed into the address. */
export type EditionPlace =
  | { readonly place: 'list' }
  | { readonly place: 'edit'; readonly id: string }
  | { readonly place: 'sheet'; readonly id: string }
  | { readonly place: 'shared'; readonly packed: string };

/** A lesson, or the coached game of a group under the name `game`. */
export interface LessonPlace {
  readonly group: RulesPageName;
  readonly name: string;
}

/** Where among the online tables: the lobby, a table being opened, or a table, with the key of its link. */
export type OnlinePlace =
  | { readonly place: 'lobby' }
  | { readonly place: 'new'; readonly game: string | null }
  | {
      readonly place: 'table';
      readonly id: string;
      readonly key: string | undefined;
      readonly moment: number | undefined;
    };

/** Reads an address such as `#/game/abc`; whatever is unknown is the start. */
export function readRoute(hash: string): Route {
  const [path, query] = hash.replace(/^#?\/?/, '').split('?', 2);
  const [page, name, section] = path.split('/').map(decoded);
  if (page === 'game' && name === 'new') return { page: 'new', wanted: new URLSearchParams(query) };
  if (page === 'review' && name)
    return { page, id: name, decision: section === undefined ? undefined : Number(section) };
  if (page === 'game' && name)
    return { page: 'game', id: name, moment: readMoment(new URLSearchParams(query)) };
  if (page === 'online') return { page: 'online', at: readPlace(name, new URLSearchParams(query)) };
  if (page === 'watch') return { page, packed: name ?? '', query: new URLSearchParams(query) };
  if (page === 'daily') return { page, day: name || undefined };
  if (page === 'puzzles') return { page, game: name, id: section };
  if (page === 'editions') return { page, at: readEditionPlace(name, section) };
  if (page === 'me') return { page, from: readOrigin(new URLSearchParams(query)) };
  if (page === 'rules' && isRulesPage(name)) return { page: 'rules', game: name, section };
  if (page === 'learn')
    return { page, lesson: isRulesPage(name) && section ? { group: name, name: section } : undefined };
  return { page: 'start' };
}

/** A part of an address; what is escaped wrongly stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function readEditionPlace(name: string | undefined, section: string | undefined): EditionPlace {
  if (!name) return { place: 'list' };
  if (name === 'shared') return { place: 'shared', packed: section ?? '' };
  return { place: section === 'sheet' ? 'sheet' : 'edit', id: name };
}

function readPlace(name: string | undefined, query: URLSearchParams): OnlinePlace {
  if (!name) return { place: 'lobby' };
  if (name === 'new') return { place: 'new', game: query.get('game') };
  return { place: 'table', id: name, key: query.get('key') ?? undefined, moment: readMoment(query) };
}

/** The moment a link leads to: how many decisions stood. */
function readMoment(query: URLSearchParams): number | undefined {
  const at = query.get('at');
  return at !== null && /^\d{1,5}$/.test(at) ? Number(at) : undefined;
}

/** The address of the page about oneself that leads back to where one is now. */
export const meAddress = (from: string): string => `#/me?from=${encodeURIComponent(from)}`;

/** Only screens that a person is needed for lead there and take one back. */
function readOrigin(query: URLSearchParams): string | undefined {
  const from = query.get('from');
  return from && ['online', 'daily'].includes(readRoute(from).page) ? from : undefined;
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The address as it is now. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}

/** Goes to an address; `replace` leaves no step back to the one before. */
export function go(hash: string, replace = false): void {
  if (replace) location.replace(hash);
  else location.hash = hash;
}
