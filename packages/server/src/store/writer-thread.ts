/** The thread that writes entries to an embedded store: waiting for the disk is all it does. */
import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile } from './sqlite.js';
import { type Appended, groupWriter } from './write-group.js';
import type { Written } from './writer.js';

const db = openSqliteFile((workerData as { file: string }).file);
const write = groupWriter(db);
const tell = (written: Written): void => parentPort?.postMessage(written);

parentPort?.on('message', (group: readonly Appended[] | 'close') => {
  if (group === 'close') void db.destroy().then(() => parentPort?.close());
  else
    write(group).then(
      (keys) => tell({ keys }),
      (error: unknown) => tell({ failed: error instanceof Error ? error.message : String(error) }),
    );
});
