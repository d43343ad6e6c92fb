import { median } from '../engine/measure.js';
import type { LoadFigures, LoadOrder } from './figures.js';

/** Games that one server ends in a second at most: as many are opened before people play as fast as they can. */
const GAMES_PER_SECOND = 200;

/** The figures of programs, by name. */
type Results = ReadonlyMap<string, readonly LoadFigures[]>;

/** A load of people who play as fast as the answers come, at `servers` servers. */
export const closedLoad = (
  tables: number,
  seconds: number,
  warmSeconds: number,
  servers: number,
): Omit<LoadOrder, 'against' | 'urls'> => ({
  tables,
  seconds,
  warmSeconds,
  games: 1 + Math.ceil((GAMES_PER_SECOND * servers * (warmSeconds + seconds)) / tables),
});

/** Runs programs in turn, so that a noisy moment of the machine meets them all. */
export async function inTurn(
  rounds: number,
  programs: Readonly<Record<string, () => Promise<LoadFigures>>>,
): Promise<Results> {
  const results = new Map<string, LoadFigures[]>(Object.keys(programs).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const [name, program] of Object.entries(programs)) {
      const figures = await program();
      results.get(name)!.push(figures);
      console.error(`${name}: ${figures.perSecond.toFixed(0)} moves/s`);
    }
  return results;
}

/** The median of one program's figures against another's. */
export function ratio(
  results: Results,
  one: string,
  other: string,
  figure: 'perSecond' | 'cpuPerMove' | 'threadPerMove' = 'perSecond',
): number {
  const middle = (name: string): number => median(results.get(name)!.map((run) => run[figure]));
  return middle(one) / middle(other);
}

const COLUMNS: readonly (readonly [head: string, show: (runs: readonly LoadFigures[]) => string])[] = [
  ['moves/s', middle('perSecond', 0)],
  ['p50 ms', middle('p50', 1)],
  ['p99 ms', middle('p99', 1)],
  ['best moves/s', (runs) => Math.max(...runs.map((run) => run.perSecond)).toFixed(0)],
  ['server us/move', middle('cpuPerMove', 0)],
  ['busiest thread', middle('threadPerMove', 0)],
  ['busiest load', middle('busiestLoad', 2)],
  ['busy cores', middle('busyCores', 1)],
];

function middle(figure: keyof LoadFigures, digits: number) {
  return (runs: readonly LoadFigures[]): string => median(runs.map((run) => run[figure])).toFixed(digits);
}

/** Prints the medians of all programs. */
export function printResults(results: Results): void {
  const row = (name: string, cells: readonly string[]): string =>
    `${name.padEnd(34)}${cells.map((cell, i) => cell.padStart(COLUMNS[i][0].length + 2)).join('')}`;
  console.log(
    row(
      'medians',
      COLUMNS.map(([head]) => head),
    ),
  );
  for (const [name, runs] of results)
    console.log(
      row(
        name,
        COLUMNS.map(([, show]) => show(runs)),
      ),
    );
}
