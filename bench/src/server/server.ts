import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@shirasagi/server/testing/postgres';
import { median } from '../engine/measure.js';
import { holdIdle } from './idle.js';
import { closedLoad, inTurn, printResults, ratio } from './rounds.js';
import { runLoad, withBoardgame, withServers } from './runs.js';

const THEIRS = 'boardgame.io, memory';
const OURS = 'shirasagi, SQLite';
const OUTGROWN = 'shirasagi, PostgreSQL';
const OTHER = 'another checkout, SQLite';

/** `bench -- server [--tables 50] [--warm 6] [--seconds 4] [--rounds 3] [--loads 1] [--idle 300] [--with FOLDER]`: tables under load, ours and boardgame.io's, and those of another checkout that is built. */
export async function serverBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      tables: { type: 'string', default: '50' },
      warm: { type: 'string', default: '6' },
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '3' },
      loads: { type: 'string', default: '1' },
      idle: { type: 'string', default: '300' },
      with: { type: 'string' },
    },
  });
  const [tables, seconds, rounds, loads] = [values.tables, values.seconds, values.rounds, values.loads].map(
    Number,
  );
  const load = closedLoad(tables, seconds, Number(values.warm), 1);
  const folder = mkdtempSync(join(tmpdir(), 'shirasagi-bench-'));
  const cleanUp: (() => void | Promise<void>)[] = [];
  try {
    const postgres = await startPostgres({ after: (body) => void cleanUp.push(body) });
    const starts: number[] = [];
    let folders = 0;
    const ours = (settings: () => Promise<Record<string, string>>, program?: string) => async () =>
      withServers(
        1,
        { DATA_DIR: join(folder, String(++folders)), TABLES_PER_PERSON: '1000', ...(await settings()) },
        (urls, ms, processes) => {
          starts.push(ms);
          return runLoad({ against: 'shirasagi', urls, ...load }, processes, loads);
        },
        program,
      );
    const results = await inTurn(rounds, {
      [THEIRS]: () =>
        withBoardgame((url, id) => runLoad({ against: 'boardgame.io', urls: [url], ...load }, [id], loads)),
      [OURS]: ours(async () => ({})),
      [OUTGROWN]: ours(async () => ({ DATABASE_URL: await postgres.database() })),
      ...(values.with && {
        [OTHER]: ours(async () => ({}), resolve(values.with, 'packages/server/bin/shirasagi-server.js')),
      }),
    });
    console.log(
      `${tables} tables, ${tables * 2} sockets, ${rounds} rounds of ${seconds} s after ${values.warm} s to warm up, ${loads} processes of load on ${availableParallelism()} cores; every move of ours on disk`,
    );
    printResults(results);
    for (const [name, store] of Object.entries({ SQLite: OURS, PostgreSQL: OUTGROWN }))
      console.log(
        `${name} to boardgame.io in memory: ${ratio(results, store, THEIRS).toFixed(2)} of its moves, ${(1 / ratio(results, store, THEIRS, 'cpuPerMove')).toFixed(2)} by processor time of the server, ${(1 / ratio(results, store, THEIRS, 'threadPerMove')).toFixed(2)} by its busiest thread, which is what counts with a core for every thread`,
      );
    if (values.with)
      console.log(
        `SQLite to that of ${values.with}: ${ratio(results, OURS, OTHER).toFixed(2)} of its moves, ${ratio(results, OURS, OTHER, 'cpuPerMove').toFixed(2)} of its processor time`,
      );
    console.log(`start to listening: ${median(starts).toFixed(0)} ms`);
    await withServers(
      1,
      { DATA_DIR: join(folder, 'idle'), CONNECTIONS_PER_ADDRESS: '100000' },
      async ([url]) => {
        const held = await holdIdle(url, Number(values.idle));
        const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
        console.log(
          `${held.tables} idle tables, ${held.sockets} sockets held: ${kb(held.heapPerTable)} heap a table with its sockets, ${kb(held.residentPerTable)} resident`,
        );
      },
    );
  } finally {
    for (const body of cleanUp) await body();
    rmSync(folder, { recursive: true, force: true });
  }
}
