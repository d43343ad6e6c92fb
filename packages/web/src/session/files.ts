import { type GameName, type GameRecord, RulesError, replayGame } from '@shirasagi/engine';

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
}

/** Reads a record from text and replays it, so that only a whole and legal game gets in. */
export function readRecordText(text: string): (GameRecord & { readonly game: GameName }) | BadRecord {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { reason: (error as Error).message };
  }
  try {
    const game = replayGame(json);
    return { ...game.record(), game: game.state.game };
  } catch (error) {
    if (error instanceof RulesError) return { reason: error.message };
    throw error;
  }
}
