import { effectProblem } from '../../core/effect-text.js';
import { jsonFingerprint } from '../../core/hash.js';
import { Json } from '../../core/json.js';
import { isProblem } from '../../core/problem.js';
import type { EditionBase } from '../../core/rules.js';
import { MAX_FRAMES } from '../../core/state.js';
import { CLAN_SEALS, COLOURS, ICONS, LOCATIONS, PATH_TOP, PATHS, SOURCES, YARDS } from '../model/board.js';
import { BUILT_IN, type DuelComponents, type InfluenceCard } from './components.js';
import { type Cost, readCost } from './cost.js';
import { type Effect, type Gains, isChain, type Option, readEffect, readGains } from './effect.js';
import { FIRST_STARTING_CARD } from './ids.js';
import { duelProblem } from './problems.js';

/** Component values compiled for play: cards and tiles by number, effects by their place in one table. */
export interface DuelEdition extends EditionBase {
  readonly name: string;
  readonly components: DuelComponents;
  readonly effects: readonly Effect[];
  /** Options of all effects in one list, so that a byte names one. */
  readonly options: readonly Option[];
  /** Number of each effect's first option. */
  readonly firstOption: Uint8Array;
  readonly cost: readonly Cost[];
  readonly scroll: Uint8Array;
  /** Icons once improved, five counts a card. */
  readonly cardIcons: Uint8Array;
  /** Colour and reward of each card that may lie in a Lantern Area. */
  readonly areaColour: Uint8Array;
  readonly areaGains: readonly Gains[];
  readonly startingGains: readonly Gains[];
  readonly locationColours: Uint8Array;
  /** The sources left and right of each location. */
  readonly leftSource: Uint8Array;
  readonly rightSource: Uint8Array;
  /** Icons at the foot of each column, five counts a column. */
  readonly columnIcons: Uint8Array;
  /** Effects of each Garden tile: stone side, plant side. */
  readonly gardenEffect: Uint8Array;
  /** Effects of the yard tiles: four Basic ones, then four Elite ones. */
  readonly yardEffect: Uint8Array;
  readonly yardSpaces: Uint8Array;
  /** Effects of each Social Climbing tile: light side, dark side. */
  readonly climbEffect: Uint8Array;
  /** Effects of the third space of the left and of the right path. */
  readonly topEffect: Uint8Array;
  readonly goodsIcons: Uint8Array;
}

const MAX_EFFECTS = 255;
const MAX_ICONS = 9;
/** Frames of a chain besides the parts that wait: the turn, its actions and one effect that leads no further. */
const BELOW_CHAIN = 3;
/** Frames an effect may put on top at once, a Lantern's apart. */
const ABOVE_CHAIN = 4;

/** Collects effects while an edition is compiled; equal texts share a number. */
class EffectTable {
  readonly effects: Effect[] = [];
  readonly options: Option[] = [];
  readonly firstOption: number[] = [];

  add(text: Json): number {
    const effect = readEffect(text.text());
    if (isProblem(effect)) text.fail(effect);
    const known = this.effects.findIndex((e) => e.text === effect.text);
    if (known >= 0) return known;
    if (this.options.length + effect.options.length > MAX_EFFECTS) {
      text.fail(effectProblem('tooManyEffects'));
    }
    this.firstOption.push(this.options.length);
    this.options.push(...effect.options);
    return this.effects.push(effect) - 1;
  }

  addAll(items: readonly { readonly text: string; readonly path: string }[]): Uint8Array {
    return Uint8Array.from(items, ({ text, path }) => this.add(at(text, path)));
  }
}

function at(value: unknown, path: string): Json {
  return new Json(value, path, 'bad-edition');
}

function compileGains(text: string, path: string): Gains {
  const gains = readGains(text);
  if (isProblem(gains)) return at(text, path).fail(gains);
  return gains;
}

function compileCost(text: string, path: string): Cost {
  const cost = readCost(text);
  if (isProblem(cost)) return at(text, path).fail(cost);
  return cost;
}

