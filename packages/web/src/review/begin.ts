import { emptyWork, STANDARD_NODES, stretchesOf } from '@shirasagi/bots/analyst';
import { replayLog } from '@shirasagi/engine';
import { editionAt, type Session } from '../session/session.js';
import { keepEdition, noteOf } from '../session/store/edition-of.js';
import { findReview, keepReview } from './kept-reviews.js';

/** Makes a finished game ready for review, unless it was before; `home` is where its table is. */
export async function beginReview(session: Session, own: number, home: string): Promise<void> {
  const { id, game } = session;
  const edition = editionAt(session);
  const record = session.record();
  const known = await findReview(id);
  // A game that was gone on with since has another record.
  if (known && known.record.entries.length === record.entries.length) return;
  const stretches = stretchesOf(replayLog(record, edition).steps);
  const { sitters } = session.snapshot();
  const note = noteOf(game, edition);
  // The values of an online table come with the table; the review must find them without it.
  await keepEdition(game, edition);
  const work = emptyWork(stretches, STANDARD_NODES);
  await keepReview({ id, home, record, sitters, own, ...(note && { edition: note }), work });
}
