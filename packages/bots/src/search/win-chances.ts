import type { AnyRules, State } from '@shirasagi/engine';

/**
 * Win chances from expected points: how likely each seat ends highest when every margin may still change by
 * about `spread`. Writes to `out`; the chances add up to 1.
 */
export function winChances(scores: Float64Array, seats: number, spread: number, out: Float64Array): void {
  let best = scores[0];
  for (let seat = 1; seat < seats; seat++) if (scores[seat] > best) best = scores[seat];
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const odds = scores[seat] === best ? 1 : Math.exp((scores[seat] - best) / spread);
    out[seat] = odds;
    sum += odds;
  }
  for (let seat = 0; seat < seats; seat++) out[seat] /= sum;
}

/**
 * Points a seat can expect to end ahead of the strongest other one, where points may still change as they do for
 * `winChances`: the best of several who are close together ends higher than any of them is expected to.
 */
export function marginOf(scores: ArrayLike<number>, seats: number, seat: number, spread: number): number {
  let strongest = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++)
    if (other !== seat && scores[other] > strongest) strongest = scores[other];
  const lead = scores[seat] - strongest;
  if (seats <= 2 || spread === 0) return lead;
  let sum = 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat) sum += Math.exp((scores[other] - strongest) / spread);
  return lead - spread * Math.log(sum);
}

/** Writes who has won a game that is over with these points to `out`; several who have won share it. */
export function shareWin(
  rules: AnyRules,
  state: State,
  scores: Float64Array,
  seats: number,
  out: Float64Array,
): void {
  let best = 0;
  let isTied = false;
  for (let seat = 1; seat < seats; seat++) {
    if (scores[seat] === scores[best]) isTied = true;
    else if (scores[seat] > scores[best]) {
      best = seat;
      isTied = false;
    }
  }
  if (!isTied) {
    for (let seat = 0; seat < seats; seat++) out[seat] = seat === best ? 1 : 0;
    return;
  }
  // The engine knows what decides a tie.
  const sheets = rules.scoreSheet(state);
  const winners = sheets.filter((sheet) => sheet.rank === 1).length;
  for (let seat = 0; seat < seats; seat++) out[seat] = sheets[seat].rank === 1 ? 1 / winners : 0;
}
