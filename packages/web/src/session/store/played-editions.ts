import { database, type GameHead, type KeptReview, type PlayedEdition } from './store.js';

/** Values that were asked for so lately stay in any case: the game that needs them may not be written yet. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/** What is kept in a browser and was played with an edition. */
interface Kept {
  readonly games: readonly Pick<GameHead, 'opening'>[];
  readonly reviews: readonly Pick<KeptReview, 'record'>[];
  readonly played: readonly Pick<PlayedEdition, 'fingerprint' | 'kept'>[];
}

/** Fingerprints of values that no kept game and no kept review needs any more. */
export function unneeded({ games, reviews, played }: Kept, now: number): string[] {
  const needed = new Set([
    ...games.map(({ opening }) => opening.edition),
    ...reviews.map(({ record }) => record.edition),
  ]);
  return played
    .filter(({ fingerprint, kept = 0 }) => !needed.has(fingerprint) && kept < now - FRESH_MS)
    .map(({ fingerprint }) => fingerprint);
}

/** Removes the values of games that are gone. A browser that refuses keeps them. */
export async function dropPlayed(): Promise<void> {
  try {
    const tx = (await database()).transaction(['games', 'reviews', 'playedEditions'], 'readwrite');
    const played = tx.objectStore('playedEditions');
    const kept = {
      games: await tx.objectStore('games').getAll(),
      reviews: await tx.objectStore('reviews').getAll(),
      played: await played.getAll(),
    };
    await Promise.all([
      ...unneeded(kept, Date.now()).map((fingerprint) => played.delete(fingerprint)),
      tx.done,
    ]);
  } catch {
    // Tried again with the next game that is removed.
  }
}
