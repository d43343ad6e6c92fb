import type { SeatPlayer, Snapshot } from '../../session/session.js';

/**
 * The seat whose domain lies at the bottom: the only person at this page, or the one who decides, or who decided
 * last while opponents play.
 */
export function seatBelow({
  state,
  sitters,
  log,
  you,
}: Pick<Snapshot, 'state' | 'sitters' | 'log' | 'you'>): number {
  if (you !== null) return you;
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

/** The seat of the only person at a game of this page; -1 when there are several or none. */
export function onlyPerson(sitters: readonly SeatPlayer[]): number {
  const people = sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : -1;
}
