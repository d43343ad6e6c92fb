import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzz } from '@shirasagi/server/testing/fuzz';
import { startPostgres } from '@shirasagi/server/testing/postgres';
import { ServerProcess } from '@shirasagi/server/testing/processes';

/** Messages of one round; after each one it is told how far it is. */
const ROUND = 50_000;

/** `bench -- fuzz [--messages 1000000] [--store sqlite|postgres] [--seed fuzz]`: fuzzed messages at a server. */
export async function fuzzBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      messages: { type: 'string', default: '1000000' },
      store: { type: 'string', default: 'sqlite' },
      seed: { type: 'string', default: 'fuzz' },
    },
  });
  const { store, seed } = values;
  const messages = Number(values.messages);
  const folder = mkdtempSync(join(tmpdir(), 'shirasagi-fuzz-'));
  const cleanUp: (() => void | Promise<void>)[] = [];
  try {
    const DATABASE_URL =
      store === 'postgres'
        ? await (await startPostgres({ after: (body) => void cleanUp.unshift(body) })).database()
        : undefined;
    const settings = { DATA_DIR: folder, LOG_LEVEL: 'warn', TABLES_PER_PERSON: '100000' };
    const server = new ServerProcess({ ...settings, ...(DATABASE_URL && { DATABASE_URL }) }, 'pipe');
    await server.start();
    cleanUp.unshift(() => server.kill());
    const codes = new Map<string, number>();
    let answered = 0;
    let games = 0;
    for (let round = 0; answered < messages; round++) {
      const fuzzed = await fuzz(server.url, Math.min(ROUND, messages - answered), `${seed} ${round}`);
      answered += fuzzed.answered;
      games += fuzzed.games;
      for (const [code, count] of fuzzed.codes) codes.set(code, (codes.get(code) ?? 0) + count);
      console.log(`${answered} messages answered, ${games} games played meanwhile`);
    }
    const errors = server.written.split('\n').filter(Boolean);
    console.log(JSON.stringify(Object.fromEntries(codes)));
    console.log(`${errors.length} lines in the log`);
    for (const line of errors.slice(0, 20)) console.log(line);
    if (errors.length > 0) process.exitCode = 1;
  } finally {
    for (const body of cleanUp) await body();
    rmSync(folder, { recursive: true, force: true });
  }
}
