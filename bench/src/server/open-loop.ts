import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { memory } from './idle.js';
import { runLoad, withServers } from './runs.js';

const MB = 1024 * 1024;
/** What 2,000 tables on two cores shall keep to. */
const MOST_P99 = 100;
const MOST_MB = 500;
/** How often the server's memory is looked at. */
const LOOK_MS = 2_000;

/** `bench -- open-loop [--tables 2000] [--seconds 60]`: tables with two sockets each and a move every 5 seconds. */
export async function openLoopBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      tables: { type: 'string', default: '2000' },
      seconds: { type: 'string', default: '60' },
    },
  });
  const tables = Number(values.tables);
  const seconds = Number(values.seconds);
  const folder = mkdtempSync(join(tmpdir(), 'shirasagi-bench-'));
  const settings = { DATA_DIR: folder, CONNECTIONS_PER_ADDRESS: '100000', TABLES_PER_PERSON: '100000' };
  try {
    await withServers(1, settings, async ([url], _, processes) => {
      let most = 0;
      const looking = setInterval(
        () =>
          void memory(url).then(
            ({ resident }) => (most = Math.max(most, resident)),
            () => {},
          ),
        LOOK_MS,
      );
      const order = { against: 'shirasagi, open loop', urls: [url], tables, seconds } as const;
      const { moves, p50, p99, sockets, cpuPerMove = Number.NaN } = await runLoad(order, processes);
      clearInterval(looking);
      const mb = most / MB;
      const goal = (met: boolean): string => (met ? 'met' : 'missed');
      console.log(
        `${tables} tables, ${sockets} sockets, ${seconds} s, a move every 5 s at each: ${moves} moves`,
      );
      console.log(`p50 ${p50.toFixed(1)} ms; server ${cpuPerMove.toFixed(0)} us of processor time a move`);
      console.log(`p99 ${p99.toFixed(1)} ms (goal ${MOST_P99} ms: ${goal(p99 < MOST_P99)})`);
      console.log(`${mb.toFixed(0)} MB resident at most (goal ${MOST_MB} MB: ${goal(mb < MOST_MB)})`);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
