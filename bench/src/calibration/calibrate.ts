import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { AS_EXPECTED, AS_SAID, type More, moreOf, type Surer, surerOf } from '@shirasagi/bots';
import type { GameName } from '@shirasagi/engine';
import type { Running } from '../matches/match.js';
import { plot } from '../matches/plot.js';
import { JobPool } from '../workers/job-pool.js';
import { Journal } from '../workers/journal.js';
import { Progress } from '../workers/progress.js';
import { type Band, leadsOf, tenthsOf } from './bands.js';
import { asExpected, fitMore, type MoreRow, moreByTurns } from './more.js';
import { chancePanel, leadPanel } from './pictures.js';
import { hasNet, type Said, type SaidJob } from './said.js';
import { fitSurer, unadjusted } from './surer.js';

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

const points = (figure: number): string => figure.toFixed(2);

function print(said: readonly Said[], tenths: readonly Band[], rows: readonly MoreRow[]): void {
  const mean = (pick: (one: Said) => number): number =>
    said.reduce((sum, one) => sum + pick(one), 0) / said.length;
  const error = Math.sqrt(mean(({ score, total }) => (score - total) ** 2));
  const high = mean(({ score, total }) => score - total);
  console.log(`points off by ${points(error)}, too high by ${points(high)} on average`);
  for (const { turns, count, points: more, lead, pointsOff, leadOff } of rows)
    console.log(
      `${String(turns).padStart(2)} turns to play: made ${points(more)} (±${points(pointsOff)}) more than told, lead ${points(lead)} (±${points(leadOff)}) more, of ${count}`,
    );
  console.log(`chances told too high by ${percent(mean(({ win, won }) => win - won))} on average`);
  tenths.forEach(({ count, told, came, off }, i) => {
    const range = `${10 * i} to ${10 * (i + 1)}%`.padEnd(11);
    if (count === 0) console.log(`${range} never told`);
    else
      console.log(
        `${range} told ${percent(told)}, won ${percent(came)} of ${count}: ${percent(came - told)} apart (±${percent(off)})`,
      );
  });
}

/** A list of figures as it is written into a file. */
const list = (figures: readonly number[]): string =>
  `[${figures.map((figure) => Number(figure.toFixed(3))).join(', ')}]`;

/** What was fitted, as it is written into a file. */
const writtenSurer = ({ turns, powers, toMove, bend }: Surer): string =>
  `{ turns: ${list(turns)}, powers: ${list(powers)}, toMove: ${list(toMove)}, bend: ${Number(bend.toFixed(3))} }`;
const writtenMore = ({ points, leads }: More): string => `{ points: ${list(points)}, leads: ${list(leads)} }`;

/** Puts what was fitted to games of so many players into the file of a game's facts, under a name. */
function writeFact(file: string, name: string, players: number, fact: string): void {
  const place = new RegExp(`(\\b${name}: new Map\\(\\[.*?\\[\\s*${players},\\s*)\\{[^}]*\\}`, 's');
  const source = readFileSync(file, 'utf8');
  if (!place.test(source)) throw new Error(`${file} has no figures under "${name}" for ${players} players`);
  writeFileSync(file, source.replace(place, `$1${fact}`));
}

/** Games of a search against itself, in which it says at the beginning of turns what it expects. */
export interface Saying {
  readonly game: GameName;
  readonly players: number;
  readonly bot: string;
  readonly seed: string;
  /** Up to a turn by lot one in so many decisions is answered at random. */
  readonly stray?: number | undefined;
}

/** How chances and points of a search are told. */
const usedBy = ({ game, players, bot }: Pick<Saying, 'game' | 'players' | 'bot'>) =>
  hasNet(bot)
    ? { used: surerOf(game, players), more: moreOf(game, players) }
    : { used: AS_SAID, more: AS_EXPECTED };

/** Seats that can win: alone it is the rival or you. */
const seatsOf = (players: number): number => Math.max(2, players);

