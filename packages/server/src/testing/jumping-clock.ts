/** Loaded before a server: its wall clock jumps by the next of the milliseconds in JUMPS_MS at every SIGUSR2. */
import { makeClockMovable } from './movable-clock.js';

const jumps = (process.env.JUMPS_MS ?? '').split(',').map(Number);
const move = makeClockMovable();

process.on('SIGUSR2', () => {
  move(jumps.shift() ?? 0);
  process.send?.('jumped');
});
