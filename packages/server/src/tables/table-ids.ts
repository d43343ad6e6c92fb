import { randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 16;
/** Ids that are drawn at most: enough for dozens of processes, and any id will do. */
const MOST_DRAWN = 200;

/** Where people and tables are, when several processes serve one store. */
export interface Places {
  /** The name of the process where the people of a table meet; undefined when no process has a name. */
  ownerOf(table: string): string | undefined;
  /** The name of the process a person is connected to; undefined when there is none. */
  placeOf(user: string): Promise<string | undefined>;
}

const anyId = (): string => Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % 32]).join('');

/**
 * Draws the ids of new tables. Where the people of a table meet follows from its id, so an id is drawn that belongs to
 * the process where they are: coming to another one costs a connection, the session and the table once more.
 */
export class TableIds {
  private readonly places: Places;

  constructor(places: Places) {
    this.places = places;
  }

  /** An id for a table of a person: its people meet where this person is. */
  async near(user: string): Promise<string> {
    return this.at(await this.places.placeOf(user));
  }

  /** An id for a table that follows on another one: its people meet where those of the other do. */
  after(table: string): string {
    return this.at(this.places.ownerOf(table));
  }

  private at(name: string | undefined): string {
    let id = anyId();
    if (name === undefined) return id;
    for (let drawn = 1; drawn < MOST_DRAWN && this.places.ownerOf(id) !== name; drawn++) id = anyId();
    return id;
  }
}