/** Plays such games, those that a journal does not have yet, and returns what was said in all of them. */
export async function playSaying(saying: Saying, games: number, { cores, journal: file }: Running) {
  const { game, players, bot, seed, stray } = saying;
  const journal = new Journal<Said>(file, { game, players, bot, seed, stray, ...usedBy(saying) });
  const numbers = Array.from({ length: games }, (_, number) => number);
  const left = numbers.filter((number) => !journal.groups.has(number));
  const progress = new Progress(numbers.length, numbers.length - left.length);
  await new JobPool(cores).run(
    left.map((number): SaidJob => ({ kind: 'said', game, players, bot, seed, number, stray })),
    (said, job) => {
      journal.add(job.number, said);
      progress.step(bot);
    },
  );
  progress.end();
  return { games: journal.groups.size, said: [...journal.groups.values()].flat() };
}

/** What was said in the games of a journal, and how it was told; throws where it is of another table. */
function readSaid(file: string, { game, players }: Pick<Saying, 'game' | 'players'>) {
  const [head] = readFileSync(file, 'utf8').split('\n', 1);
  const { match } = JSON.parse(head);
  if (match?.game !== game || match.players !== players || !match.used || !match.more)
    throw new Error(`calibrate: ${file} is no journal of what was said in a ${game} with ${players} players`);
  if (!hasNet(match.bot)) throw new Error(`calibrate: ${file} is of ${match.bot}, which has no net`);
  const used: Surer = match.used;
  const more: More = match.more;
  return { said: [...new Journal<Said>(file, match).groups.values()].flat(), used, more };
}

/**
 * Compares what a search says at the beginning of turns with how games end:
 * `bench calibrate --game castle --players 2 --bot search:400n --games 200 [--out FILE.svg]`. With `--fit FILE` the
 * figures for so many players in the game's facts (`packages/bots/src/castle/facts.ts`) are fitted to these games and
 * those of the journals named by `--also FILE`. With `--keep-chances` only points and leads are fitted.
 * `npx biome format --write` lays that file out again. Run it once more with another `--seed` to see
 * whether they hold. With `--stray 2` every second decision up to a turn by lot is made at random, and what is said
 * before that is left out.
 */
export async function calibrate(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string', default: 'castle' },
      players: { type: 'string', default: '2' },
      bot: { type: 'string', default: 'search:400n' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: 'calibrate' },
      stray: { type: 'string' },
      cores: { type: 'string' },
      resume: { type: 'string' },
      fit: { type: 'string' },
      'keep-chances': { type: 'boolean', default: false },
      also: { type: 'string', multiple: true, default: [] },
      out: { type: 'string' },
    },
  });
  const { bot, seed } = values;
  const game = values.game as GameName;
  const players = Number(values.players);
  if (values.fit && !hasNet(bot))
    throw new Error(`calibrate: only what nets say is fitted; name a search without "linear", not ${bot}`);
  const stray = values.stray === undefined ? undefined : Number(values.stray);
  const saying = { game, players, bot, seed, stray };
  const running = {
    cores: values.cores === undefined ? undefined : Number(values.cores),
    journal: values.resume,
  };
  const { games, said } = await playSaying(saying, Number(values.games), running);
  const tenths = tenthsOf(said);
  const rows = moreByTurns(said);
  console.log(`${game}, ${players} players, ${bot}: ${games} games, ${said.length} turns`);
  print(said, tenths, rows);
  const { used, more } = usedBy({ game, players, bot });
  const journals = [{ said, used, more }, ...values.also.map((file) => readSaid(file, saying))];
  const surer = fitSurer(
    journals.flatMap((one) => unadjusted(one.said, one.used, seatsOf(players))),
    used.turns,
  );
  const found = fitMore(
    journals.flatMap((one) => asExpected(one.said, one.more)),
    more,
  );
  console.log(`chances are told with ${writtenSurer(used)}; these games say ${writtenSurer(surer)}`);
  console.log(`points are told with ${writtenMore(more)}; these games say ${writtenMore(found)}`);
  if (values.fit) {
    writeFact(values.fit, 'more', players, writtenMore(found));
    if (!values['keep-chances']) writeFact(values.fit, 'surer', players, writtenSurer(surer));
  }
  if (values.out) {
    const series = { name: `${game}, ${bot}`, colour: '#b5412f' };
    const panels = [
      chancePanel([{ ...series, bands: tenths }]),
      leadPanel([{ ...series, bands: leadsOf(said) }]),
    ];
    writeFileSync(values.out, plot(panels));
  }
}
