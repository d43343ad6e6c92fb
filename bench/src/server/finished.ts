import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seeded } from '@shirasagi/engine';
import { copyTable } from '@shirasagi/server/testing/many-tables';
import { Follower, Visitor } from '@shirasagi/server/testing/people';
import { startPostgres } from '@shirasagi/server/testing/postgres';
import { median } from '../engine/measure.js';
import { withServers } from './runs.js';

/** Public tables that are open, so that the lobby is as long as it gets. */
const OPEN = 200;
const ROUNDS = 20;
/** Rounds before any is counted: a server that runs for days has no cold code. */
const WARM_ROUNDS = 40;
/** Longer than the least time between two computations of the lobby. */
const REST_MS = 150;

/** `bench -- finished [--tables 100000] [--entries 20] [--store sqlite|postgres]`: start and lobby of a store with many finished tables. */
export async function finishedBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      tables: { type: 'string', default: '100000' },
      entries: { type: 'string', default: '20' },
      store: { type: 'string' },
    },
  });
  for (const store of values.store ? [values.store] : ['sqlite', 'postgres']) {
    const cleanUp: (() => void | Promise<void>)[] = [];
    const folder = mkdtempSync(join(tmpdir(), 'shirasagi-finished-'));
    try {
      const DATABASE_URL =
        store === 'postgres'
          ? await (await startPostgres({ after: (body) => void cleanUp.unshift(body) })).database()
          : undefined;
      const settings = {
        ...{ DATA_DIR: folder, TABLES_PER_PERSON: '1000' },
        ...(DATABASE_URL && { DATABASE_URL }),
      };
      const finished = await withServers(1, settings, ([url]) => prepare(url));
      const emptyMs = await withServers(1, settings, async (_, startMs) => startMs);
      await copyTable(
        { DATA_DIR: folder, DATABASE_URL },
        finished,
        Number(values.tables),
        Number(values.entries),
      );
      await withServers(1, settings, async ([url], startMs) => {
        const { first, same, changed } = await askForLobby(url);
        const show = (figures: readonly number[]): string =>
          `${median(figures).toFixed(1)} ms (at most ${Math.max(...figures).toFixed(1)})`;
        console.log(
          `${store}: ${values.tables} finished tables of ${values.entries} entries, ${OPEN} in the lobby; start to listening ${startMs.toFixed(0)} ms, without them ${emptyMs.toFixed(0)} ms`,
        );
        console.log(
          `${store}: lobby at first ${first.toFixed(1)} ms, changed ${show(changed)}, unchanged ${show(same)}; medians of ${ROUNDS}`,
        );
      });
    } finally {
      for (const body of cleanUp) await body();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** Opens the tables of the lobby and plays a game to its end; returns the id of the finished table. */
async function prepare(url: string): Promise<string> {
  const people = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.enter(url, name)));
  const open = { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' };
  for (let i = 0; i < OPEN; i++) await people[0].open(open);
  const table = await people[0].open({ ...open, seats: [{ kind: 'me' }, { kind: 'link' }] });
  await people[1].join(table);
  const followers = people.map((visitor) => new Follower(visitor, table.id));
  for (const follower of followers) await follower.watch();
  await Promise.all(followers.map((follower, seat) => follower.playOn(seat, seeded(seat))));
  await followers[0].until(() => followers[0].over);
  for (const { socket } of people) socket.disconnect();
  return table.id;
}

/** How long the lobby takes when it is first asked for, as it was, and after a table was opened. */
async function askForLobby(url: string) {
  const time = async (): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(`${url}/api/tables`);
    const { tables } = (await answer.json()) as { tables: unknown[] };
    if (tables.length !== OPEN) throw new Error(`${tables.length} tables in the lobby`);
    return performance.now() - began;
  };
  const host = await Visitor.enter(url, 'Host');
  const first = await time();
  const same: number[] = [];
  const changed: number[] = [];
  for (let i = -WARM_ROUNDS; i < ROUNDS; i++) {
    await pause(REST_MS);
    await host.open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
    const took = [await time(), await time()];
    if (i < 0) continue;
    changed.push(took[0]);
    same.push(took[1]);
  }
  host.socket.disconnect();
  return { first, same, changed };
}
