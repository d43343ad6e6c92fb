/** Loaded before a server: its wall clock jumps by the next of the milliseconds in JUMPS_MS at every SIGUSR2. */
const RealDate = Date;
const jumps = (process.env.JUMPS_MS ?? '').split(',').map(Number);
let offset = 0;

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number]) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }

  static override now(): number {
    return RealDate.now() + offset;
  }
} as DateConstructor;

process.on('SIGUSR2', () => {
  offset += jumps.shift() ?? 0;
  process.send?.('jumped');
});
