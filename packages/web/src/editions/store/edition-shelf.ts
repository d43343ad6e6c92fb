import { database } from '../../session/store/store.js';
import type { EditionFile } from './edition-file.js';
import type { OwnEdition } from './edition-store.js';

/** Where editions lie. */
export interface EditionShelf {
  listOwn(): Promise<OwnEdition[]>;
  getOwn(id: string): Promise<OwnEdition | undefined>;
  putOwn(own: OwnEdition): Promise<void>;
  deleteOwn(id: string): Promise<void>;
  getPlayed(fingerprint: string): Promise<EditionFile | undefined>;
  putPlayed(fingerprint: string, file: EditionFile): Promise<void>;
}

/** Editions in the browser's database. */
export const databaseShelf: EditionShelf = {
  listOwn: async () => (await database()).getAll('editions'),
  getOwn: async (id) => (await database()).get('editions', id),
  async putOwn(own) {
    await (await database()).put('editions', own);
  },
  deleteOwn: async (id) => (await database()).delete('editions', id),
  getPlayed: async (fingerprint) => (await (await database()).get('playedEditions', fingerprint))?.file,
  async putPlayed(fingerprint, file) {
    await (await database()).put('playedEditions', { fingerprint, file, kept: Date.now() });
  },
};

/** Editions as long as the page is open. */
export function memoryShelf(): EditionShelf {
  const own = new Map<string, OwnEdition>();
  const played = new Map<string, EditionFile>();
  return {
    listOwn: async () => [...own.values()],
    getOwn: async (id) => own.get(id),
    async putOwn(edition) {
      own.set(edition.id, edition);
    },
    async deleteOwn(id) {
      own.delete(id);
    },
    getPlayed: async (fingerprint) => played.get(fingerprint),
    async putPlayed(fingerprint, file) {
      played.set(fingerprint, file);
    },
  };
}
