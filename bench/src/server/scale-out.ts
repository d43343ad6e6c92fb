import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startPostgres } from '@shirasagi/server/testing/postgres';
import type { LoadFigures } from './figures.js';
import { closedLoad, inTurn, printResults, ratio } from './rounds.js';
import { NAMES, runLoad, withServers } from './runs.js';

/** How much faster four processes shall be than one, on 16 cores. */
const LEAST = 3;

/** `bench -- scale-out [--processes 4] [--tables 400] [--warm 6] [--seconds 4] [--rounds 3] [--loads 1] [--apart]`: several processes on one PostgreSQL against one. */
export async function scaleOutBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      processes: { type: 'string', default: '4' },
      tables: { type: 'string', default: '400' },
      warm: { type: 'string', default: '6' },
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '3' },
      loads: { type: 'string', default: '1' },
      apart: { type: 'boolean', default: false },
    },
  });
  const [processes, tables, seconds, rounds, loads] = [
    ...[values.processes, values.tables, values.seconds, values.rounds, values.loads],
  ].map(Number);
  const cleanUp: (() => void | Promise<void>)[] = [];
  try {
    const postgres = await startPostgres({ after: (body) => void cleanUp.push(body) });
    const settings = async () => ({
      DATABASE_URL: await postgres.database(),
      CONNECTIONS_PER_ADDRESS: '100000',
      TABLES_PER_PERSON: '1000',
    });
    const run = (servers: number, names?: readonly string[]) => async (): Promise<LoadFigures> =>
      withServers(servers, await settings(), (urls, _, ids) =>
        runLoad(
          {
            against: 'shirasagi',
            urls,
            ...(names && { names }),
            ...closedLoad(tables, seconds, Number(values.warm), servers),
          },
          ids,
          loads,
        ),
      );
    const [one, meeting] = ['1 process', `${processes} processes, meeting`];
    const results = await inTurn(rounds, {
      [one]: run(1),
      [meeting]: run(processes, NAMES),
      ...(values.apart && { [`${processes} processes, apart`]: run(processes) }),
    });
    console.log(
      `PostgreSQL, ${tables} tables, ${tables * 2} sockets, ${rounds} rounds of ${seconds} s after ${values.warm} s to warm up, ${loads} processes of load on ${availableParallelism()} cores`,
    );
    printResults(results);
    const times = ratio(results, meeting, one);
    console.log(
      `${processes} processes make ${times.toFixed(2)} times the moves of one (goal ${LEAST} with 4 on 16 cores: ${times >= LEAST ? 'met' : 'missed'})`,
    );
    const byThread = processes / ratio(results, meeting, one, 'threadPerMove');
    console.log(
      `with a core for every thread the busiest thread of each process would allow ${byThread.toFixed(2)} times the moves, as far as PostgreSQL keeps up`,
    );
  } finally {
    for (const body of cleanUp) await body();
  }
}
