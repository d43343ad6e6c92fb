/** Games of the day for tests: a clock that is moved by hand, and people who play their try. */
import { seeded } from '@shirasagi/engine';
import type { DayGame, TableView } from '@shirasagi/protocol';
import { Follower, newMessageId, type Visitor } from './people.js';

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
