import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

const CLOCK_TICK = 10_000;

/** Microseconds of processor time some processes have used so far; NaN where the system does not tell. */
export function cpuOf(processes: readonly (number | undefined)[]): number {
  if (processes.length === 0 || !existsSync('/proc/self/stat')) return Number.NaN;
  return processes.reduce<number>((sum, id) => {
    // The name in parentheses may hold anything.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK;
  }, 0);
}

/** Microseconds each thread of some processes has run so far, by its number, for each process. */
export type ThreadTimes = readonly ReadonlyMap<string, number>[];

/** What the threads of some processes have used so far; nothing where the system does not tell. */
export function threadTimesOf(processes: readonly (number | undefined)[]): ThreadTimes {
  if (!existsSync('/proc/self/task')) return [];
  return processes.map((id) => {
    const folder = `/proc/${id}/task`;
    // Nanoseconds on a core come first.
    return new Map(
      readdirSync(folder).map((thread) => [
        thread,
        Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1000,
      ]),
    );
  });
}

/** Microseconds the busiest thread of each process has used in between, added up; NaN where the system does not tell. */
export function busiestThreads(before: ThreadTimes, after: ThreadTimes): number {
  if (after.length === 0) return Number.NaN;
  return after.reduce((sum, threads, i) => {
    const used = [...threads].map(([thread, time]) => time - (before[i].get(thread) ?? 0));
    return sum + Math.max(...used);
  }, 0);
}

/** Seconds all cores together were busy so far. */
export const busySeconds = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + (user + nice + sys + irq) / 1000, 0);
