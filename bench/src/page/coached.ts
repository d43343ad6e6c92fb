import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { GameName, Options } from '@shirasagi/engine';

/** What there is to read and to decide in one play of a coached game. */
interface Met {
  readonly sentences: number;
  readonly words: number;
  readonly shown: number;
  readonly begins: number;
  readonly follows: number;
  readonly watched: number;
}

/** A coached game as the page has it, and what learners meet in it. */
export interface Coached {
  readonly group: string;
  readonly game: GameName;
  readonly seat: number;
  readonly start: { readonly seed: string; readonly options: Options; readonly line?: readonly string[] };
  readonly met: readonly Met[];
}

/** How quick a learner is: words a minute, and seconds for a move that is shown, for the decision a turn begins with and for those that follow. */
interface Learner {
  readonly name: string;
  readonly words: number;
  readonly shown: number;
  readonly begins: number;
  readonly follows: number;
}

const LEARNERS: readonly Learner[] = [
  { name: 'quick', words: 240, shown: 2, begins: 8, follows: 3 },
  // Plain silent reading is about 240 words a minute; here the eyes go to the table and back.
  { name: 'usual', words: 180, shown: 3, begins: 15, follows: 6 },
  { name: 'careful', words: 130, shown: 5, begins: 25, follows: 10 },
];
/** How long the page shows each move of others. */
const WATCHED_SECONDS = 1.1;

/** The coached games of the page, each met by learners who follow the coach's principles, always or mostly or seldom. */
export function coachedGames(): readonly Coached[] {
  execFileSync('npm', ['run', '-s', 'build:tests', '-w', '@shirasagi/web'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const program = 'packages/web/dist-test/learn/coached-figures.js';
  return JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8' })) as Coached[];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How long the coached games take: what there is to read, to decide and to watch, at a stated speed. */
export function coachedBench(args: string[]): void {
  parseArgs({ args, options: {} });
  for (const { group, met } of coachedGames()) {
    const of = (what: keyof Met): string => mean(met.map((one) => one[what])).toFixed(0);
    console.log(
      `${group}: ${of('sentences')} sentences with ${of('words')} words; ${of('shown')} moves shown, ` +
        `${of('begins')} decisions that begin a turn, ${of('follows')} that follow, ${of('watched')} moves of others`,
    );
    for (const { name, words, shown, begins, follows } of LEARNERS) {
      const minutes = met.map(
        (one) =>
          one.words / words +
          (one.shown * shown + one.begins * begins + one.follows * follows + one.watched * WATCHED_SECONDS) /
            60,
      );
      console.log(
        `  ${name} (${words} words a minute; ${shown}, ${begins} and ${follows} s): ${mean(minutes).toFixed(1)} minutes, ` +
          `${Math.min(...minutes).toFixed(1)} to ${Math.max(...minutes).toFixed(1)} in ${met.length} games`,
      );
    }
  }
}
