/** One decision, as a small integer: an index into the game's table of moves. */
export type Move = number;

type Value = string | number | boolean;
/** The fields of one kind of move and every value each may take. */
export type Fields = { readonly [field: string]: readonly Value[] };

/**
 * All moves of a game, numbered once at load from a declarative table of kinds and field values. Describing
 * a move, writing it as a word and reading it back are look-ups.
 */
export class MoveTable<Info extends { readonly kind: string }> {
  private readonly bases = new Map<string, number>();
  private readonly infos: Info[] = [];
  private readonly texts: string[] = [];
  private readonly numbers = new Map<string, Move>();
  private readonly kinds: Readonly<Record<Info['kind'], readonly Fields[]>>;

  /** Each kind lists one or more shapes: sets of fields that vary together. */
  constructor(kinds: Readonly<Record<Info['kind'], readonly Fields[]>>) {
    this.kinds = kinds;
    for (const kind of Object.keys(kinds) as Info['kind'][]) {
      this.bases.set(kind, this.infos.length);
      for (const fields of kinds[kind]) this.addShape(kind, Object.entries(fields), {}, []);
    }
  }

  private addShape(
    kind: string,
    fields: [string, readonly Value[]][],
    chosen: Record<string, Value>,
    words: string[],
  ): void {
    if (fields.length === 0) {
      const text = [kind, ...words].join(':');
      this.numbers.set(text, this.infos.length);
      this.texts.push(text);
      this.infos.push(Object.freeze({ kind, ...chosen }) as unknown as Info);
      return;
    }
    const [[name, values], ...rest] = fields;
    for (const value of values) {
      const word = value === true ? 'yes' : value === false ? 'no' : String(value);
      this.addShape(kind, rest, { ...chosen, [name]: value }, [...words, word]);
    }
  }

  /** How many moves there are: every legal move is below this. */
  get size(): number {
    return this.infos.length;
  }

  /** The number of the first move of a kind (its first shape, all fields at their first value). */
  base(kind: Info['kind']): Move {
    return this.bases.get(kind)!;
  }

  /** A mark for every move: 1 where it is of that kind. */
  marked(kind: Info['kind']): Uint8Array {
    return Uint8Array.from(this.infos, (info) => (info.kind === kind ? 1 : 0));
  }

  /** The number of the move written as `text`; for constants in rule code. */
  number(text: string): Move {
    const move = this.numbers.get(text);
    if (move === undefined) throw new Error(`no move is written ${text}`);
    return move;
  }

  /** What a move means. */
  info(move: Move): Info {
    return this.infos[move];
  }

  /** The move as one word, such as `placeDie:S1`. */
  text(move: Move): string {
    return this.texts[move];
  }

  /** The move a word stands for, or what is wrong with the word. */
  parse(text: string): Move | string {
    const move = this.numbers.get(text);
    if (move !== undefined) return move;
    const kind = text.split(':', 1)[0];
    if (!Object.hasOwn(this.kinds, kind)) {
      return `"${clip(text)}" begins with no known kind of move; known are ${Object.keys(this.kinds).join(', ')}`;
    }
    const shapes = this.kinds[kind as Info['kind']].map((fields) => [kind, ...Object.keys(fields)].join(':'));
    return `"${clip(text)}" does not fit ${shapes.join(' or ')}`;
  }
}

/** Shortens untrusted text for an error message. */
export function clip(text: string, most = 60): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`;
}
