import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_NAMES, type GameName, rulesFor } from '@shirasagi/engine';
import { leadsOf, tenthsOf } from '../calibration/bands.js';
import { playSaying, type Saying } from '../calibration/calibrate.js';
import { type Match, playMatch } from '../matches/match.js';
import type { SpeedRow } from '../matches/search-speed.js';
import { type Entry, entriesOf } from './entries.js';
import { type GameLadder, ladderPage, type Played, type Told, triedIn } from './ladder-page.js';
import { ladderPicture, toldPicture } from './picture.js';

const PICTURES = { strength: 'ladder.svg', told: 'told.svg' };
const SPEEDS = 'speed.jsonl';
/** Alone every second decision up to a turn by lot is made at random: a search nearly always wins from the start. */
const STRAY_ALONE = 2;
/** Matches with fewer games say nothing and are left out. */
const LEAST_GAMES = 20;

/** Where results are kept, and how many games of each match are wanted. */
interface Keeping {
  readonly folder: string;
  readonly games: number;
  readonly cores: number | undefined;
  readonly byProcessorTime: boolean | undefined;
}

async function playEntry({ purpose, match }: Entry, keeping: Keeping): Promise<Played> {
  const { folder, games, cores, byProcessorTime } = keeping;
  console.error(`${match.game}: ${match.a} against ${match.b}`);
  const tally = await playMatch(
    { ...match, games },
    { cores, byProcessorTime, journal: join(folder, journalName(match)) },
  );
  return { purpose, match, tally };
}

async function ladderOf(game: GameName, before: string | undefined, keeping: Keeping): Promise<GameLadder> {
  const { folder } = keeping;
  const played: Played[] = [];
  for (const entry of entriesOf(game, before)) {
    const one = await playEntry(entry, keeping);
    if (one.tally.games >= LEAST_GAMES) played.push(one);
  }
  const told: Told[] = [];
  for (const players of rulesFor(game).playerCounts) {
    const stray = players === 1 ? STRAY_ALONE : undefined;
    const one = await playTold({ game, players, bot: 'search:200n', seed: 'unseen', stray }, keeping);
    if (one.games >= LEAST_GAMES) told.push(one);
  }
  return { game, played, told, speed: speedOf(game, folder) };
}

async function playTold(saying: Saying, { folder, games: wanted, cores }: Keeping): Promise<Told> {
  const journal = join(folder, sayingName(saying));
  const { said, games } = await playSaying(saying, wanted, { cores, journal });
  return { players: saying.players, games, tenths: tenthsOf(said), leads: leadsOf(said) };
}

/** What `bench speed --with FOLDER --json` has found, where it was kept. */
function speedOf(game: GameName, folder: string): SpeedRow | undefined {
  const file = join(folder, SPEEDS);
  if (!existsSync(file)) return undefined;
  const rows = readFileSync(file, 'utf8').trim().split('\n');
  return rows.map((row): SpeedRow => JSON.parse(row)).find((row) => row.game === game);
}

/**
 * Plays all matches of the ladder and writes the page: `bench ladder --resume FOLDER [--games N] [--with FOLDER]
 * [--processor-time] [--out docs] [--note TEXT]`. The folder of `--resume` keeps every game, so that it can be stopped and goes on from
 * there; `--games 0` only writes the page from what is kept. `--with` names a built checkout of the search to compare
 * with. The section on what was tried, which is written by hand, stays as it is.
 */
export async function ladder(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      games: { type: 'string', default: '100' },
      with: { type: 'string' },
      out: { type: 'string', default: 'docs' },
      cores: { type: 'string' },
      'processor-time': { type: 'boolean' },
      resume: { type: 'string' },
      note: { type: 'string' },
    },
  });
  if (!values.resume) throw new Error('ladder: name a folder that keeps the games, --resume FOLDER');
  mkdirSync(values.resume, { recursive: true });
  const keeping: Keeping = {
    folder: values.resume,
    games: Number(values.games),
    cores: values.cores === undefined ? undefined : Number(values.cores),
    byProcessorTime: values['processor-time'],
  };
  const found: GameLadder[] = [];
  for (const game of GAME_NAMES) found.push(await ladderOf(game, values.with, keeping));
  writeFileSync(join(values.out, PICTURES.strength), ladderPicture(found));
  const isTold = found.some(({ told }) => told.length > 0);
  if (isTold) writeFileSync(join(values.out, PICTURES.told), toldPicture(found));
  const page = join(values.out, 'ladder.md');
  const tried = existsSync(page) ? triedIn(readFileSync(page, 'utf8')) : '';
  writeFileSync(page, ladderPage(found, PICTURES, values.note, tried));
  console.log(`wrote ${page} and its pictures`);
}

/** The file that keeps the games of a match; where another build lies does not belong to its name. */
const journalName = ({ game, players, a, b }: Omit<Match, 'games'>): string =>
  `${game}-${players}-${a}-${b}.jsonl`.replace(/build=[^:]*/g, 'before').replace(/:/g, '_');

/** The file that keeps what a search said in games of its own. */
const sayingName = ({ game, players }: Saying): string => `${game}-${players}-said.jsonl`;
