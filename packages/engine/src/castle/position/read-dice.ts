import { Json } from '../../core/json.js';
import { upTo } from '../../core/rng.js';
import { COLOURS, DICE_PER_COLOUR, OUTSIDES, ROOMS, ROWS, TURNS_A_ROUND } from '../model/board.js';
import { dieOf } from '../model/die.js';
import type { CastleState } from '../model/state.js';

/** A die as an object or as a text such as `white 5`. */
function readDie(json: Json): number {
  const text = typeof json.value === 'string' ? /^(\w+) (\d)$/.exec(json.value) : null;
  const die = text ? new Json({ colour: text[1], value: Number(text[2]) }, json.path, json.code) : json;
  die.object('colour', 'value');
  return dieOf(die.get('colour').oneOf(COLOURS), die.get('value').integer(1, 6));
}

/**
 * Reads dice on spaces and bridges; returns how many have been taken from the bridges. Dice named nowhere lie
 * at the well, where their values never matter (C3.6).
 */
export function readDice(json: Json, state: CastleState): number {
  const perColour = DICE_PER_COLOUR[state.seats];
  const placed = COLOURS.map(() => 0);
  const count = (die: Json, colour: number): void => {
    if (++placed[colour] > perColour) die.fail(`there are only ${perColour} ${COLOURS[colour]} dice`);
  };
  const stack = state.seats > 2 ? 2 : 1;
  const onSpace = (dice: Json, space: number): void => {
    if (!dice.given) return;
    dice.list(0, stack).forEach((item, layer) => {
      const die = readDie(item);
      count(item, die >> 3);
      state.setSpaceDie(space, layer, die);
    });
  };
  const rooms = json.get('rooms').section(...ROOMS);
  ROOMS.forEach((name, room) => {
    onSpace(rooms.get(name).get('dice'), room);
  });
  const outside = json.get('outside').section(...OUTSIDES);
  OUTSIDES.forEach((name, i) => {
    onSpace(outside.get(name), ROOMS.length + i);
  });
  if (json.get('wellDice').given) {
    json
      .get('wellDice')
      .list(0, TURNS_A_ROUND * state.seats)
      .forEach((item) => {
        const die = readDie(item);
        count(item, die >> 3);
        state.addWellDie(die);
      });
  }
  for (const seat of upTo(state.seats)) {
    ROWS.forEach((name, row) => {
      if (state.rowDie(seat, row) > 0) count(new Json(0, `seats[${seat}].dice.${name}`, json.code), row);
    });
  }
  const bridges = json.get('bridges').section(...COLOURS);
  let onBridges = 0;
  const unnamed: number[] = [];
  COLOURS.forEach((name, bridge) => {
    const most = perColour - placed[bridge];
    const standing = readBridge(bridges.get(name), state, bridge, most);
    onBridges += standing;
    unnamed.push(...Array<number>(most - standing).fill(dieOf(bridge, 1)));
  });
  const taken = perColour * COLOURS.length - onBridges;
  if (taken < TURNS_A_ROUND * state.seats) for (const die of unnamed) state.addWellDie(die);
  return taken;
}

function readBridge(json: Json, state: CastleState, bridge: number, most: number): number {
  const die = (field: Json): number => (field.value === null ? 0 : field.integer(1, 6, 0));
  let left: number;
  let centre: number[];
  let right: number;
  if (json.given) {
    json.object('left', 'centre', 'right');
    left = die(json.get('left'));
    right = die(json.get('right'));
    centre = json.get('centre').given
      ? json
          .get('centre')
          .list(0, 3)
          .map((item) => item.integer(1, 6))
      : [];
  } else {
    left = most > 0 ? 1 : 0;
    right = most > 1 ? most : 0;
    centre = upTo(most)
      .slice(1, -1)
      .map((i) => i + 1);
  }
  if (centre.length > 0 && (left === 0 || right === 0))
    json.fail('dice between the ends move up to an empty end (C3.2)');
  const values = [left, ...centre, right].filter((value) => value > 0);
  if (values.some((value, i) => i > 0 && value < values[i - 1]))
    json.fail('dice stand in ascending order from the left (C1.8)');
  if (values.length > most)
    json.fail(`${values.length} dice stand here, but only ${most} of this colour are left`);
  [left, ...upTo(3).map((i) => centre[i] ?? 0), right].forEach((value, place) => {
    state.setBridgeDie(bridge, place, value);
  });
  return values.length;
}
