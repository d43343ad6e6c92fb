import { LRUCache } from 'lru-cache';
import { Bucket } from './bucket.js';

/** Keys remembered at once; those that asked longest ago are forgotten first. */
const MOST_KEYS = 50_000;

/** A bucket for each person, address or account. */
export class Buckets {
  private readonly buckets = new LRUCache<string, Bucket>({ max: MOST_KEYS });
  private readonly perSecond: number;
  private readonly most: number;

  constructor(perSecond: number, most: number) {
    this.perSecond = perSecond;
    this.most = most;
  }

  /** The bucket of a key: full when it was not asked for before. */
  of(key: string): Bucket {
    const known = this.buckets.get(key);
    if (known) return known;
    const bucket = new Bucket(this.perSecond, this.most);
    this.buckets.set(key, bucket);
    return bucket;
  }

  take(key: string, cost = 1): boolean {
    return this.of(key).take(cost);
  }

  /** Lets a key begin anew. */
  forget(key: string): void {
    this.buckets.delete(key);
  }
}
