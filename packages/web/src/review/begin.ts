import { emptyWork, STANDARD_NODES, stretchesOf } from '@shirasagi/bots/analyst';
import { replayLog } from '@shirasagi/engine';
import { editionAt, type Session } from '../session/session.js';
import { findReview, keepReview } from './kept.js';

/** Makes a finished game ready for review, unless it was before; `home` is where its table is. */
export async function beginReview(session: Session, own: number, home: string): Promise<void> {
  const { id } = session;
  const record = session.record();
  const known = await findReview(id);
  // A game that was gone on with since has another record.
  if (known && known.record.entries.length === record.entries.length) return;
  const stretches = stretchesOf(replayLog(record, editionAt(session)).steps);
  const { sitters } = session.snapshot();
  await keepReview({ id, home, record, sitters, own, work: emptyWork(stretches, STANDARD_NODES) });
}
