import type { Json } from '../../core/json.js';
import { BASIC_TILES, CLIMB_TILES, ELITE_TILES, GARDEN_TILES } from '../edition/ids.js';
import {
  ACTIVATION_SPACES,
  ACTIVATIONS,
  COLOURS,
  DECKS,
  LOCATIONS,
  PATHS,
  STACK_LIMIT,
  YARDS,
} from '../model/board.js';
import type { DuelState } from '../model/state.js';

/**
 * Reads places that each hold one of `ids`, an id on at most `copies` of them. Places left out get the first
 * ids still free, so that a default never takes a tile that is named.
 */
function readPlaces(fields: readonly Json[], ids: readonly string[], copies = 1): number[] {
  const free = ids.map(() => copies);
  const chosen = fields.map((field) => {
    if (!field.given) return -1;
    const index = field.oneOf(ids);
    if (free[index]-- === 0) field.fail(`${ids[index]} is on the table more often than it exists`);
    return index;
  });
  return chosen.map((index) => {
    if (index >= 0) return index;
    const first = free.findIndex((left) => left > 0);
    free[first]--;
    return first;
  });
}

/** Reads every tile that lies on the board from the start, and the stacks of tokens. */
export function readTiles(json: Json, state: DuelState): void {
  const floors = json.get('floors').section(...LOCATIONS, ...ACTIVATION_SPACES, ...DECKS);
  const locations = LOCATIONS.map((name) => floors.get(name).section('tile', 'tokens'));
  const tiles = locations.map((location) => location.get('tile'));
  readPlaces(tiles, COLOURS, 2).forEach((colour, location) => {
    state.setLocationTile(location, colour);
    readStack(locations[location].get('tokens'), state, location);
  });
  const spaces = ACTIVATION_SPACES.map((name) => floors.get(name));
  readPlaces(spaces, ACTIVATIONS).forEach((tile, space) => {
    state.setActivation(space, tile);
  });
  const yards = json.get('yards').section(...YARDS);
  [BASIC_TILES, ELITE_TILES].forEach((ids, yard) => {
    state.setYardTile(yard, yards.get(YARDS[yard]).section('tile', 'seals').get('tile').oneOf(ids, 0));
  });
  const gardens = json.get('gardens').section('stone', 'plant');
  const columns = [gardens.get('stone'), gardens.get('plant')].flatMap((kind) =>
    kind.given
      ? kind.list(3, 3).map((column) => column.object('tile', 'seals').get('tile'))
      : [kind, kind, kind],
  );
  readPlaces(columns, GARDEN_TILES).forEach((tile, column) => {
    state.setGardenTile(column, tile);
  });
  const climb = json.get('climb').section(...PATHS);
  const steps = PATHS.flatMap((path) =>
    climb.get(path).given ? climb.get(path).list(2, 2) : [climb.get(path), climb.get(path)],
  );
  readPlaces(steps, CLIMB_TILES).forEach((tile, i) => {
    state.setClimbTile(i >> 1, (i & 1) + 1, tile);
  });
}

/** Reads a stack of tokens from the bottom, by the rules of placing (D3.2). */
function readStack(json: Json, state: DuelState, location: number): void {
  json.items(STACK_LIMIT).forEach((item, level) => {
    const colour = item.oneOf(COLOURS);
    if (level === 0 && colour === state.locationTile(location)) {
      item.fail(`the lowest token differs from the ${COLOURS[colour]} Location tile (D3.2)`);
    }
    for (let below = 0; below < level; below++) {
      if (state.token(location, below) === colour) item.fail('the tokens of a stack differ in colour (D3.2)');
    }
    state.pushToken(location, colour);
  });
}
