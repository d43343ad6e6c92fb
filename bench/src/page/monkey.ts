import { spawnSync } from 'node:child_process';

const BUILDS = [
  ['run', '-s', 'build', '-w', '@shirasagi/web'],
  ['run', '-s', 'build:tests', '-w', '@shirasagi/web'],
];

/** The page under random hands: `bench monkey [--actions N] [--seed S] [--browser NAME]`; builds it first. */
export function monkey(args: string[]): void {
  for (const build of BUILDS) {
    if (spawnSync('npm', build, { stdio: 'inherit' }).status !== 0)
      throw new Error('the page does not build');
  }
  const program = 'packages/web/dist-test/e2e/monkey-run.js';
  const { status } = spawnSync(process.execPath, ['--enable-source-maps', program, ...args], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
