import { describe, toText } from '@shirasagi/engine';
import type { LogEntry } from '../session/session.js';
import { type Place, placeOf } from './place.js';

/** Pieces of the table by their names. */
export type Pieces = ReadonlyMap<string, Place>;

/** A piece that went from one place to another. */
export interface Walk {
  readonly piece: string;
  readonly from: Place;
  readonly to: Place;
}

/** More than this is a new round being laid out, not a step. */
const MOST_WALKS = 4;
/** Neighbours that close a gap do not count as having walked. */
const SHORTEST = 24;

/** All pieces that are drawn. */
export function piecesOf(table: HTMLElement): Pieces {
  const pieces = new Map<string, Place>();
  for (const element of table.querySelectorAll<HTMLElement>('[data-piece]')) {
    const place = placeOf(element, table);
    if (place) pieces.set(element.dataset.piece!, place);
  }
  return pieces;
}

/** Where a clan is shown as a whole: its line among the clans, or its domain. */
function homeOf(seat: number, table: HTMLElement): Place | undefined {
  const home = table.querySelector<HTMLElement>(`[data-home="${seat}"]`);
  return home ? placeOf(home, table) : undefined;
}

/** Only members come from a domain that is not drawn, only dice and cards go to one. */
const comesFromHome = (piece: string, seat: number) =>
  ['courtier', 'gardener', 'warrior'].some((kind) => piece.startsWith(`${kind}-${seat}-`));
const goesHome = (piece: string) => piece.startsWith('die-') || piece.startsWith('card-');

/** The way each piece went between two drawings; one that was not drawn comes from its clan, or goes there. */
export function walksOf(before: Pieces, after: Pieces, seat: number, table: HTMLElement): readonly Walk[] {
  const home = homeOf(seat, table);
  const walks: Walk[] = [];
  for (const [piece, to] of after) {
    const from = before.get(piece);
    if (from?.element === to.element) continue;
    const far = from && Math.hypot(to.x - from.x, to.y - from.y) > Math.max(SHORTEST, to.width);
    if (far) walks.push({ piece, from, to });
    else if (!from && home && comesFromHome(piece, seat)) walks.push({ piece, from: home, to });
  }
  for (const [piece, from] of before)
    if (home && !after.has(piece) && goesHome(piece)) walks.push({ piece, from, to: home });
  return walks.length > MOST_WALKS ? [] : walks;
}

/** The place on the table a move is made at; another player's domain is no place of it. */
function placeOfMove({ before, move }: LogEntry, seat: number, table: HTMLElement): Place | undefined {
  const text = toText(before, move);
  for (const element of table.querySelectorAll<HTMLElement>(`[data-move="${CSS.escape(text)}"]`)) {
    const domain = element.closest<HTMLElement>('[data-domain]')?.dataset.domain;
    const place = placeOf(element, table);
    if (place && (domain === undefined || domain === String(seat))) return place;
  }
  return undefined;
}

/** What a heron walks is only what a step brought along. */
const isHeron = ({ piece }: Walk) => piece.startsWith('heron');

/** Where a step happens: where its piece came to stand, where its choice lies, or at its clan. */
export function placeOfStep(
  entry: LogEntry,
  seat: number,
  walks: readonly Walk[],
  table: HTMLElement,
): Place | undefined {
  const walked = walks.find((walk) => !isHeron(walk));
  if (walked) return walked.to;
  if (describe(entry.before, entry.move).kind === 'endTurn') return walks[0]?.to ?? homeOf(seat, table);
  return placeOfMove(entry, seat, table) ?? walks[0]?.to ?? homeOf(seat, table);
}
