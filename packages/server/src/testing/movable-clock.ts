/** Replaces the wall clock of this process by one that can be moved; returns how to move it by milliseconds. */
export function makeClockMovable(): (ms: number) => void {
  const RealDate = Date;
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
  return (ms) => {
    offset += ms;
  };
}
