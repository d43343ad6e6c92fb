import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Thought } from '@shirasagi/bots';
import { type GameName, type Move, optionsFor, rulesFor, type State } from '@shirasagi/engine';
import { type Panel, plot } from './plot.js';
import { playGame } from './table.js';
import { victory } from './tally.js';

const TENTHS = 10;

/** What was told in one tenth of the win chances, and what came of it. */
interface Tenth {
  count: number;
  told: number;
  won: number;
}

/** Win chances told at decisions, in tenths, and how far points were off. */
interface Calibration {
  readonly tenths: readonly Tenth[];
  squares: number;
  bias: number;
  count: number;
}

interface Said {
  readonly seat: number;
  readonly win: number;
  readonly score: number;
}

/** One decision a turn is enough: the others say nearly the same. */
const isFirstOfTurn = (state: State): boolean => rulesFor(state.game).betweenTurns(state);

function add(calibration: Calibration, said: Said, total: number, won: number): void {
  const tenth = calibration.tenths[Math.min(TENTHS - 1, Math.floor(said.win * TENTHS))];
  tenth.count++;
  tenth.told += said.win;
  tenth.won += won;
  calibration.squares += (said.score - total) ** 2;
  calibration.bias += said.score - total;
  calibration.count++;
}

async function gather(game: GameName, players: number, bot: string, games: number): Promise<Calibration> {
  const tenths = Array.from({ length: TENTHS }, (): Tenth => ({ count: 0, told: 0, won: 0 }));
  const calibration: Calibration = { tenths, squares: 0, bias: 0, count: 0 };
  for (let i = 0; i < games; i++) {
    const said: Said[] = [];
    const watch = (state: State, move: Move, { best: [first] }: Thought): Move => {
      if (isFirstOfTurn(state) && first.visits > 0)
        said.push({ seat: state.toMove, win: first.win, score: first.score });
      return move;
    };
    const outcome = await playGame(
      {
        game,
        options: optionsFor(game, players),
        seats: Array<string>(players).fill(bot),
        seed: `calibrate ${i}`,
      },
      watch,
    );
    for (const one of said) add(calibration, one, outcome.totals[one.seat], victory(outcome, one.seat));
  }
  return calibration;
}

/** Told against what came of it, with 95% intervals; games share luck, so the intervals are a little too narrow. */
function picture(bot: string, tenths: readonly Tenth[]): string {
  const marks = tenths
    .filter(({ count }) => count > 0)
    .map(({ count, told, won }) => {
      const rate = won / count;
      const off = 1.96 * Math.sqrt((rate * (1 - rate)) / count);
      return { label: '', x: told / count, y: rate, low: rate - off, high: rate + off };
    });
  const panel: Panel = {
    title: `Win chances told by ${bot}`,
    xTitle: 'told',
    yTitle: 'won',
    logarithmic: false,
    joined: true,
    series: [{ name: bot, colour: '#b5412f', marks }],
  };
  return plot([panel]);
}

/**
 * Compares what a search says at the beginning of turns with how games end:
 * `bench calibrate --game castle --players 2 --bot search:400n --games 200 [--out FILE.svg]`.
 */
export async function calibrate(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string', default: 'castle' },
      players: { type: 'string', default: '2' },
      bot: { type: 'string', default: 'search:400n' },
      games: { type: 'string', default: '100' },
      out: { type: 'string' },
    },
  });
  const { tenths, squares, bias, count } = await gather(
    values.game as GameName,
    Number(values.players),
    values.bot,
    Number(values.games),
  );
  console.log(
    `${values.game}, ${values.players} players, ${values.bot}: ${values.games} games, ${count} turns`,
  );
  console.log(
    `points off by ${Math.sqrt(squares / count).toFixed(2)}, too high by ${(bias / count).toFixed(2)} on average`,
  );
  tenths.forEach(({ count: n, told, won }, i) => {
    const range = `${10 * i} to ${10 * (i + 1)}%`.padEnd(11);
    if (n === 0) console.log(`${range} never told`);
    else
      console.log(
        `${range} told ${((100 * told) / n).toFixed(1)}%, won ${((100 * won) / n).toFixed(1)}% of ${n}`,
      );
  });
  if (values.out) writeFileSync(values.out, picture(values.bot, tenths));
}
