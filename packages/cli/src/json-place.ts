const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)(?![\w.+-])/y;

/** Reads JSON token by token, only to find the first place where it is none; the parser itself does not always say. */
class Scanner {
  private at = 0;
  private readonly text: string;
  /** Closing brackets still owed, innermost last. */
  private readonly open: string[] = [];

  constructor(text: string) {
    this.text = text;
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const found = pattern.test(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  private next(mark: string): boolean {
    this.skip(SPACE);
    if (this.text[this.at] !== mark) return false;
    this.at++;
    return true;
  }

  private key(): boolean {
    this.skip(SPACE);
    return this.skip(STRING) && this.next(':');
  }

  /** Reads up to the end of a value that is no bracket; false at the first error. */
  private value(): boolean {
    for (;;) {
      if (this.next('[')) {
        this.open.push(']');
        if (this.next(']')) return this.open.pop() !== undefined;
      } else if (this.next('{')) {
        this.open.push('}');
        if (this.next('}')) return this.open.pop() !== undefined;
        if (!this.key()) return false;
      } else return this.skip(STRING) || this.skip(SCALAR);
    }
  }

  /** The index of the first character that does not fit. */
  place(): number {
    while (this.value()) {
      while (this.open.length > 0 && this.next(this.open[this.open.length - 1])) this.open.pop();
      if (this.open.length === 0) break;
      if (!this.next(',')) break;
      if (this.open[this.open.length - 1] === '}' && !this.key()) break;
    }
    this.skip(SPACE);
    return this.at;
  }
}

/** Where a text stops being JSON, as `line 3, column 7`, or `the end`. */
export function jsonPlace(text: string): string {
  const at = new Scanner(text).place();
  if (at >= text.length) return 'the end';
  const before = text.slice(0, at).split('\n');
  return `line ${before.length}, column ${before[before.length - 1].length + 1}`;
}
