/** Games of the day for tests: a clock that is moved by hand, and people who play their try. */
import { seeded } from '@shirasagi/engine';
import type { DayGame, DayView, Standings, TableView } from '@shirasagi/protocol';
import { Follower, goodbye, newMessageId, Visitor } from './people.js';
import { testServer } from './servers.js';

/** A clock that stands still until it is moved. */
export class HandClock {
  at: number;

  constructor(iso: string) {
    this.at = Date.parse(iso);
  }

  readonly now = (): number => this.at;

  to(iso: string): void {
    this.at = Date.parse(iso);
  }
}

/** A server whose clock is moved by hand, and how people come in. */
export async function serveDays(
  t: Parameters<typeof testServer>[0],
  clock: HandClock,
  settings: Record<string, string> = {},
) {
  const server = await testServer(t, settings, undefined, undefined, clock.now);
  const enter = async (name: string): Promise<Visitor> => {
    const visitor = await Visitor.enter(server.url, name);
    t.after(() => goodbye(visitor));
    return visitor;
  };
  return { server, enter };
}

export const today = async (visitor: Visitor): Promise<DayView> =>
  (await visitor.get('/api/days/today')).body as unknown as DayView;

export const ranking = async (visitor: Visitor, day: string, game = 'duel'): Promise<Standings> =>
  (await visitor.get(`/api/days/${day}/${game}/ranking`)).body as unknown as Standings;

/** Asks for a try or practice; returns its table. */
export async function tableOf(
  visitor: Visitor,
  game: DayGame,
  what: 'try' | 'practice' = 'try',
): Promise<TableView> {
  const { status, body } = await visitor.post(`/api/days/today/${game}/${what}`);
  if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`);
  return body.table as TableView;
}

/** Begins a try or practice, or goes on with it; a person follows one table at a time. */
export async function begin(
  visitor: Visitor,
  game: DayGame,
  what: 'try' | 'practice' = 'try',
): Promise<Follower> {
  const follower = new Follower(visitor, (await tableOf(visitor, game, what)).id);
  await follower.watch();
  return follower;
}

/** Plays to the end with random moves; returns the points. */
export async function finish(follower: Follower, choices: string): Promise<number> {
  await follower.playOn(0, seeded(choices));
  await follower.until(() => follower.over);
  return follower.view.result!.totals![0];
}

/** Gives a game up. */
export async function giveUp(follower: Follower): Promise<void> {
  const { socket } = follower.visitor;
  await new Promise((done) => socket.emit('resign', { table: follower.table, id: newMessageId() }, done));
  await follower.until(() => follower.over);
}
