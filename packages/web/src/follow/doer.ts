import type { LogEntry, SeatPlayer } from '../session/session.js';

/** The seat that acts in a step: the rival acts when the turn of a person ends. */
export function doerOf({ seat, events }: LogEntry, sitters: readonly SeatPlayer[]): number {
  const rival = sitters.findIndex((sitter) => sitter.kind === 'rival');
  return rival >= 0 && events.some(({ kind }) => kind.startsWith('rival')) ? rival : seat;
}
