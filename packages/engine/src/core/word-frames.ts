/** What a row of a game's table of effect words says about the agenda. */
export interface WordFrame {
  /** The frame the word puts on the agenda; a word without one is carried out where effects are performed. */
  readonly opens?: number;
  /** The first argument of that frame; a counted word hands on its number instead. */
  readonly given?: number;
}

/** The frames that the words of a game's effects open, by number. */
export class WordFrames {
  private readonly frames: Uint8Array;
  private readonly given: Uint8Array;
  private readonly counted: Uint8Array;
  private readonly words = new Int8Array(256).fill(-1);

  constructor(rows: readonly WordFrame[], isCounted: (word: number) => boolean) {
    this.frames = Uint8Array.from(rows, ({ opens }) => opens ?? 0);
    this.given = Uint8Array.from(rows, ({ given }) => given ?? 0);
    this.counted = Uint8Array.from(rows, (_, word) => (isCounted(word) ? 1 : 0));
    rows.forEach(({ opens }, word) => {
      if (opens !== undefined) this.words[opens] = word;
    });
  }

  /** The frame a word opens; 0 when it opens none. */
  of(word: number): number {
    return this.frames[word];
  }

  /** The first argument of the frame a word opens. */
  argument(word: number, count: number): number {
    return this.counted[word] === 1 ? count : this.given[word];
  }

  /** A word that opens a frame; -1 when none does. */
  wordOf(frame: number): number {
    return this.words[frame];
  }

  /** How many of the word a frame it opened stands for, by the frame's first argument. */
  countOf(word: number, argument: number): number {
    return this.counted[word] === 1 ? argument : 1;
  }
}
