// Runs the compiled tests of every package: `npm test` for all, `npm test -- castle` for paths that match.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Test sources below a folder; their compiled twins are run, so a stale output never is. */
function testsIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testsIn(path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const roots = [...readdirSync('packages').map((name) => join('packages', name, 'src')), join('bench', 'src')];
const wanted = process.argv.slice(2);
const files = roots
  .filter((root) => statSync(root, { throwIfNoEntry: false })?.isDirectory())
  .flatMap(testsIn)
  .map((file) => {
    // The page is bundled, so its tests are compiled apart from it.
    const output = file.startsWith(join('packages', 'web')) ? 'dist-test' : 'dist';
    return file.replace(/([\\/])src([\\/])/, `$1${output}$2`).replace(/\.tsx?$/, '.js');
  })
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)));

if (files.length === 0) {
  console.error(`no test file matches ${wanted.join(' ')}`);
  process.exit(2);
}
// Tests of servers and pages wait more than they work: one file more than there are processors keeps them busy. With
// too many at once the browsers would need more memory than a small machine has.
const atOnce = Math.min(availableParallelism() + 1, 8);
// A test file that hangs ends the run instead of holding it up.
const options = ['--enable-source-maps', '--test', '--test-timeout=900000', `--test-concurrency=${atOnce}`];
const run = spawnSync(process.execPath, [...options, ...files], { stdio: 'inherit' });
process.exit(run.status ?? 1);
