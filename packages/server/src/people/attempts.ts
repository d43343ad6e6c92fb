import { Bucket } from '../sockets/limits.js';

/** Attempts at one account that may follow each other, and how soon there is another one. */
const MOST = 10;
const PER_SECOND = 1 / 30;
/** Accounts remembered at once; those asked for longest ago are forgotten first. */
const MOST_ACCOUNTS = 10_000;

/** Slows down guessing at one account, however many addresses the guesses come from. */
export class Attempts {
  private readonly accounts = new Map<string, Bucket>();

  /** Whether one more attempt at an account may be made now. */
  allow(account: string): boolean {
    const bucket = this.accounts.get(account) ?? new Bucket(PER_SECOND, MOST);
    this.accounts.delete(account);
    this.accounts.set(account, bucket);
    if (this.accounts.size > MOST_ACCOUNTS) this.accounts.delete(this.accounts.keys().next().value!);
    return bucket.take();
  }

  /** Whoever gets in has not been guessing. */
  forget(account: string): void {
    this.accounts.delete(account);
  }
}
