import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

const ROOT = resolve(import.meta.dirname, '../../..');
const npm = (cwd: string, ...args: string[]): string =>
  execFileSync('npm', [...args, '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    // On Windows npm is a script that only a shell can start.
    shell: process.platform === 'win32',
    env: { ...process.env, npm_config_ignore_scripts: 'true' },
  });

/** Packs a package into a folder; its tarball and what lies in it. */
function pack(name: string, into: string): { tarball: string; files: string[] } {
  const told: unknown = JSON.parse(
    npm(join(ROOT, 'packages', name), 'pack', '--json', '--pack-destination', into),
  );
  // Older npm tells a list, newer npm an object by name.
  const [packed] = Object.values(told as Record<string, { filename: string; files: { path: string }[] }>);
  return { tarball: join(into, packed.filename), files: packed.files.map(({ path }) => path) };
}

function inFolder(body: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'shirasagi-tarball-'));
  try {
    body(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const name of ['engine', 'bots', 'protocol', 'server', 'cli']) {
  test(`the tarball of ${name} has what it needs and no tests`, () => {
    inFolder((folder) => {
      const { files } = pack(name, folder);
      assert.deepEqual(
        files.filter((file) => /\.test\.|(^|\/)testing[./]/.test(file)),
        [],
      );
      for (const wanted of ['README.md', 'LICENSE', 'package.json'])
        assert.ok(files.includes(wanted), `${wanted} is in it`);
      assert.ok(files.some((file) => file.startsWith('dist/') && file.endsWith('.js')));
    });
  });
}

test('the engine installs from its tarball alone and does what its README says', () => {
  inFolder((folder) => {
    const { tarball } = pack('engine', folder);
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    npm(folder, 'install', '--offline', '--no-audit', '--no-fund', tarball);
    const readme = readFileSync(join(folder, 'node_modules/@shirasagi/engine/README.md'), 'utf8');
    const examples = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map((match) => match[1]);
    assert.equal(examples.length, 2);
    const outputs = examples.map((code, i) => {
      writeFileSync(join(folder, `example${i}.js`), code);
      return execFileSync(process.execPath, [`example${i}.js`], { cwd: folder, encoding: 'utf8' });
    });
    assert.match(outputs[0], /seat 0: \d+ points, place [12]/);
    assert.match(outputs[1], /move: 'start:/);
  });
});