/** Counts of the five icons for each text, such as `BBW`. */
function compileIcons(items: readonly { readonly icons: string; readonly path: string }[]): Uint8Array {
  return Uint8Array.from(
    items.flatMap(({ icons, path }) => {
      if (!/^[FKHBW]+$/.test(icons) || icons.length > MAX_ICONS) {
        at(icons, path).fail(
          duelProblem('icons', { text: icons, most: MAX_ICONS, letters: [...ICONS].join(', ') }),
        );
      }
      return [...ICONS].map((icon) => icons.split(icon).length - 1);
    }),
  );
}

/** The sources beside each location, from the floors (source, location, source, location, source). */
function compileFloors(floors: DuelComponents['floors']): {
  leftSource: Uint8Array;
  rightSource: Uint8Array;
} {
  const leftSource = new Uint8Array(LOCATIONS.length);
  const rightSource = new Uint8Array(LOCATIONS.length);
  const seen = new Set<string>();
  floors.forEach((floor, f) => {
    floor.forEach((place, p) => {
      const path = `floors[${f}][${p}]`;
      const names: readonly string[] = p % 2 === 0 ? SOURCES : LOCATIONS;
      if (!names.includes(place))
        at(place, path).fail(duelProblem('place', { text: place, known: names.join(', ') }));
      if (seen.has(place)) at(place, path).fail(duelProblem('placeTwice', { text: place }));
      seen.add(place);
    });
    for (const p of [1, 3]) {
      const location = (LOCATIONS as readonly string[]).indexOf(floor[p]);
      leftSource[location] = (SOURCES as readonly string[]).indexOf(floor[p - 1]);
      rightSource[location] = (SOURCES as readonly string[]).indexOf(floor[p + 1]);
    }
  });
  return { leftSource, rightSource };
}

function compileInfluence(
  components: DuelComponents,
  table: EffectTable,
): Pick<DuelEdition, 'cost' | 'scroll' | 'cardIcons'> {
  const kinds = ['weapon', 'flag', 'origami'] as const;
  const cards = kinds.flatMap((kind) =>
    components.influence[kind].map((card: InfluenceCard, i) => ({
      ...card,
      path: `influence.${kind}[${i}]`,
    })),
  );
  const cost = cards.map((card) => compileCost(card.cost, `${card.path}.cost`));
  const scroll = table.addAll(cards.map((card) => ({ text: card.scroll, path: `${card.path}.scroll` })));
  const cardIcons = compileIcons(cards.map((card) => ({ icons: card.icons, path: `${card.path}.icons` })));
  return { cost, scroll, cardIcons };
}

function compileYards(yards: DuelComponents['yards'], table: EffectTable): Uint8Array {
  const tiles = YARDS.flatMap((yard) =>
    yards[yard].map((tile, i) => ({ text: tile.choose, path: `yards.${yard}[${i}].choose` })),
  );
  const effects = table.addAll(tiles);
  tiles.forEach(({ text, path }, i) => {
    const { options, priced } = table.effects[effects[i]];
    if (options.length !== 2 || priced) at(text, path).fail(duelProblem('twoRewards', { text }));
  });
  return effects;
}

/** Frames that activating a Lantern may put on the agenda: choices of its cards, and what is above the limit. */
function lanternFrames({ areaColour, areaGains }: DuelEdition, colour: number): number {
  const choices = ({ any, money }: Gains): number => (any > 0 ? 1 : 0) + (money > 0 ? 1 : 0);
  const counts = areaGains.map((gains, card) => (areaColour[card] === colour ? choices(gains) : 0));
  const starting = Math.max(...counts.splice(FIRST_STARTING_CARD));
  return counts.reduce((a, b) => a + b, starting) + 1;
}

/**
 * Refuses an edition whose longest chain would fill the agenda. A part joined to a purchase or an action may
 * wait while that goes on: once for each card, each Clan Seal and each space of a path.
 */
