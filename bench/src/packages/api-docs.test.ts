import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { test } from 'node:test';

test('docs/engine-api.md is what the types of the engine say', () => {
  execFileSync(process.execPath, ['tools/api-docs.js', '--check'], {
    cwd: resolve(import.meta.dirname, '../../..'),
    stdio: 'inherit',
  });
});
