import { database, type KeptReview } from '../session/store/store.js';

/** Reviews begun in this page: without a database they live as long as it does. */
const inPage = new Map<string, KeptReview>();

/** Keeps a review. A browser that refuses loses it with the page. */
export async function keepReview(review: KeptReview): Promise<void> {
  inPage.set(review.id, review);
  await database()
    .then((db) => db.put('reviews', review))
    .catch(() => {});
}

/** The review of a game, if there is one. */
export async function findReview(id: string): Promise<KeptReview | undefined> {
  const kept = await database()
    .then((db) => db.get('reviews', id))
    .catch(() => undefined);
  return kept ?? inPage.get(id);
}
