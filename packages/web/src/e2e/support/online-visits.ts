import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '@shirasagi/server/testing/processes';
import type { BrowserContext, Page } from 'playwright-core';
import { freePort } from './free-port.js';
import { listen, openContext, said, type VisitOptions } from './page-test.js';
import { BUILT } from './serve.js';
import { testBrowsers } from './test-browsers.js';

/** A visitor of the server: a browser of their own with its cookies, and one page in it. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** A test's own server, and people who come to it. */
export interface House {
  readonly address: string;
  readonly server: ServerProcess;
  /** A person opens an address of the page. */
  visit(hash?: string, options?: VisitOptions): Promise<Visitor>;
  /** What the browser reports when the server or the network goes away on purpose is no fault of the page. */
  expectSilence(): void;
  /** What the browser reports when the server refuses something on purpose is no fault of the page either. */
  expectRefusals(): void;
}

/** What a browser itself reports about a connection that is gone. */
const GONE = /WebSocket connection|ERR_(CONNECTION|INTERNET|NETWORK|SOCKET|EMPTY)/;
/** What it reports about a request that was refused. */
const REFUSED = /the server responded with a status of 4\d\d/;

/** Starts a server that keeps its port when it is started again; another program may take a free port first. */
async function startServer(folder: string): Promise<ServerProcess> {
  for (let left = 2; ; left--) {
    const server = new ServerProcess({
      DATA_DIR: folder,
      WEB_DIR: BUILT,
      PORT: String(await freePort()),
    });
    try {
      await server.start();
      return server;
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

/**
 * Tests of online tables: each with a server process of its own, which serves the built page with its real headers
 * and keeps its tables in a folder that is gone afterwards. Any error a page reports fails the test.
 */
export function onlineTests(): (
  name: string,
  body: (house: House) => Promise<void>,
  options?: { readonly everywhere?: boolean },
) => void {
  const inBrowsers = testBrowsers();
  return (name, body, options = {}) => {
    inBrowsers(name, options, async (browser) => {
      const folder = mkdtempSync(join(tmpdir(), 'shirasagi-online-'));
      const server = await startServer(folder);
      const errors: string[] = [];
      const contexts: BrowserContext[] = [];
      const expected: RegExp[] = [];
      const visit = async (hash = '#/online', options: VisitOptions = {}): Promise<Visitor> => {
        const context = await openContext(browser, options);
        contexts.push(context);
        const page = await context.newPage();
        listen(page, errors);
        await page.goto(`${server.url}/${hash}`);
        return { page, context };
      };
      const expectSilence = () => void expected.push(GONE);
      const expectRefusals = () => void expected.push(REFUSED);
      try {
        await body({ address: server.url, server, visit, expectSilence, expectRefusals });
        const faults = errors.filter((error) => !expected.some((known) => known.test(error)));
        assert.deepEqual(faults, [], 'the pages report no error');
      } catch (error) {
        const told = await Promise.all(contexts.map((context) => said(context, errors)));
        if (error instanceof Error) error.message += told.join('\n');
        throw error;
      } finally {
        for (const context of contexts) await context.close();
        await server.kill();
        rmSync(folder, { recursive: true, force: true });
      }
    });
  };
}
