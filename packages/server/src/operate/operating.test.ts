import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../testing/postgres.js';
import { PROGRAM, ServerProcess } from '../testing/processes.js';
import { TEST_SETTINGS, temporaryFolder, testServer } from '../testing/servers.js';

const ROOT = join(dirname(PROGRAM), '..', '..', '..');

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
  assert.match(
    response.headers.get('content-security-policy') ?? '',
    /script-src 'self' 'wasm-unsafe-eval';/,
  );
  assert.ok(response.headers.get('content-security-policy')?.includes(`style-src 'self' 'sha256-${hash}'`));
  // Threads of a page may only share memory where both of these are said.
  assert.equal(response.headers.get('cross-origin-opener-policy'), 'same-origin');
  const script = await fetch(`${url}/main-AbCdEf12.js`);
  for (const { headers } of [response, script])
    assert.equal(headers.get('cross-origin-embedder-policy'), 'require-corp');
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

test('a start that fails ends at once and says why', async (t) => {
  const first = new ServerProcess({ DATA_DIR: temporaryFolder(t) });
  await first.start();
  t.after(() => first.kill());
  const { port } = new URL(first.url);
  const taken = new ServerProcess({ DATA_DIR: temporaryFolder(t), PORT: port }, 'ignore');
  t.after(() => taken.kill());
  await assert.rejects(taken.start(), /ended with 1/);
  const damaged = temporaryFolder(t);
  writeFileSync(join(damaged, 'shirasagi.sqlite'), 'something else entirely, '.repeat(1000));
  const env = { PATH: process.env.PATH, ...TEST_SETTINGS, DATA_DIR: damaged };
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM], {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  assert.equal(status, 1);
  assert.match(stderr, /shirasagi\.sqlite cannot be used: .*damaged/);
});

test('a signal to npm start leaves nothing behind', async (t) => {
  const port = await freePort();
  const env = { ...process.env, ...TEST_SETTINGS, PORT: String(port), DATA_DIR: temporaryFolder(t) };
  const npm = spawn('npm', ['start', '--ignore-scripts'], { cwd: ROOT, env, stdio: 'ignore' });
  t.after(() => npm.kill('SIGKILL'));
  const alive = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
  while (!(await alive())) await pause(50);
  npm.kill('SIGTERM');
  const gone = async (): Promise<string> => {
    while (await alive()) await pause(50);
    return 'gone';
  };
  assert.equal(await Promise.race([gone(), pause(30_000, 'still there', { ref: false })]), 'gone');
});
