import { ConfigError, readConfig } from './config.js';
import { openLog, startServer } from './server.js';
import { openStore } from './store/store.js';
import { exportLines, importLines } from './store/transfer.js';

const USAGE = `usage: shirasagi-server [serve | export | import]
  serve    (also without a word) the page, the tables and the sockets
  export   writes everything in the store to standard output, one JSON line a row
  import   reads what export wrote from standard input into an empty store

Settings come from the environment; docs/self-hosting.md lists them.`;

/** How often a server that npm started looks whether it still has its parent. */
const PARENT_MS = 200;

/** The command; resolves with the exit code. */
export async function main(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  try {
    const config = readConfig(environment);
    const [command = 'serve', ...rest] = args;
    if (rest.length > 0 || !['serve', 'export', 'import'].includes(command)) {
      console.error(USAGE);
      return command === '--help' || command === 'help' ? 0 : 2;
    }
    if (command === 'serve') return await serve(config);
    const store = await openStore(config);
    try {
      if (command === 'export') await exportLines(store.db, process.stdout);
      else {
        const { rows, whole } = await importLines(store.db, process.stdin);
        console.error(`${rows} rows read`);
        if (!whole) console.error('this export does not say whether it is complete');
      }
    } finally {
      await store.close();
    }
    return 0;
  } catch (error) {
    if (error instanceof ConfigError)
      console.error(`shirasagi-server: these settings make no sense:\n${error.message}`);
    else console.error(`shirasagi-server: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}

async function serve(config: ReturnType<typeof readConfig>): Promise<number> {
  const log = openLog(config.LOG_LEVEL);
  const asked = askedToStop();
  const starting = startServer(config, { log });
  const server = await Promise.race([starting, asked.then(() => undefined)]);
  // Asked to stop before it began: nobody has been told of anything yet.
  if (!server) return 0;
  log.info({ url: server.url, store: config.DATABASE_URL ? 'postgres' : config.DATA_DIR }, 'listening');
  // Logs are for programs; a person at the terminal looks for an address, and passkeys need its name.
  const address = config.PUBLIC_URL ?? server.url.replace('//127.0.0.1:', '//localhost:');
  if (process.stdout.isTTY) console.log(`\nShirasagi: ${address}\n`);
  // The parent process learns the port that was assigned.
  process.send?.({ url: server.url });
  log.info({ why: await asked }, 'stopping');
  await server.close();
  return 0;
}

/** Resolves when this process shall end, with the reason. */
function askedToStop(): Promise<string> {
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, resolve);
    process.once('disconnect', () => resolve('the process that started this one is gone'));
    // Listening for that alone must not keep the process.
    process.channel?.unref();
    if (process.env.npm_lifecycle_event === undefined) return;
    // Between npm and this process there may be a shell, which dies of a signal without passing it on.
    const { ppid } = process;
    const looking = setInterval(() => {
      if (process.ppid !== ppid) resolve('npm is gone');
    }, PARENT_MS);
    looking.unref();
  });
}
