import {
  type EditionBase,
  type GameName,
  type GameRecord,
  pack,
  replayLog,
  rulesFor,
  unpack,
} from '@shirasagi/engine';
import type { SeatPlayer } from '../session/session.js';
import { isBuiltIn } from '../session/store/edition-of.js';
import { isLevel } from '../table/seats/characters.js';
import { fromBase64url, toBase64url } from './base64url.js';

/** Longer than any game comes to; more is refused before it is read. */
const LONGEST = 6000;

/** What a link leads to. */
export interface Shared {
  readonly record: GameRecord & { readonly game: GameName };
  readonly sitters: readonly SeatPlayer[];
  /** Decisions that stood at the moment it shows. */
  readonly at: number;
}

/**
 * The address of a moment of a game, which holds the whole game. Names are not told to others. Values other than the
 * built-in ones are named by their fingerprint; `editions.ts` adds the values themselves.
 */
export function linkTo({ record, sitters, at }: Shared, edition?: EditionBase): string {
  const seats = sitters.map((sitter) => (sitter.kind === 'opponent' ? sitter.level : sitter.kind));
  const played = isBuiltIn(record) ? '' : `&edition=${record.edition}`;
  return `#/watch/${toBase64url(pack(record, edition))}?at=${at}&seats=${seats.join()}${played}`;
}

function sitterOf(word: string | undefined): SeatPlayer {
  if (word === 'rival') return { kind: 'rival' };
  return word !== undefined && isLevel(word)
    ? { kind: 'opponent', level: word }
    : { kind: 'person', name: '' };
}

/** Reads a link with the values it names; throws for one that holds no legal game, whatever else it holds. */
export function readLink(packed: string, query: URLSearchParams, edition?: EditionBase): Shared {
  if (packed.length > LONGEST) throw new Error(`the link is longer than ${LONGEST} characters`);
  const record = unpack(fromBase64url(packed), edition);
  const { steps, game } = replayLog(record, edition);
  const words = (query.get('seats') ?? '').slice(0, 100).split(',');
  const seats = rulesFor(record.game).scoreSheet(game.state).length;
  const wanted = Number(query.get('at') ?? steps.length);
  const at = Number.isInteger(wanted) ? Math.min(Math.max(0, wanted), steps.length) : steps.length;
  return { record, sitters: Array.from({ length: seats }, (_, seat) => sitterOf(words[seat])), at };
}

/** The record up to the moment when so many decisions stood, without what was taken back. */
export function recordUpTo(record: GameRecord, decisions: number, edition?: EditionBase): GameRecord {
  const { steps } = replayLog(record, edition);
  return { ...record, entries: steps.slice(0, decisions).map(({ entry }) => entry) };
}