function checkChains(edition: DuelEdition): DuelEdition {
  const joins = (effect: number): boolean =>
    edition.effects[effect].options.some((option) => option.ordered && isChain(option));
  const scrolls = edition.scroll.filter(joins).length;
  const seals = [...edition.gardenEffect, ...edition.yardEffect].some(joins) ? CLAN_SEALS : 0;
  const spaces = [...edition.climbEffect, ...edition.topEffect].some(joins) ? PATH_TOP : 0;
  const above = Math.max(ABOVE_CHAIN, ...COLOURS.map((_, colour) => lanternFrames(edition, colour)));
  const most = MAX_FRAMES - BELOW_CHAIN - seals - spaces - above;
  if (scrolls > most) {
    at(undefined, 'influence').fail(duelProblem('joinedScrolls', { most, count: scrolls }));
  }
  return edition;
}

/** Compiles component values; throws `RulesError` naming the field that cannot be read. */
export function compileEdition(components: DuelComponents, name: string): DuelEdition {
  const table = new EffectTable();
  const { gardens, climb, starting, merchandise } = components;
  const areaCards = [
    ...COLOURS.flatMap((colour, c) =>
      components.lantern[colour].map((text, i) => ({ colour: c, text, path: `lantern.${colour}[${i}]` })),
    ),
    ...starting.map((card, i) => ({
      colour: COLOURS.indexOf(card.colour),
      text: card.reward,
      path: `starting[${i}].reward`,
    })),
  ];
  for (const colour of COLOURS) {
    // With two tiles a colour the last token of the Outgoing round always finds a place (D3.2).
    if (components.location.filter((tile) => tile === colour).length !== 2) {
      at(undefined, 'location').fail(duelProblem('colourTwice', { colour }));
    }
  }
  return checkChains({
    id: jsonFingerprint(components),
    name,
    components,
    ...compileInfluence(components, table),
    areaColour: Uint8Array.from(areaCards, (card) => card.colour),
    areaGains: areaCards.map((card) => compileGains(card.text, card.path)),
    startingGains: starting.map((card, i) => compileGains(card.gain, `starting[${i}].gain`)),
    locationColours: Uint8Array.from(components.location, (colour) => COLOURS.indexOf(colour)),
    ...compileFloors(components.floors),
    columnIcons: compileIcons([
      ...gardens.stoneIcons.map((icons, i) => ({ icons, path: `gardens.stoneIcons[${i}]` })),
      ...gardens.plantIcons.map((icons, i) => ({ icons, path: `gardens.plantIcons[${i}]` })),
    ]),
    gardenEffect: table.addAll(
      gardens.tiles.flatMap((tile, i) => [
        { text: tile.stone, path: `gardens.tiles[${i}].stone` },
        { text: tile.plant, path: `gardens.tiles[${i}].plant` },
      ]),
    ),
    yardEffect: compileYards(components.yards, table),
    yardSpaces: Uint8Array.from(YARDS, (yard) => components.yards.spaces[yard]),
    climbEffect: table.addAll(
      climb.tiles.flatMap((tile, i) => [
        { text: tile.light, path: `climb.tiles[${i}].light` },
        { text: tile.dark, path: `climb.tiles[${i}].dark` },
      ]),
    ),
    topEffect: table.addAll(PATHS.map((path) => ({ text: climb.top[path], path: `climb.top.${path}` }))),
    goodsIcons: compileIcons([
      ...merchandise.common.map(({ icons }, i) => ({ icons, path: `merchandise.common[${i}].icons` })),
      ...merchandise.luxury.map(({ icons }, i) => ({ icons, path: `merchandise.luxury[${i}].icons` })),
    ]),
    effects: table.effects,
    options: table.options,
    firstOption: Uint8Array.from(table.firstOption),
  });
}

/** The edition used when none is named. */
export const BUILT_IN_EDITION = compileEdition(BUILT_IN, 'duel');
