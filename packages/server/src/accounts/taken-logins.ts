import { Refused } from '../errors.js';
import { Buckets } from '../operate/limits/buckets.js';

/** Logins in use that a guest, and that all guests of an address, may come upon; then one more an hour. */
const MOST_OF_GUEST = 3;
const MOST_OF_ADDRESS = 10;
const PER_SECOND = 1 / 3600;

/**
 * Keeps guests from finding out who has an account here. That a login is in use must be told to the person who wants it, since
 * no mail is sent that could tell the owner instead; but nobody needs to come upon many of them.
 */
export class TakenLogins {
  private readonly guests = new Buckets(PER_SECOND, MOST_OF_GUEST);
  private readonly addresses = new Buckets(PER_SECOND, MOST_OF_ADDRESS);

  /** Does something that may find a login in use, unless this guest or address came upon too many. */
  async guard<T>(guest: string, address: string, body: () => Promise<T>): Promise<T> {
    const buckets = [this.guests.of(guest), this.addresses.of(address)];
    if (buckets.some((bucket) => bucket.secondsUntil(1) > 0))
      throw new Refused('too-many', 'too many names that are in use; try again later');
    try {
      return await body();
    } catch (error) {
      if (error instanceof Refused && error.code === 'name-taken')
        for (const bucket of buckets) bucket.take();
      throw error;
    }
  }
}
