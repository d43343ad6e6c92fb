import { newId } from '../../session/store/new-id.js';
import type { EditionFile } from './edition-file.js';
import { editionStore } from './edition-store.js';

/** Keeps a file as a new own edition and tells its id. */
export async function keepCopy(file: EditionFile, confirmed: readonly string[] = []): Promise<string> {
  const id = newId();
  // Nothing that is kept is ever overwritten by chance.
  if (await editionStore.get(id)) return keepCopy(file, confirmed);
  await editionStore.save({ id, file, confirmed });
  return id;
}
