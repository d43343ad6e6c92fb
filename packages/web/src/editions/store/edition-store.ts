import { GAME_NAMES, type GameName } from '@shirasagi/engine';
import { Emitter } from '../../session/emitter.js';
import { isRefusal } from '../../session/store/store.js';
import { builtIn, type CheckedEdition, checkEdition, type EditionFile } from './edition-file.js';
import { databaseShelf, type EditionShelf, memoryShelf } from './edition-shelf.js';

/** An edition of this browser. While its owner works on it, values may be wrong. */
export interface OwnEdition {
  readonly id: string;
  readonly game: GameName;
  readonly file: EditionFile;
  /** Names the values while all of them are right; nothing while some are not. */
  readonly fingerprint: string | undefined;
  /** Faces its owner has compared with the box. */
  readonly confirmed: readonly string[];
  readonly created: number;
  readonly updated: number;
}

/** What the editor gives to be kept. */
export type EditionDraft = Pick<OwnEdition, 'id' | 'file' | 'confirmed'>;

/**
 * The editions of this browser. Own ones go on changing; the values a game was played with are kept beside them
 * under their fingerprint, so that the game finds them again.
 */
export class EditionStore {
  private readonly shelf: EditionShelf;
  /** Everything of this visit once more: a browser without a database edits and plays all the same. */
  private readonly memory = memoryShelf();
  private readonly changes = new Emitter();
  private readonly tabs: BroadcastChannel | undefined;

  constructor(shelf: EditionShelf, tabs?: BroadcastChannel) {
    this.shelf = shelf;
    this.tabs = tabs;
    tabs?.addEventListener('message', () => this.changes.tell());
  }

  /** Calls back after every change of own editions, in this tab or another; returns how to stop. */
  readonly subscribe = (changed: () => void): (() => void) => this.changes.subscribe(changed);

  /** Own editions, the one worked on last first. */
  async list(): Promise<OwnEdition[]> {
    const own = await this.read((shelf) => shelf.listOwn());
    return own.sort((a, b) => b.updated - a.updated);
  }

  /** One of the own editions. */
  get(id: string): Promise<OwnEdition | undefined> {
    return this.read((shelf) => shelf.getOwn(id));
  }

  /** Keeps an own edition; says whether it outlives the visit. */
  async save({ id, file, confirmed }: EditionDraft): Promise<boolean> {
    const before = await this.get(id);
    const checked = checkEdition(file);
    const now = Date.now();
    const own: OwnEdition = {
      id,
      game: file.game,
      file,
      fingerprint: 'problem' in checked ? undefined : checked.fingerprint,
      confirmed,
      created: before?.created ?? now,
      updated: now,
    };
    const kept = await this.write((shelf) => shelf.putOwn(own));
    this.tell();
    return kept;
  }

  /** Removes an own edition. Games played with its values still find them. */
  async delete(id: string): Promise<void> {
    await this.write((shelf) => shelf.deleteOwn(id));
    this.tell();
  }

  /** Keeps the values of an edition a game is played with: `byFingerprint` finds them as long as a game needs them. */
  async keepPlayed({ fingerprint, file }: CheckedEdition): Promise<void> {
    await this.write((shelf) => shelf.putPlayed(fingerprint, file));
  }

  /** The edition with these values: built in, played with before, or one of the own ones; checked again. */
  async byFingerprint(fingerprint: string): Promise<CheckedEdition | undefined> {
    const known = GAME_NAMES.map(builtIn).find((edition) => edition.fingerprint === fingerprint);
    if (known) return known;
    const files = [
      await this.read((shelf) => shelf.getPlayed(fingerprint)),
      (await this.list()).find((own) => own.fingerprint === fingerprint)?.file,
    ];
    for (const file of files) {
      const checked = checkEdition(file);
      if (!('problem' in checked) && checked.fingerprint === fingerprint) return checked;
    }
    return undefined;
  }

  private tell(): void {
    this.changes.tell();
    this.tabs?.postMessage('changed');
  }

  private async read<T>(ask: (shelf: EditionShelf) => Promise<T>): Promise<T> {
    try {
      return await ask(this.shelf);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return ask(this.memory);
    }
  }

  private async write(work: (shelf: EditionShelf) => Promise<void>): Promise<boolean> {
    await work(this.memory);
    try {
      await work(this.shelf);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return false;
    }
  }
}

/** Tabs share the database, so they tell each other of changes; without one there is nothing to tell. */
const otherTabs = () =>
  typeof indexedDB === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('shirasagi-editions');

/** The editions of this browser. */
export const editionStore = new EditionStore(databaseShelf, otherTabs());
