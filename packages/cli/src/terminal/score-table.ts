import { type State, scoreSheet } from '@shirasagi/engine';
import { faceFor } from '../faces.js';
import type { Paint } from './paint.js';

/** The score sheets of a state as a table: a line for each category, a column for each clan. */
export function scoreTable(state: State, paint: Paint): string[] {
  const face = faceFor(state.game);
  const sheets = scoreSheet(state);
  const names = sheets.map(({ seat }) => face.clan(state, seat));
  const width = Math.max(...names.map((name) => name.length)) + 3;
  const cell = (value: string | number): string => String(value).padStart(width);
  const row = (name: string, cells: readonly string[]): string => `  ${name.padEnd(18)}${cells.join('')}`;
  const line = `  ${'-'.repeat(18 + width * sheets.length)}`;
  return [
    row(
      '',
      names.map((name, seat) => paint.clan(seat, cell(name))),
    ),
    line,
    ...Object.keys(sheets[0].categories).map((category) =>
      row(
        face.categories[category] ?? category,
        sheets.map((sheet) => cell(sheet.categories[category])),
      ),
    ),
    line,
    paint.bold(
      row(
        'Total',
        sheets.map((sheet) => cell(sheet.total)),
      ),
    ),
    row(
      'Rank',
      sheets.map((sheet) => cell(sheet.rank)),
    ),
  ];
}

/** Who has won, in a sentence. */
export function winners(state: State): string {
  const face = faceFor(state.game);
  const first = scoreSheet(state).filter((sheet) => sheet.rank === 1);
  const names = first.map(({ seat }) => face.clan(state, seat)).join(' and ');
  const points = `${first[0].total} points`;
  return first.length === 1 ? `${names} wins with ${points}.` : `${names} share the victory with ${points}.`;
}
