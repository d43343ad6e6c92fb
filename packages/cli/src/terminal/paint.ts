type Style = 'bold' | 'dim' | 'coral' | 'black' | 'white';

/** Colours carry their own background, so that they read on light and on dark terminals. */
const CODES: Readonly<Record<Style, string>> = {
  bold: '1',
  dim: '2',
  coral: '30;101',
  black: '97;40',
  white: '30;107',
};
const WIDTH = 78;
const CLANS = ['36', '33', '35', '32'];

/** Puts colour on text, or leaves it alone. */
export class Paint {
  private readonly on: boolean;

  constructor(on: boolean) {
    this.on = on;
  }

  /** Colour for a terminal whose user has not asked for none (https://no-color.org). */
  static for(stream: { readonly isTTY?: boolean }): Paint {
    return new Paint(stream.isTTY === true && !process.env.NO_COLOR);
  }

  private wrap(code: string, text: string): string {
    return this.on ? `\x1b[${code}m${text}\x1b[0m` : text;
  }

  bold(text: string): string {
    return this.wrap(CODES.bold, text);
  }

  dim(text: string): string {
    return this.wrap(CODES.dim, text);
  }

  /** Text on one of the games' three colours. */
  colour(name: string, text: string): string {
    return this.wrap(CODES[name as Style] ?? CODES.bold, text);
  }

  /** Text in the colour of a seat. */
  clan(seat: number, text: string): string {
    return this.wrap(CLANS[seat % CLANS.length], text);
  }
}

/** Cuts or fills a text to a width; pad before painting, since colour has length but no width. */
export function fit(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}~` : text.padEnd(width);
}

/** A line of dashes with a name in it. */
export function rule(name: string, paint: Paint): string {
  return paint.dim(`-- ${name} ${'-'.repeat(WIDTH - name.length - 4)}`);
}
