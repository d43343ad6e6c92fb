import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

const WEB = 'packages/web';
const MEASURING = join(WEB, 'dist-test/e2e/figures.js');

/** What the page's own measuring program prints. */
interface Measured {
  readonly scripts: readonly string[];
  readonly clicks: readonly number[];
  readonly frames: readonly number[];
  readonly scores?: Readonly<Record<string, number>>;
}

interface Figure {
  readonly figure: string;
  readonly value: number | string;
  readonly goal: string;
  readonly met: boolean | string;
}

/** Runs a program to its end and returns what it printed. */
function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

const kilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(WEB, 'dist', file))).length, 0) / 1000;

/** Scripts that index.html names: loaded before anything is shown. */
function entryScripts(): string[] {
  const html = readFileSync(join(WEB, 'dist/index.html'), 'utf8');
  return [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map((match) => match[1]);
}

function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

const round = (figure: number): number => Math.round(figure * 10) / 10;

const most = (figure: string, value: number, goal: number): Figure => ({
  figure,
  value: round(value),
  goal: `<= ${goal}`,
  met: value <= goal,
});

const least = (figure: string, value: number | undefined, goal: number): Figure => ({
  figure,
  value: value ?? 'not measured: lighthouse is not installed',
  goal: `>= ${goal}`,
  met: value === undefined ? '' : value >= goal,
});

const noted = (figure: string, value: number): Figure => ({ figure, value: round(value), goal: '', met: '' });

function figuresOf({ scripts, clicks, frames, scores }: Measured): Figure[] {
  return [
    most('initial JavaScript, kB gzip: all the first screen loads', kilobytes(scripts), 180),
    noted('of it what index.html names, kB gzip', kilobytes(entryScripts())),
    most('click to painted response, ms, 95th percentile', percentile(clicks, 0.95), 50),
    noted('click to painted response, ms, median', percentile(clicks, 0.5)),
    noted('clicks measured', clicks.length),
    most('longest frame while an opponent thinks, ms', Math.max(...frames), 50),
    noted('frames measured', frames.length),
    least('Lighthouse mobile: performance', scores?.performance, 90),
    least('Lighthouse mobile: accessibility', scores?.accessibility, 100),
    least('Lighthouse mobile: best practices', scores?.['best-practices'], 95),
  ];
}

/** The page in a real browser: `bench page [--json]`; builds it first. */
export function pageBench(args: string[]): void {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' } } });
  run('npm', ['run', '-s', 'build', '-w', '@shirasagi/web']);
  run('npm', ['run', '-s', 'build:tests', '-w', '@shirasagi/web']);
  const figures = figuresOf(JSON.parse(run(process.execPath, [MEASURING])));
  if (values.json) for (const line of figures) console.log(JSON.stringify(line));
  else console.table(figures);
}
