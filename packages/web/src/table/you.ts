import type { Snapshot } from '../session/session.js';

/**
 * The seat whose domain lies at the bottom: the person who decides, or the one who decided last while opponents
 * play.
 */
export function seatBelow({ state, sitters, log }: Pick<Snapshot, 'state' | 'sitters' | 'log'>): number {
  const isPerson = (seat: number) => sitters[seat]?.kind === 'person';
  if (isPerson(state.toMove)) return state.toMove;
  return (
    log.findLast((entry) => isPerson(entry.seat))?.seat ??
    Math.max(
      0,
      sitters.findIndex((_, seat) => isPerson(seat)),
    )
  );
}
