import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

const WEB = 'packages/web';
const MEASURING = join(WEB, 'dist-test/e2e/figures.js');

/** What a page noted while it was played, in milliseconds. */
interface Notes {
  readonly clicks: readonly number[];
  readonly shown: readonly number[];
  readonly frames: readonly number[];
  readonly tasks: readonly number[];
}

/** What the page's own measuring program prints. */
interface Measured {
  readonly browser: string;
  readonly empty: readonly number[];
  readonly emptyBusy: readonly number[];
  readonly scripts: readonly string[];
  readonly castle: Notes;
  readonly duel: Notes;
  readonly thinking: Notes;
  readonly scores: Readonly<Record<string, number>>;
}

interface Figure {
  readonly figure: string;
  readonly value: number;
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

const least = (figure: string, value: number, goal: number): Figure => ({
  figure,
  value,
  goal: `>= ${goal}`,
  met: value >= goal,
});

const noted = (figure: string, value: number): Figure => ({ figure, value: round(value), goal: '', met: '' });

const longest = (figures: readonly number[]): number => Math.max(0, ...figures);

function clickFigures(game: string, { clicks, shown }: Notes): Figure[] {
  return [
    most(`${game}: click to painted response, ms, 95th percentile`, percentile(clicks, 0.95), 50),
    noted(`${game}: the same, median`, percentile(clicks, 0.5)),
    noted(`${game}: clicks measured`, clicks.length),
    most(`${game}: click to response on the screen, ms, 95th percentile`, percentile(shown, 0.95), 50),
    noted(`${game}: the same, median`, percentile(shown, 0.5)),
    noted(`${game}: clicks the browser told of`, shown.length),
  ];
}

function figuresOf({ empty, emptyBusy, scripts, castle, duel, thinking, scores }: Measured): Figure[] {
  return [
    noted('this machine: longest frame of an empty page, ms', longest(empty)),
    noted('this machine: longest frame of an empty page beside a busy worker, ms', longest(emptyBusy)),
    most('initial JavaScript, kB gzip: all the first screen loads', kilobytes(scripts), 180),
    noted('of it what index.html names, kB gzip', kilobytes(entryScripts())),
    ...clickFigures('castle', castle),
    ...clickFigures('duel', duel),
    most('longest frame while an opponent thinks, ms', longest(thinking.frames), 50),
    noted('the same, 99th percentile', percentile(thinking.frames, 0.99)),
    noted('frames over 50 ms', thinking.frames.filter((ms) => ms > 50).length),
    noted('frames measured', thinking.frames.length),
    noted('longest task of the page while an opponent thinks, ms (0: none over 50)', longest(thinking.tasks)),
    least('Lighthouse mobile: performance', scores.performance, 95),
    least('Lighthouse mobile: accessibility', scores.accessibility, 100),
    least('Lighthouse mobile: best practices', scores['best-practices'], 100),
  ];
}

/** What the figures were taken with; without a graphics card all is painted by the cores that play, so load counts. */
function circumstances({ browser }: Measured): string {
  const [{ model }] = cpus();
  const load = loadavg()[1].toFixed(1);
  return `Chromium ${browser}, headless, painting in software, on ${availableParallelism()} x ${model.trim()}; load ${load}`;
}

/** The page in a real browser: `bench page [--json]`; builds it first. */
export function pageBench(args: string[]): void {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' } } });
  run('npm', ['run', '-s', 'build', '-w', '@shirasagi/web']);
  run('npm', ['run', '-s', 'build:tests', '-w', '@shirasagi/web']);
  const measured: Measured = JSON.parse(run(process.execPath, [MEASURING]));
  const figures = figuresOf(measured);
  if (values.json) for (const line of figures) console.log(JSON.stringify(line));
  else {
    console.log(circumstances(measured));
    console.table(figures);
  }
}
