import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@shirasagi/server/testing/postgres';
import { memory } from './idle.js';
import { NAMES, runLoad, withServers } from './runs.js';

const MB = 1024 * 1024;
/** What 2,000 tables of one process shall keep to, and 10,000 of four the first of both. */
const MOST_P99 = 100;
const MOST_MB = 500;
/** How often the server's memory is looked at. */
const LOOK_MS = 2_000;

/** `bench -- open-loop [--tables 2000] [--seconds 60] [--processes 1] [--loads 1]`: tables with two sockets each and a move every 5 seconds, on SQLite or, with several processes, on PostgreSQL. */
export async function openLoopBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      tables: { type: 'string', default: '2000' },
      seconds: { type: 'string', default: '60' },
      processes: { type: 'string', default: '1' },
      loads: { type: 'string', default: '1' },
    },
  });
  const [tables, seconds, count, loads] = [
    ...[values.tables, values.seconds, values.processes, values.loads],
  ].map(Number);
  const folder = mkdtempSync(join(tmpdir(), 'shirasagi-bench-'));
  const cleanUp: (() => void | Promise<void>)[] = [];
  try {
    const postgres =
      count > 1 ? await startPostgres({ after: (body) => void cleanUp.push(body) }) : undefined;
    const settings = {
      ...{ DATA_DIR: folder, CONNECTIONS_PER_ADDRESS: '100000', TABLES_PER_PERSON: '100000' },
      ...(postgres && { DATABASE_URL: await postgres.database() }),
    };
    await withServers(count, settings, async (urls, _, processes) => {
      const most = urls.map(() => 0);
      const looking = setInterval(() => {
        for (const [i, url] of urls.entries())
          memory(url).then(
            ({ resident }) => {
              most[i] = Math.max(most[i], resident);
            },
            () => {},
          );
      }, LOOK_MS);
      const began = performance.now();
      const { moves, p50, p99, sockets, cpuPerMove, busiestLoad, busyCores } = await runLoad(
        {
          ...{ against: 'shirasagi, open loop', urls, tables, seconds },
          ...(count > 1 && { names: NAMES }),
        },
        processes,
        loads,
      );
      clearInterval(looking);
      const opening = (performance.now() - began) / 1000 - seconds;
      const goal = (met: boolean): string => (met ? 'met' : 'missed');
      console.log(
        `${tables} tables, ${sockets} sockets, ${count} processes, ${seconds} s, a move every 5 s at each: ${moves} moves; opened in ${opening.toFixed(0)} s`,
      );
      console.log(
        `p50 ${p50.toFixed(1)} ms; server ${cpuPerMove.toFixed(0)} us of processor time a move; busiest of ${loads} loads ${busiestLoad.toFixed(2)} of a core, ${busyCores.toFixed(1)} cores busy`,
      );
      console.log(`p99 ${p99.toFixed(1)} ms (goal ${MOST_P99} ms: ${goal(p99 < MOST_P99)})`);
      const mb = most.map((bytes) => bytes / MB);
      console.log(
        `${mb.map((one) => one.toFixed(0)).join(', ')} MB resident at most${count === 1 ? ` (goal ${MOST_MB} MB: ${goal(mb[0] < MOST_MB)})` : ''}`,
      );
    });
  } finally {
    for (const body of cleanUp) await body();
    rmSync(folder, { recursive: true, force: true });
  }
}
