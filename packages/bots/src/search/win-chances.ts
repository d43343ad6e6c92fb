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
