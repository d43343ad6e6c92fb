import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { ServerProcess } from './testing/processes.js';
import { temporaryFolder, testServer } from './testing/servers.js';

test('the page is served with headers that let in nothing else', async (t) => {
  const page = temporaryFolder(t);
  const style = 'html { background: red; }';
  writeFileSync(join(page, 'index.html'), `<!doctype html><style>${style}</style><p>hello`);
  writeFileSync(join(page, 'main-AbCdEf12.js'), 'hello');
  const { url } = await testServer(t, { WEB_DIR: page });
  const response = await fetch(url);
  assert.equal(response.status, 200);
  assert.match(await response.text(), /hello/);
  assert.equal(response.headers.get('cache-control'), 'no-cache');
  const hash = createHash('sha256').update(style).digest('base64');
  assert.match(response.headers.get('content-security-policy') ?? '', /script-src 'self';/);
  assert.ok(response.headers.get('content-security-policy')?.includes(`style-src 'self' 'sha256-${hash}'`));
  const script = await fetch(`${url}/main-AbCdEf12.js`);
  assert.match(script.headers.get('cache-control') ?? '', /immutable/);
  assert.equal((await fetch(`${url}/../package.json`)).status, 404);
  assert.equal((await fetch(`${url}/%2e%2e/package.json`)).status, 404);
});

test('health, readiness and figures can be asked for', async (t) => {
  const { url } = await testServer(t);
  for (const path of ['/healthz', '/readyz']) assert.equal((await fetch(url + path)).status, 200);
  assert.match(await (await fetch(`${url}/metrics`)).text(), /shirasagi_sockets 0/);
});

test('a server that is asked to stop ends well, one with wrong settings does not begin', async (t) => {
  const server = new ServerProcess({ DATA_DIR: temporaryFolder(t), LOG_LEVEL: 'silent' });
  t.after(() => server.kill());
  await server.start();
  assert.equal(await server.stop(), 0);
  const wrong = new ServerProcess({ PORT: 'many' }, 'ignore');
  await assert.rejects(wrong.start(), /ended with 1/);
});

test('a request that never ends does not keep a server that is asked to stop', async (t) => {
  const server = new ServerProcess({ DATA_DIR: temporaryFolder(t), LOG_LEVEL: 'silent' });
  await server.start();
  t.after(() => server.kill());
  const { hostname, port } = new URL(server.url);
  const slow = connect(Number(port), hostname);
  t.after(() => slow.destroy());
  slow.on('error', () => {});
  await new Promise<void>((resolve) => {
    slow.write(
      'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
      () => resolve(),
    );
  });
  assert.equal((await fetch(`${server.url}/healthz`)).status, 200);
  assert.equal(await server.stop(), 0);
});

test('a second server on the same folder does not begin; after a kill the next one does', async (t) => {
  const DATA_DIR = temporaryFolder(t);
  const first = new ServerProcess({ DATA_DIR });
  await first.start();
  await assert.rejects(new ServerProcess({ DATA_DIR }, 'ignore').start(), /ended with 1/);
  await first.kill();
  const next = new ServerProcess({ DATA_DIR });
  await next.start();
  assert.equal(await next.stop(), 0);
});
