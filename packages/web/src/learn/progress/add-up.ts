import { type AccountSide, changeProgress, type Progress, progress, union } from './progress.js';

/** Where an account keeps what was learned. */
export interface LearnedStore {
  /** Adds to it; tells all of it. */
  readonly add: (items: readonly string[]) => Promise<readonly string[]>;
  readonly reset: () => Promise<unknown>;
}

const sideOf = (id: string, { account }: Progress): AccountSide =>
  account?.id === id ? account : { id, has: [] };

/** What was learned here and the account has not heard of. */
const untold = ({ learned }: Progress, { has }: AccountSide): string[] =>
  learned.filter((item) => !has.includes(item));

/** Adds up what this browser and an account have, one request after the other; throws what the server refuses. */
export async function addUp(id: string, store: LearnedStore): Promise<void> {
  let side = sideOf(id, progress());
  // Kept before the server answers: the next visit knows that there is an account.
  changeProgress({ ...progress(), account: side });
  do {
    if (side.reset) {
      await store.reset();
      // Signed out meanwhile, or as another person.
      if (progress().account?.id !== id) return;
      side = { id, has: [] };
      changeProgress({ ...progress(), account: side });
    }
    const told = untold(progress(), side);
    const has = await store.add(told);
    const now = progress();
    if (now.account?.id !== id) return;
    side = now.account;
    // What was reset meanwhile must not come back.
    if (side.reset) continue;
    const since = untold(now, side).filter((item) => !told.includes(item));
    side = { id, has: has.filter((item) => !since.includes(item)) };
    changeProgress({ learned: union(has, since), account: side });
  } while (side.reset || untold(progress(), side).length > 0);
}
