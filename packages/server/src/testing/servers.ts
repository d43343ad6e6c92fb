import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legalMoves, toText } from '@shirasagi/engine';
import type { Logger } from 'pino';
import { readConfig } from '../config.js';
import { type RunningServer, startServer } from '../server.js';
import type { MoveChooser } from '../tables/opponents.js';

/** An opponent that plays the first legal move: tests are about tables, not about thinking. */
export const hasty: MoveChooser = {
  think: async (_, state) => toText(state, legalMoves(state)[0]),
};

/** A folder that is gone when the test is over. */
export function temporaryFolder(t: { after(body: () => void): void }): string {
  const folder = mkdtempSync(join(tmpdir(), 'shirasagi-test-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Settings of a server in a test: any port, no noise, limits out of the way unless they are what is tested. */
export const TEST_SETTINGS = {
  HOST: '127.0.0.1',
  PORT: '0',
  // The processes of a test share a store, and so a key.
  SEED_KEY: 'the key of the seeds of all tests',
  LOG_LEVEL: 'error',
  REQUESTS_PER_MINUTE: '100000',
  GUESTS_PER_HOUR: '100000',
  MESSAGES_PER_SECOND: '10000',
  LINES_PER_MINUTE: '100000',
  TABLES_PER_MINUTE: '100000',
  CONNECTIONS_PER_ADDRESS: '1000',
};

/** A server of its own for a test. */
export async function testServer(
  t: { after(body: () => void | Promise<void>): void },
  settings: Record<string, string> = {},
  thinker: MoveChooser = hasty,
  log?: Logger,
  clock?: () => number,
): Promise<RunningServer> {
  const folder = settings.DATA_DIR ?? temporaryFolder(t);
  const config = readConfig({ ...TEST_SETTINGS, DATA_DIR: folder, ...settings });
  const server = await startServer(config, { thinker, ...(log && { log }), ...(clock && { clock }) });
  t.after(() => server.close());
  return server;
}
