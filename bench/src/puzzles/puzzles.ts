import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAME_NAMES, type GameName, isGameName } from '@shirasagi/engine';
import { JobPool } from '../workers/job-pool.js';
import { whileTimeIsLeft } from '../workers/time-left.js';
import { checkShipped } from './check-all.js';
import { CONFIRM_NODES } from './confirm.js';
import type { Finds, PuzzleJob } from './find.js';
import { gradeShipped } from './grade-all.js';
import { ship } from './ship.js';

/** The games of a file of finds, one line each; the last line may have been cut off when the search was stopped. */
export function readFinds(file: string): Finds[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as Finds];
      } catch {
        return [];
      }
    });
}

/** The games still to be played, the two games in turn, until each has enough puzzles. */
function* jobs(
  games: readonly GameName[],
  first: number,
  done: ReadonlySet<string>,
  enough: (game: GameName) => boolean,
): Generator<PuzzleJob> {
  for (let number = first; ; number++) {
    const left = games.filter((game) => !enough(game));
    if (left.length === 0) return;
    for (const game of left) if (!done.has(`${game} ${number}`)) yield { kind: 'puzzles', game, number };
  }
}

/**
 * Finds puzzles in games played against themselves, on every core: `bench puzzles --out FILE`. A search that was
 * stopped goes on with the same file. `bench puzzles --ship packages/web/src/games FILE...` puts what was found beside
 * the puzzles of the page; `bench puzzles --check packages/web/src/games` looks at every puzzle of the page again,
 * with `--each 20` at each twentieth, with `--nets` by what the nets think of them, with `--resume FILE` going on where
 * it was stopped, with `--remove` taking out those that do not hold. `bench puzzles --grade packages/web/src/games`
 * lets today's opponents try every puzzle and writes down how difficult it is.
 */
export async function puzzles(args: string[], worker?: URL): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'puzzles.jsonl' },
      game: { type: 'string' },
      first: { type: 'string', default: '0' },
      enough: { type: 'string', default: '200' },
      minutes: { type: 'string' },
      cores: { type: 'string' },
      ship: { type: 'string' },
      check: { type: 'string' },
      grade: { type: 'string' },
      each: { type: 'string', default: '1' },
      nets: { type: 'boolean', default: false },
      nodes: { type: 'string', default: String(CONFIRM_NODES) },
      remove: { type: 'boolean', default: false },
      resume: { type: 'string' },
    },
  });
  const pool = new JobPool(values.cores === undefined ? undefined : Number(values.cores), worker);
  const { minutes } = values;
  if (values.check !== undefined) {
    const { nets, remove, resume } = values;
    await checkShipped(pool, values.check, {
      each: Number(values.each),
      nets,
      nodes: Number(values.nodes),
      minutes,
      remove,
      resume,
    });
    return;
  }
  if (values.grade !== undefined) {
    await gradeShipped(pool, values.grade, Number(values.nodes));
    return;
  }
  if (values.ship !== undefined) {
    const files = positionals.length > 0 ? positionals : [values.out];
    ship(
      files.flatMap((file) => readFinds(file).flatMap((finds) => finds.puzzles)),
      values.ship,
    );
    return;
  }
  if (values.game !== undefined && !isGameName(values.game)) throw new Error(`no such game: ${values.game}`);
  const games: readonly GameName[] = values.game === undefined ? GAME_NAMES : [values.game as GameName];
  const found = Object.fromEntries(GAME_NAMES.map((game) => [game, 0])) as Record<GameName, number>;
  const done = new Set<string>();
  const take = ({ game, number, puzzles: list }: Finds): void => {
    done.add(`${game} ${number}`);
    found[game] += list.length;
  };
  for (const finds of readFinds(values.out)) take(finds);
  const enough = (game: GameName): boolean => found[game] >= Number(values.enough);
  await pool.run(whileTimeIsLeft(jobs(games, Number(values.first), done, enough), minutes), (finds) => {
    // A line begins with a line break: a line cut off when the search was stopped stays alone.
    appendFileSync(values.out, `\n${JSON.stringify(finds)}`);
    take(finds);
    const { game, number, turns, likely, puzzles: list } = finds;
    process.stderr.write(
      `${game} ${number}: ${turns} turns, ${likely} likely, ${list.length} puzzles; ${GAME_NAMES.map((name) => `${name} ${found[name]}`).join(', ')}\n`,
    );
  });
}
