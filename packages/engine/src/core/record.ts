import { Json } from './json.js';

/** A move as a record keeps it, with what chance gave. */
export interface MoveEntry {
  readonly move: string;
  readonly drawn?: readonly number[];
}

/** A return to an earlier decision of the turn. */
export interface TakeBackEntry {
  /** How many decisions of the game still stand afterwards. */
  readonly takeBack: number;
}

/** One thing that happened. */
export type RecordEntry = MoveEntry | TakeBackEntry;

/** A whole game: its options, what chance gave at setup, and everything that happened. */
export interface GameRecord {
  readonly format: 'shirasagi-record';
  readonly version: 1;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Fingerprint of the component values played with. */
  readonly edition: string;
  /** Those values as an edition file, where a record travels with them; a record is replayed with them by itself. */
  readonly editionFile?: object;
  readonly setup: readonly number[];
  readonly entries: readonly RecordEntry[];
}

/** Far above any real game: a longer record is refused before it is replayed. */
const MOST_ENTRIES = 20_000;
const MOST_DRAWN = 2_000;

/** Option fields of a game by its name. */
export type OptionFields = (game: string) => readonly string[];

/** Checks that untrusted JSON has the shape of a record; throws `RulesError` naming the field. */
export function checkRecord(
  value: unknown,
  games: readonly string[],
  optionFields: OptionFields,
): GameRecord {
  const json = new Json(value, '', 'bad-record');
  json.object('format', 'version', 'game', 'options', 'edition', 'editionFile', 'setup', 'entries');
  json.get('format').oneOf(['shirasagi-record']);
  json.get('version').integer(1, 1);
  const game = games[json.get('game').oneOf(games)];
  json.get('options').object(...optionFields(game));
  json.get('edition').text();
  checkDrawn(json.get('setup'));
  for (const entry of json.get('entries').list(0, MOST_ENTRIES)) {
    if (entry.get('takeBack').given) {
      entry.object('takeBack').get('takeBack').integer(0, MOST_ENTRIES);
      continue;
    }
    entry.object('move', 'drawn').get('move').text();
    if (entry.get('drawn').given) checkDrawn(entry.get('drawn'));
  }
  return value as GameRecord;
}

function checkDrawn(json: Json): void {
  for (const outcome of json.list(0, MOST_DRAWN)) outcome.integer(0, 0xffff);
}
