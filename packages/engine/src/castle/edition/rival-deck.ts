import type { Json } from '../../core/json.js';
import { isProblem, type Problem } from '../../core/problem.js';
import { COLOURS, type Colour, SPACES, type Space, TOP, YARDS } from '../model/board.js';
import { castleProblem } from './problems.js';

/** Places of a die on a bridge that a rival card may name. */
export const BRIDGE_PLACES = ['left', 'centre', 'right'] as const;
export type BridgePlace = (typeof BRIDGE_PLACES)[number];

/** One card of the rival: the bridge face (which die, and where it goes) and the action face. */
export interface RivalCard {
  readonly id: string;
  readonly die: readonly [Colour, BridgePlace];
  readonly to: Space;
  readonly actions: readonly [string, string];
}

/** What a rival action does. */
export const GATE_ACTION = 0;
export const CLIMB_ACTION = 1;
export const GARDENER_RIVAL = 2;
export const WARRIOR_RIVAL = 3;
export const POINTS_ACTION = 4;
export const TIME_ACTION = 5;
export const COINS_ACTION = 6;

/** Gardens a rival's gardener may go to. */
export const PLANT_ONLY = 0;
export const STONE_ONLY = 1;
export const EITHER_GARDEN = 2;

export interface RivalAction {
  readonly text: string;
  readonly what: number;
  /** Floors, kind of garden, yard, or how many. */
  readonly how: number;
}

/** The rival's deck ready for play. */
export interface RivalDeck {
  readonly ids: readonly string[];
  readonly bridge: readonly number[];
  readonly place: readonly number[];
  readonly space: readonly number[];
  /** Two a card. */
  readonly actions: readonly RivalAction[];
}

const GAINS = ['vp', 'time', 'coin'];
const KNOWN_ACTIONS = 'gate, climb 1|2, plant, stone, garden, yard1|3|5, vp|time|coin N';

/** Reads an action's text, or says what is wrong with it. */
function readAction(text: string): RivalAction | Problem {
  const [word, number] = text.split(' ');
  const n = Number(number);
  const plain = number === undefined;
  if (text === 'gate') return { text, what: GATE_ACTION, how: 0 };
  if (word === 'climb' && (n === 1 || n === 2)) return { text, what: CLIMB_ACTION, how: n };
  const garden = ['plant', 'stone', 'garden'].indexOf(word);
  if (garden >= 0 && plain) return { text, what: GARDENER_RIVAL, how: garden };
  const yard = (YARDS as readonly string[]).indexOf(word);
  if (yard >= 0 && plain) return { text, what: WARRIOR_RIVAL, how: yard };
  const gain = GAINS.indexOf(word);
  if (gain >= 0 && n >= 1 && n <= 9) return { text, what: POINTS_ACTION + gain, how: n };
  return castleProblem('rivalAction', { text, known: KNOWN_ACTIONS });
}

/** Compiles the deck; every place of every bridge must be named once, so that some card always fits (C13.4). */
export function compileRivalDeck(cards: readonly RivalCard[], json: (path: string) => Json): RivalDeck {
  const seen = new Set<string>();
  cards.forEach((card, i) => {
    const die = card.die.join(' ');
    if (seen.has(die))
      json(`rivalDeck[${i}].die`).fail(
        castleProblem('rivalDie', { colour: card.die[0], place: card.die[1] }),
      );
    seen.add(die);
    if (SPACES.indexOf(card.to) >= TOP) json(`rivalDeck[${i}].to`).fail(castleProblem('rivalSpace'));
  });
  return {
    ids: cards.map((card) => card.id),
    bridge: cards.map((card) => COLOURS.indexOf(card.die[0])),
    place: cards.map((card) => BRIDGE_PLACES.indexOf(card.die[1])),
    space: cards.map((card) => SPACES.indexOf(card.to)),
    actions: cards.flatMap((card, i) =>
      card.actions.map((text, a) => {
        const action = readAction(text);
        return isProblem(action) ? json(`rivalDeck[${i}].actions[${a}]`).fail(action) : action;
      }),
    ),
  };
}

/** The rival's deck: our own design inside the rulebook's vocabulary, tuned with `bench rival`. */
export const RIVAL_CARDS: readonly RivalCard[] = [
  { id: 'v1', die: ['coral', 'left'], to: 'well', actions: ['gate', 'climb 1'] },
  { id: 'v2', die: ['coral', 'centre'], to: 'S1', actions: ['yard1', 'time 2'] },
  { id: 'v3', die: ['coral', 'right'], to: 'D1', actions: ['stone', 'time 2'] },
  { id: 'v4', die: ['black', 'left'], to: 'S2', actions: ['climb 1', 'time 2'] },
  { id: 'v5', die: ['black', 'centre'], to: 'D2', actions: ['plant', 'time 2'] },
  { id: 'v6', die: ['black', 'right'], to: 'outside1', actions: ['yard3', 'time 2'] },
  { id: 'v7', die: ['white', 'left'], to: 'S3', actions: ['gate', 'time 2'] },
  { id: 'v8', die: ['white', 'centre'], to: 'well', actions: ['climb 1', 'vp 1'] },
  { id: 'v9', die: ['white', 'right'], to: 'outside2', actions: ['yard5', 'time 2'] },
];

/** Points, place in the first turn order and influence of the rival at each level (C13.2). */
export interface RivalLevel {
  readonly vp: number;
  readonly first: boolean;
  readonly time: number;
}

export const RIVAL_LEVELS: readonly RivalLevel[] = [
  { vp: 0, first: false, time: 0 },
  { vp: 3, first: true, time: 1 },
  { vp: 8, first: true, time: 3 },
];
