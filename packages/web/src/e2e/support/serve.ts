import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ServerProcess } from '@shirasagi/server/testing/processes';

/** The built page; the tests are compiled two folders deep beside it. */
export const BUILT = resolve(import.meta.dirname, '../../dist');

/** A server that runs until it is closed. */
export interface Served {
  /** Its address, with a slash at the end. */
  readonly address: string;
  close(): Promise<void>;
}

/** The server itself on a free port of this machine: the page is tried and measured with the headers it will have. */
export async function serve(folder: string = BUILT): Promise<Served> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no built page in ${folder}: run npm run build first.`);
  const data = mkdtempSync(join(tmpdir(), 'shirasagi-page-'));
  const server = new ServerProcess({ DATA_DIR: data, WEB_DIR: folder });
  await server.start();
  return {
    address: `${server.url}/`,
    close: async () => {
      await server.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
