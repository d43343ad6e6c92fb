import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@shirasagi/server/testing/postgres';
import { median } from '../engine/measure.js';
import type { LoadFigures } from './figures.js';
import { holdIdle } from './idle.js';
import { NAMES, runLoad, withBoardgame, withServers } from './runs.js';

const whole = (args: readonly string[], name: string, otherwise: number): number => {
  const at = args.indexOf(name);
  return at < 0 ? otherwise : Number(args[at + 1]);
};

const THEIRS = 'boardgame.io, memory';
const OURS = 'shirasagi, SQLite';

function row(name: string, runs: readonly LoadFigures[]): string {
  const middle = (pick: (run: LoadFigures) => number): number => median(runs.map(pick));
  const best = Math.max(...runs.map((run) => run.perSecond));
  const columns = [
    middle((run) => run.perSecond)
      .toFixed(0)
      .padStart(7),
    middle((run) => run.p50)
      .toFixed(1)
      .padStart(8),
    middle((run) => run.p99)
      .toFixed(1)
      .padStart(8),
    best.toFixed(0).padStart(14),
    middle((run) => run.cpuPerMove ?? Number.NaN)
      .toFixed(0)
      .padStart(12),
  ];
  return `${name.padEnd(34)} ${columns.join(' ')}`;
}

/** `bench -- server [--tables 50] [--warm 6] [--seconds 4] [--rounds 3] [--idle 300]`: tables under load, ours and boardgame.io's. */
export async function serverBench(args: string[]): Promise<void> {
  const tables = whole(args, '--tables', 50);
  const seconds = whole(args, '--seconds', 4);
  const warmSeconds = whole(args, '--warm', 6);
  const rounds = whole(args, '--rounds', 3);
  const idle = whole(args, '--idle', 300);
  const load = { tables, seconds, warmSeconds };
  const folder = mkdtempSync(join(tmpdir(), 'shirasagi-bench-'));
  const cleanUp: (() => void | Promise<void>)[] = [];
  try {
    const postgres = await startPostgres({ after: (body) => void cleanUp.push(body) });
    const starts: number[] = [];
    let folders = 0;
    const ours =
      (count: number, settings: () => Promise<Record<string, string>>, names: readonly string[] = []) =>
      async () =>
        withServers(
          count,
          { DATA_DIR: join(folder, String(++folders)), ...(await settings()) },
          (urls, ms, processes) => {
            if (folders > 0 && count === 1) starts.push(ms);
            return runLoad({ against: 'shirasagi', urls, names, ...load }, processes);
          },
        );
    const embedded = async () => ({});
    const outgrown = async () => ({ DATABASE_URL: await postgres.database() });
    const programs: Record<string, () => Promise<LoadFigures>> = {
      [THEIRS]: () =>
        withBoardgame((url, id) => runLoad({ against: 'boardgame.io', urls: [url], ...load }, [id])),
      [OURS]: ours(1, embedded),
      'shirasagi, PostgreSQL, 1 process': ours(1, outgrown),
      'shirasagi, PostgreSQL, 2, apart': ours(2, outgrown),
      'shirasagi, PostgreSQL, 2, meeting': ours(2, outgrown, NAMES),
    };
    const results = new Map<string, LoadFigures[]>(Object.keys(programs).map((name) => [name, []]));
    // In turn, so that a noisy moment of the machine meets them all.
    for (let round = 0; round < rounds; round++)
      for (const [name, program] of Object.entries(programs)) results.get(name)!.push(await program());
    console.log(
      `${tables} tables, ${tables * 2} sockets, ${rounds} rounds of ${seconds} s after ${warmSeconds} s to warm up; every move of ours on disk`,
    );
    console.log(`${'medians'.padEnd(34)} moves/s   p50 ms   p99 ms   best moves/s  server us/move`);
    for (const [name, runs] of results) console.log(row(name, runs));
    const rate = (name: string): number => median(results.get(name)!.map((run) => run.perSecond));
    const cpu = (name: string): number =>
      median(results.get(name)!.map((run) => run.cpuPerMove ?? Number.NaN));
    console.log(
      `SQLite to boardgame.io in memory: ${(rate(OURS) / rate(THEIRS)).toFixed(2)} of its moves, ${(cpu(THEIRS) / cpu(OURS)).toFixed(2)} by processor time of the server`,
    );
    console.log(`start to listening: ${median(starts).toFixed(0)} ms`);
    await withServers(
      1,
      { DATA_DIR: join(folder, 'idle'), CONNECTIONS_PER_ADDRESS: '100000' },
      async ([url]) => {
        const held = await holdIdle(url, idle);
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
