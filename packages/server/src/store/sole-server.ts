import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

/**
 * Keeps the folder of an embedded store to one server: tables are in memory, so a second one would not see what the
 * first writes. The lock is the operating system's and is gone with the process, however that ends. Returns how to
 * give it back.
 */
export function claimFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new Database(join(folder, 'server.lock'));
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new Error(`another server uses the folder ${folder}; SQLite is for one process`);
  }
  return () => lock.close();
}
