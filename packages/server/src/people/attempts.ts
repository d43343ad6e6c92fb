import { Buckets } from '../limits/buckets.js';

/** Attempts at one account that may follow each other, and how soon there is another one. */
const MOST = 10;
const PER_SECOND = 1 / 30;

/** Slows down guessing at one account, however many addresses the guesses come from. */
export class Attempts {
  private readonly accounts = new Buckets(PER_SECOND, MOST);

  /** Whether one more attempt at an account may be made now. */
  allow(account: string): boolean {
    return this.accounts.take(account);
  }

  /** Whoever gets in has not been guessing. */
  forget(account: string): void {
    this.accounts.forget(account);
  }
}
