import { GAME_NAMES } from '@shirasagi/engine';
import type { JobPool } from '../workers/job-pool.js';
import type { GradeJob } from './grade.js';
import { readShipped, type ShippedPuzzle, writeShipped } from './ship.js';

/** Lets today's opponents try every shipped puzzle, and writes down anew how difficult each is. */
export async function gradeShipped(pool: JobPool, folder: string, nodes: number): Promise<void> {
  for (const game of GAME_NAMES) {
    const jobs = readShipped(folder, game).map(
      (puzzle): GradeJob => ({ kind: 'grade', game, puzzle, nodes }),
    );
    const graded: ShippedPuzzle[] = [];
    let changed = 0;
    await pool.run(jobs, (now, { puzzle }) => {
      graded.push(now);
      if (now.difficulty !== puzzle.difficulty || now.samurai !== puzzle.samurai) changed++;
      process.stderr.write(`\r${game}: ${graded.length} of ${jobs.length}, ${changed} changed`);
    });
    process.stderr.write('\n');
    writeShipped(folder, game, graded);
  }
}
