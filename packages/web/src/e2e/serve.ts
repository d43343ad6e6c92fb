import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The built page; the tests are compiled two folders deep beside it. */
export const BUILT = resolve(import.meta.dirname, '../../dist');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** A server that runs until it is closed. */
export interface Served {
  /** Its address, with a slash at the end. */
  readonly address: string;
  close(): void;
}

/** Serves the built page on a free port of this machine. */
export async function serve(folder: string = BUILT): Promise<Served> {
  await readFile(join(folder, 'index.html')).catch(() => {
    throw new Error(`There is no built page in ${folder}: run npm run build first.`);
  });
  const packed = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://page').pathname));
    const name = path.endsWith('/') ? `${path}index.html` : path;
    try {
      // Packed as a server of the open web would do it, so that figures taken here mean something.
      const body = packed.get(name) ?? gzipSync(await readFile(join(folder, name)));
      packed.set(name, body);
      response.writeHead(200, {
        'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'cache-control': name.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      });
      response.end(body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not here');
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
