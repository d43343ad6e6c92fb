import { GAME_NAMES } from '@shirasagi/engine';
import type { JobPool } from '../workers/job-pool.js';
import { Journal } from '../workers/journal.js';
import { whileTimeIsLeft } from '../workers/time-left.js';
import type { Checked, CheckJob } from './check.js';
import { readShipped, writeShipped } from './ship.js';

interface CheckOptions {
  /** All puzzles, or each so many'th. */
  readonly each: number;
  /** As they were confirmed, or with the nets, which know more but did not confirm them. */
  readonly nets: boolean;
  /** States looked at for each turn. */
  readonly nodes: number;
  readonly minutes: string | undefined;
  /** Whether those that do not hold are taken out. */
  readonly remove: boolean;
  /** Where what is done is kept. */
  readonly resume: string | undefined;
}

/** Looks at shipped puzzles again and prints those that no longer hold. */
export async function checkShipped(
  pool: JobPool,
  folder: string,
  { each, nets, nodes, minutes, remove, resume }: CheckOptions,
): Promise<void> {
  const all = GAME_NAMES.flatMap((game) =>
    readShipped(folder, game)
      .filter((_, i) => i % each === 0)
      .map((puzzle): CheckJob => ({ kind: 'check', game, puzzle, nets, nodes })),
  );
  const journal = new Journal<Checked>(resume, { puzzles: all.map(({ puzzle }) => puzzle.id), nets, nodes });
  const left = [...all.entries()].filter(([i]) => !journal.groups.has(i)).map(([, job]) => job);
  const print = ({ game, id, wrong, next, greedy }: Checked): void => {
    if (wrong.length > 0)
      console.log(`${game} ${id}: ${wrong.join(', ')}; ahead by ${next.toFixed(2)}, ${greedy.toFixed(2)}`);
  };
  for (const found of journal.groups.values()) for (const one of found) print(one);
  await pool.run(whileTimeIsLeft(left, minutes), (found, job) => {
    journal.add(all.indexOf(job), [found]);
    print(found);
  });
  const done = [...journal.groups.values()].flat();
  for (const game of GAME_NAMES) {
    const own = done.filter((one) => one.game === game);
    const asked = all.filter((job) => job.game === game).length;
    const bad = own.filter(({ wrong }) => wrong.length > 0).map(({ id }) => id);
    const hold = own.length - bad.length;
    console.log(`${game}: ${hold} of ${own.length} hold; ${asked - own.length} were not looked at`);
    if (!remove || bad.length === 0) continue;
    const left = readShipped(folder, game).filter(({ id }) => !bad.includes(id));
    writeShipped(folder, game, left);
  }
}
