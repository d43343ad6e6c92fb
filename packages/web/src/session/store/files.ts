import {
  type EditionBase,
  type GameName,
  type GameRecord,
  RulesError,
  readRecord,
  replayGame,
} from '@shirasagi/engine';
import { cleanEdition } from '@shirasagi/protocol';
import { editionOf, MissingEdition } from './edition-of.js';

/** A record as text, as it is exported. */
export const recordText = (record: object): string => `${JSON.stringify(record, null, 1)}\n`;

/** Offers a record, or anything else that is JSON, as a file. */
export const downloadJson = (value: object, name: string): void => downloadText(recordText(value), name);

function downloadText(text: string, name: string): void {
  downloadBlob(new Blob([text], { type: 'application/json' }), `${name}.json`);
}

/** Offers data as a file of that name. */
export function downloadBlob(data: Blob, name: string): void {
  const url = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun the download once the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Why a text is no record; the reason names the field. */
interface BadRecord {
  readonly reason: string;
  /** Set when the record is fine, but the values it was played with are not in this browser. */
  readonly missing?: MissingEdition;
}

/** A record that was read, and the values it was played with. */
interface ReadRecord {
  readonly record: GameRecord & { readonly game: GameName };
  readonly edition: EditionBase;
}

/** Reads a record from text and replays it, so that only a whole and legal game gets in. */
export async function readRecordText(text: string): Promise<ReadRecord | BadRecord> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { reason: (error as Error).message };
  }
  try {
    const sent = readRecord(json);
    // Values that travel with a record come from strangers. The engine checks them and compares their fingerprint.
    const edition = sent.editionFile ? cleanEdition(sent.editionFile) : await editionOf(sent);
    const game = replayGame(sent, edition);
    const record = { ...game.record(), game: game.state.game };
    return { record, edition: game.state.edition as EditionBase };
  } catch (error) {
    if (error instanceof MissingEdition) return { reason: error.message, missing: error };
    if (error instanceof RulesError) return { reason: error.message };
    throw error;
  }
}
