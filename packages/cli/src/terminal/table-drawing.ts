import type { Paint } from './paint.js';

/** Draws one table; made anew for every drawing. */
export abstract class TableDrawing {
  protected readonly paint: Paint;

  constructor(paint: Paint) {
    this.paint = paint;
  }

  /** The parts of the table from top to bottom, each of some lines. */
  protected abstract parts(): readonly (readonly string[])[];

  /** The table, an empty line between its parts. */
  lines(): string[] {
    return this.parts()
      .flatMap((part, i) => (i === 0 ? part : ['', ...part]))
      .map((line) => line.trimEnd());
  }

  /** A seat as one digit in its colour. */
  protected mark(seat: number): string {
    return this.paint.clan(seat, String(seat + 1));
  }
}
