import type { CastlePosition } from '@shirasagi/engine';
import { COLOURS, GARDENS, ROWS, YARDS } from './printed';

/** How many pieces of a kind stand at a place, or which: kind, then place. */
type Places<T> = Map<string, Map<string, T>>;
export type Identities = Places<readonly string[]>;

function add(places: Places<number>, kind: string, place: string, count = 1): void {
  const of = places.get(kind) ?? new Map<string, number>();
  of.set(place, (of.get(place) ?? 0) + count);
  places.set(kind, of);
}

/** Counts all dice and members of a position by kind and place. */
export function countPieces(position: CastlePosition): Places<number> {
  const places: Places<number> = new Map();
  const die = (colour: string, value: number, place: string) => add(places, `die-${colour}-${value}`, place);
  for (const colour of COLOURS) {
    const { left, centre, right } = position.bridges[colour];
    for (const value of [left, ...centre, right]) if (value) die(colour, value, 'bridge');
    for (const kind of GARDENS) {
      for (const seat of position.gardens[colour][kind].clans)
        add(places, `gardener-${seat}`, `${colour}:${kind}`);
    }
  }
  for (const [room, { dice }] of Object.entries(position.rooms))
    for (const d of dice) die(d.colour, d.value, room);
  for (const [space, dice] of Object.entries(position.outside))
    for (const d of dice) die(d.colour, d.value, space);
  for (const d of position.wellDice) die(d.colour, d.value, 'well');
  if (position.inTurn?.die) die(position.inTurn.die.colour, position.inTurn.die.value, 'hand');
  for (const yard of YARDS) {
    position.yards[yard].warriors.forEach((count, seat) => {
      if (count) add(places, `warrior-${seat}`, yard, count);
    });
  }
  position.seats.forEach((clan, seat) => {
    ROWS.forEach((row, i) => {
      const value = clan.dice[row];
      if (value) die(COLOURS[i], value, `row${seat}`);
    });
    for (const [place, count] of Object.entries(clan.courtiers))
      add(places, `courtier-${seat}`, place, count);
    add(places, `gardener-${seat}`, 'domain', clan.gardeners);
    add(places, `warrior-${seat}`, 'domain', clan.warriors);
  });
  return places;
}

/**
 * Names every piece so that one that moved keeps its name and walks: what stayed keeps its names, the names
 * left over go to the new places. The state itself knows no single pieces.
 */
export function identify(before: Identities, now: Places<number>): Identities {
  const after: Identities = new Map();
  for (const [kind, places] of now) {
    const old = before.get(kind) ?? new Map<string, readonly string[]>();
    const kept = new Map<string, string[]>();
    const free: string[] = [];
    for (const [place, ids] of old) {
      const count = Math.min(places.get(place) ?? 0, ids.length);
      // The front one leaves first: the leftmost member of a row, the lower die.
      free.push(...ids.slice(0, ids.length - count));
      kept.set(place, ids.slice(ids.length - count));
    }
    let fresh = [...old.values()].reduce((sum, ids) => sum + ids.length, 0);
    const named = new Map<string, readonly string[]>();
    for (const [place, count] of places) {
      const ids = [...(kept.get(place) ?? [])];
      while (ids.length < count) ids.push(free.shift() ?? `${kind}-${fresh++}`);
      named.set(place, ids);
    }
    after.set(kind, named);
  }
  return after;
}
