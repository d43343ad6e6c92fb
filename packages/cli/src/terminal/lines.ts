import { createInterface, type Interface } from 'node:readline';

/** Lines waiting before the input is asked to pause: scripted input may have no end. */
const MOST_WAITING = 100;

/** The player's input, one line at a time, from a terminal or from a script. */
export class Lines {
  private readonly reader: Interface;
  private readonly waiting: string[] = [];
  private wake: () => void = () => {};
  private closed = false;
  private readonly typed = process.stdin.isTTY === true;

  constructor() {
    this.reader = createInterface({ input: process.stdin, output: process.stdout, terminal: this.typed });
    this.reader.on('line', (line) => {
      this.waiting.push(line);
      if (this.waiting.length >= MOST_WAITING) this.reader.pause();
      this.wake();
    });
    this.reader.on('close', () => {
      this.closed = true;
      this.wake();
    });
  }

  /** Asks for a line; null at the end of the input. */
  async ask(prompt: string): Promise<string | null> {
    this.reader.setPrompt(prompt);
    if (!this.closed) this.reader.prompt();
    if (this.waiting.length === 0 && !this.closed) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    const line = this.waiting.shift();
    // A script's answers are not seen by themselves, and without them its output cannot be followed.
    if (!this.typed || line === undefined) process.stdout.write(`${line ?? ''}\n`);
    return line === undefined ? null : line.trim();
  }

  /** Lets go of the input, so that the program can end. */
  close(): void {
    this.reader.close();
    process.stdin.destroy();
  }
}
