import type { DayGame, OwnTry, RankingLine, Standings } from '@shirasagi/protocol';
import { LRUCache } from 'lru-cache';
import type { DayRow, DayTryRow } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { settle } from './settle.js';

/** Lines of a ranking that are told. */
const MOST_LINES = 50;
/** How long a ranking may be told again before it is computed anew, and how many are kept for that. */
const LASTS_MS = 1_000;
const MOST_KEPT = 200;

/** How many finished with how many points. */
export type Distribution = readonly { readonly points: number; readonly people: number }[];

/** The place of somebody with so many points: 1 and those who have more; the same points share a place. */
export const placeOf = (points: number, distribution: Distribution): number =>
  distribution.reduce((place, bar) => (bar.points > points ? place + bar.people : place), 1);

/** The same for everybody who asks. */
interface Ranked {
  readonly distribution: Distribution;
  readonly finished: number;
  readonly lines: readonly (Omit<RankingLine, 'me'> & { readonly user: string | null })[];
}

/** Rankings and distributions, computed once a second at most however many ask. */
export class Rankings {
  private readonly store: Store;
  private readonly kept = new LRUCache<string, Promise<Ranked>>({ max: MOST_KEPT, ttl: LASTS_MS });

  constructor(store: Store) {
    this.store = store;
  }

  /** How everybody did, and where one person stands. */
  async of(row: DayRow, game: DayGame, own: DayTryRow | undefined): Promise<Standings> {
    const { day } = row;
    const { distribution, finished, lines } = await this.ranked(row, game);
    return {
      day,
      game,
      final: row.closed === 1,
      finished,
      ranking: lines.map(({ user, ...line }) => ({ ...line, me: user !== null && user === own?.user_id })),
      distribution,
      mine: own ? ownTry(own, distribution) : null,
    };
  }

  /** Something of a day has just been noted: what was computed before is old. */
  changed(day: string, game: DayGame): void {
    this.kept.delete(`${day} ${game}`);
  }

  /** Somebody is gone, or has another name. */
  clear(): void {
    this.kept.clear();
  }

  private ranked(row: DayRow, game: DayGame): Promise<Ranked> {
    const key = `${row.day} ${game}`;
    const known = this.kept.get(key);
    if (known) return known;
    const computing = this.compute(row, game);
    this.kept.set(key, computing);
    computing.catch(() => this.kept.delete(key));
    return computing;
  }

  private async compute({ day, closed }: DayRow, game: DayGame): Promise<Ranked> {
    if (closed === 0) await settle(this.store, day);
    const counted = await finishedTries(this.store, day, game)
      .select((select) => ['points', select.fn.countAll().as('people')])
      .groupBy('points')
      .orderBy('points')
      .execute();
    const distribution = counted.map(({ points, people }) => ({ points: points!, people: Number(people) }));
    const first = await finishedTries(this.store, day, game)
      .leftJoin('user', 'user.id', 'day_try.user_id')
      .select(['points', 'user_id', 'user.name', 'user.isAnonymous'])
      .orderBy('points', 'desc')
      .orderBy('finished_at')
      .limit(MOST_LINES)
      .execute();
    return {
      distribution,
      finished: distribution.reduce((sum, { people }) => sum + people, 0),
      lines: first.map(({ points, user_id: user, name, isAnonymous }) => ({
        place: placeOf(points!, distribution),
        points: points!,
        name: isAnonymous === 1 ? null : name,
        user,
      })),
    };
  }
}

/** The tries that count of one game of a day. */
export const finishedTries = ({ db }: Store, day: string, game: DayGame) =>
  db
    .selectFrom('day_try')
    .where('day_try.day', '=', day)
    .where('day_try.game', '=', game)
    .where('day_try.counts', '=', 1)
    .where('day_try.status', '=', 'finished');

/** A person's own try with its place among all. */
function ownTry({ table_id: table, status, points }: DayTryRow, distribution: Distribution): OwnTry {
  return { table, status, points, place: points === null ? null : placeOf(points, distribution) };
}
