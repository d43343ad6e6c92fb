import { writeFileSync } from 'node:fs';
import type { WeightTable, WeightTables } from '@shirasagi/bots';

const round = (value: number, parts: number): number => Math.round(value * parts) / parts;

/** Fitted rows as the text a table of weights is kept in. */
export function weightTable(rows: readonly Float64Array[], spread: readonly number[]): WeightTable {
  return {
    rows: rows.map((row) => Array.from(row, (weight) => round(weight, 1000)).join(' ')).join('\n'),
    spread: spread.map((value) => round(value, 100)).join(' '),
  };
}

/** Writes tables as the source file an evaluation reads them from. */
export function writeWeights(file: string, tables: WeightTables): void {
  const entries = Object.entries(tables).map(
    ([seats, { rows, spread }]) =>
      `  ${seats}: {\n    rows: \`\n${rows.trim()}\n\`,\n    spread: '${spread}',\n  },`,
  );
  writeFileSync(
    file,
    [
      "import type { WeightTables } from '../weights.js';",
      '',
      '/** Fitted to self-play by `bench train`: a line of weights for each number of turns left. */',
      'export const TABLES: WeightTables = {',
      ...entries,
      '};',
      '',
    ].join('\n'),
  );
}
