import { existsSync, readFileSync } from 'node:fs';
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

/** Seconds all cores together were busy so far. */
export const busySeconds = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + (user + nice + sys + irq) / 1000, 0);
