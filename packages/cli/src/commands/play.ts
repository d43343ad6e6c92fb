import { LEVELS } from '@shirasagi/bots';
import { isOver, legalMoves, type Move, RulesError } from '@shirasagi/engine';
import { faceFor } from '../faces.js';
import { GAME_OPTIONS, GAME_USAGE } from '../game-options.js';
import { changesBy } from '../sentences/changes.js';
import { offer } from '../sentences/sentence.js';
import { story } from '../sentences/story.js';
import type { Table } from '../table.js';
import { type Args, wantWords, wholeNumber } from '../terminal/args.js';
import { Lines } from '../terminal/lines.js';
import { print } from '../terminal/output.js';
import { Paint } from '../terminal/paint.js';
import { scoreTable, winners } from '../terminal/score-table.js';
import { UserError } from '../terminal/user-error.js';
import { wrap } from '../terminal/wrap.js';
import type { Command } from './command.js';
import { hint } from './hint.js';
import { DEFAULT_FILE, openTable } from './open-table.js';
import { Opponents, readAgainst, withPlayers } from './opponents.js';

const HELP = [
  'Type the number of a choice, or',
  '  hint     what a strong player would do',
  '  b        show the board again',
  '  u        take back one decision',
  '  r        restart the turn (unless something hidden was revealed)',
  '  s FILE   save a copy of the game',
  '  l FILE   load another game; this one is set aside',
  '  d        what is left in the decks',
  '  h        this help',
  '  q        quit; the game is saved',
];

/** A game at one terminal. */
class Sitting {
  private readonly table: Table;
  private readonly lines: Lines;
  private readonly opponents: Opponents;
  private readonly paint = Paint.for(process.stdout);

  constructor(table: Table, lines: Lines, opponents: Opponents) {
    this.table = table;
    this.lines = lines;
    this.opponents = opponents;
  }

  async run(): Promise<void> {
    const { state, file } = this.table;
    await print(`${faceFor(state.game).title}. Saved in ${file}. Type h for help.`, '');
    await this.showBoard();
    while (!isOver(this.table.state)) {
      if (await this.opponentDecides()) continue;
      const moves = legalMoves(this.table.state);
      await this.showChoices(moves);
      const line = await this.lines.ask(`${this.mover()}> `);
      if (line === null || /^q(uit)?$/.test(line)) return this.leave();
      await this.answer(line, moves);
    }
    const { state: end } = this.table;
    await print(...scoreTable(end, this.paint), '', this.paint.bold(winners(end)));
  }

  /** Lets a computer opponent make its decision; false when a person is to decide. */
  private async opponentDecides(): Promise<boolean> {
    const { state } = this.table;
    const seated = this.opponents.at(state, state.toMove);
    if (!seated) return false;
    await this.decide((await seated.bot.think(state)).move);
    return true;
  }

  private mover(): string {
    const { state } = this.table;
    return faceFor(state.game).clan(state, state.toMove);
  }

  private async leave(): Promise<void> {
    const { file } = this.table;
    await print(
      `The game is saved in ${file}. To continue:`,
      `  shirasagi play --load ${file}${this.opponents.words}`,
    );
  }

  private async showBoard(): Promise<void> {
    const { state } = this.table;
    await print(...faceFor(state.game).board(state, this.paint), '');
  }

  private async showChoices(moves: readonly Move[]): Promise<void> {
    const { state } = this.table;
    const face = faceFor(state.game);
    const lines = moves.flatMap((move, i) => {
      const number = String(i + 1).padStart(3);
      return wrap(`${number}  ${offer(face.phrase(state, move), changesBy(state, move))}`, 5);
    });
    await print(...lines);
  }

  private async answer(line: string, moves: readonly Move[]): Promise<void> {
    const number = /^[0-9]+$/.test(line) ? Number(line) : Number.NaN;
    if (number >= 1 && number <= moves.length) return this.decide(moves[number - 1]);
    try {
      await this.command(line, moves);
    } catch (error) {
      if (!(error instanceof UserError || error instanceof RulesError)) throw error;
      await print(`${error.message}.`, '');
    }
  }

  private async decide(move: Move): Promise<void> {
    const before = this.table.state;
    const { rules } = this.table.game;
    const drawn = this.table.play(move);
    const { state } = this.table;
    await print(...story(before, move, drawn, state).flatMap((line) => wrap(line, 2)), '');
    if (rules.turnKey(before) !== rules.turnKey(state)) await this.showBoard();
  }

  private async command(line: string, moves: readonly Move[]): Promise<void> {
    const [, word, file] = /^(\S*)\s*(.*)$/.exec(line)!;
    const { table } = this;
    if (word === 'b') return this.showBoard();
    if (word === 'h') return print(...HELP, '');
    if (word === 'hint') return print(...(await hint(table.state, moves)), '');
    if (word === 'd') {
      const decks = faceFor(table.state.game).decks(table.state);
      return print(...decks.flatMap((deck) => wrap(deck, 7)), '');
    }
    if (word === 'u' || word === 'r') {
      table.takeBack(word === 'u' ? table.game.decisions - 1 : table.game.takeBackLimit);
      return print(word === 'u' ? 'Took back one decision.' : 'Restarted the turn.', '');
    }
    if (word === 's' || word === 'l') {
      if (!file) throw new UserError(`${word} needs the name of a file`);
      if (word === 's') {
        table.save(file);
        return print(`The game is saved in ${file}.`, '');
      }
      await print(`The game so far is in ${table.load(file)}; this is the game of ${file}.`, '');
      return this.showBoard();
    }
    throw new UserError(`Type a number from 1 to ${moves.length}, or h for help`);
  }
}

/** More threads than any machine has cores for. */
const MOST_THREADS = 64;

/** Plays a game in the terminal. */
export const play: Command = {
  usage:
    `${GAME_USAGE} [--players N] [--level easy|medium|hard]\n` +
    '  [--against LEVEL[,LEVEL...]] [--threads N] [--promo] [--first-game] [--seed S]\n' +
    '  [--record FILE] [--edition FILE] [--load FILE]',
  summary: 'Plays a game in the terminal, people at one keyboard, with or without opponents.',
  help: [
    '--against LEVEL[,LEVEL...]',
    `                computer opponents on the last seats: ${LEVELS.join(', ')}`,
    '--threads N     threads a computer opponent with a clock may use (1 by default)',
    '--record FILE   where the game is saved after every decision',
    `                (${DEFAULT_FILE} by default; a game there can be continued)`,
    '--load FILE     continues the game in FILE',
    '--seed S        the same seed gives the same setup and the same chance',
    '--edition FILE  component values other than the built-in ones',
    '',
    ...HELP,
  ],
  options: {
    ...GAME_OPTIONS,
    against: 'value',
    threads: 'value',
    seed: 'value',
    record: 'value',
    edition: 'value',
    load: 'value',
  },
  async run(args: Args): Promise<number> {
    wantWords(args);
    const lines = new Lines();
    try {
      const against = readAgainst(args);
      const table = await openTable(withPlayers(args, against.length), lines);
      if (!table) return 0;
      const threads = wholeNumber(args, 'threads', 1, MOST_THREADS, 1);
      const opponents = new Opponents(against, args.values.get('seed') ?? table.file, threads);
      try {
        opponents.check(table.state);
        await new Sitting(table, lines, opponents).run();
      } finally {
        opponents.close();
      }
      return 0;
    } finally {
      lines.close();
    }
  },
};
