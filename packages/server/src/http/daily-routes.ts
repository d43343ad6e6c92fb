import type { DayGame, DayGameView, DayView, Standings } from '@shirasagi/protocol';
import { DAY_GAMES } from '@shirasagi/protocol/days';
import { DayGamePath, DayPath, PastDays, TryPath } from '@shirasagi/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { check } from '../check.js';
import type { Config } from '../config.js';
import { type Days, headOf } from '../daily/days.js';
import { settle } from '../daily/settle.js';
import { finishedTries, type Rankings } from '../daily/standings.js';
import type { Tries } from '../daily/tries.js';
import { Refused } from '../errors.js';
import { entriesFrom, findHead } from '../store/queries.js';
import type { DayRow, DayTryRow } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { viewWithKey } from '../tables/head.js';
import { proofOf } from '../tables/proof.js';
import type { Who } from './who.js';

/** Days of the calendar that are told at once. */
const MOST_DAYS = 62;
/** What it costs to ask for a day, a ranking, the calendar, and the best game of a day. */
const DAY_COST = 2;

/** Routes of the game of the day. */
export function dailyRoutes(
  app: FastifyInstance,
  who: Who,
  deps: {
    config: Config;
    store: Store;
    days: Days;
    tries: Tries;
    rankings: Rankings;
    /** The time days go by. */
    now: () => number;
  },
): void {
  const { config, store, days, tries, rankings, now } = deps;
  const dear = { config: { cost: DAY_COST } };
  const opening = { config: { atMost: { times: config.TABLES_PER_MINUTE, seconds: 60 } } };

  /** A person's games of a day, those that have just ended noted. */
  const own = async (request: FastifyRequest, row: DayRow): Promise<DayTryRow[]> => {
    const person = await who.maybe(request);
    if (!person) return [];
    if (row.closed === 0 && (await settle(store, row.day, person.id)))
      for (const game of DAY_GAMES) rankings.changed(row.day, game);
    return tries.of(person.id, row.day);
  };
  const standings = (row: DayRow, game: DayGame, mine: readonly DayTryRow[]): Promise<Standings> =>
    rankings.of(
      row,
      game,
      mine.find((each) => each.game === game && each.counts === 1),
    );
  const gameView = async (
    row: DayRow,
    game: DayGame,
    mine: readonly DayTryRow[],
  ): Promise<[DayGame, DayGameView]> => {
    const { finished, distribution, mine: own } = await standings(row, game, mine);
    const practice = mine.find((each) => each.game === game && each.counts === 0);
    const best = distribution.at(-1)?.points ?? null;
    return [game, { finished, best, mine: own, practice: practice?.table_id ?? null }];
  };
  const view = async (request: FastifyRequest, row: DayRow): Promise<DayView> => {
    const mine = await own(request, row);
    const games = await Promise.all(DAY_GAMES.map((game) => gameView(row, game, mine)));
    return {
      head: headOf(row),
      games: Object.fromEntries(games) as DayView['games'],
      previous: await days.previous(row.day),
      now: now(),
    };
  };

  app.get('/api/days/today', dear, async (request) => view(request, await days.today()));
  app.get('/api/days', dear, async (request) => {
    const { before } = check(PastDays, request.query);
    return { days: (await days.past(before, MOST_DAYS)).map(headOf) };
  });
  app.get('/api/days/:day', dear, async (request) => {
    const { day } = check(DayPath, request.params);
    return view(request, await days.find(day));
  });
  app.get('/api/days/:day/:game/ranking', dear, async (request) => {
    const { day, game } = check(DayGamePath, request.params);
    const row = await days.find(day);
    return standings(row, game, await own(request, row));
  });
  app.get('/api/days/:day/:game/best', dear, async (request) => {
    const { day, game } = check(DayGamePath, request.params);
    const row = await days.find(day);
    if (row.closed === 0) throw new Refused('not-open', 'the best game is shown when the day is over');
    const best = await finishedTries(store, day, game)
      .select('table_id')
      .orderBy('points', 'desc')
      .orderBy('finished_at')
      .limit(1)
      .executeTakeFirst();
    const head = best && (await findHead(store.db, best.table_id));
    if (!head) throw new Refused('not-found', 'nobody finished this game');
    const { ranking } = await standings(row, game, []);
    return {
      name: ranking[0]?.name ?? null,
      points: ranking[0]?.points ?? 0,
      proof: proofOf(head, await entriesFrom(store.db, head.table.id, 0)),
    };
  });
  app.post('/api/days/today/:game/try', opening, async (request) => {
    const { game } = check(TryPath, request.params);
    return { table: viewWithKey(await tries.play(await who.must(request), game)) };
  });
  app.post('/api/days/today/:game/practice', opening, async (request) => {
    const { game } = check(TryPath, request.params);
    return { table: viewWithKey(await tries.practise(await who.must(request), game)) };
  });
}
