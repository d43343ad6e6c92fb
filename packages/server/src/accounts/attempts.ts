import { Buckets } from '../operate/limits/buckets.js';

/** Attempts that may follow each other, and how soon there is another one. */
const MOST = 10;
const MOST_OF_STRANGERS = 50;
const PER_SECOND = 1 / 30;

/** Where an attempt at an account comes from: a device that was in before, or just an address. */
export interface Origin {
  readonly device: string | undefined;
  readonly address: string;
}

/** Slows down guessing at an account, without letting strangers lock its owner out. */
export class Attempts {
  private readonly origins = new Buckets(PER_SECOND, MOST);
  private readonly strangers = new Buckets(PER_SECOND, MOST_OF_STRANGERS);

  /** Whether one more attempt at an account may be made now. */
  allow(account: string, origin: Origin): boolean {
    if (!this.origins.take(keyOf(account, origin))) return false;
    // A device that is known is not kept out by what others try, however many addresses they have.
    return origin.device !== undefined || this.strangers.take(account);
  }

  /** A person who signs in was not guessing. */
  forget(account: string, origin: Origin): void {
    this.origins.forget(keyOf(account, origin));
  }
}

const keyOf = (account: string, { device, address }: Origin): string =>
  device === undefined ? `${account} from ${address}` : `${account} on ${device}`;
