import { effectProblem } from '../../core/effect-text.js';
import { jsonFingerprint } from '../../core/hash.js';
import { Json } from '../../core/json.js';
import { isProblem } from '../../core/problem.js';
import type { EditionBase } from '../../core/rules.js';
import { MAX_FRAMES } from '../../core/state.js';
import { MEMBERS, ROW_ICONS } from '../model/board.js';
import { type Block, type CastleComponents, PRINTED } from './components.js';
import {
  ADDED_UP,
  ANYWHERE,
  type Effect,
  type EffectRules,
  LANTERN_SIDE,
  mergeEffects,
  readEffect,
  STARTING_GAIN,
} from './effect.js';
import {
  COURTIER_ACTION,
  DOMAIN,
  isCounted,
  isDecree,
  leadsOn,
  WARRIOR_ACTION,
  WORDS,
} from './effect-words.js';
import { CARDS, FIRST_ACTION, FIRST_DIPLOMAT, FIRST_RESOURCE, TILES_PER_COLOUR } from './ids.js';
import { castleProblem } from './problems.js';
import { compileRivalDeck, type RivalDeck } from './rival-deck.js';

/** Marks "no such block" in a card's table of effects. */
export const NO_EFFECT = 255;

/** Component values compiled for play: cards and tiles by number, effects by their place in one table. */
export interface CastleEdition extends EditionBase {
  readonly name: string;
  readonly components: CastleComponents;
  readonly effects: readonly Effect[];
  /** Effect of each card's blocks when it lies in a room: three a card, in the room's order. */
  readonly roomBlock: Uint8Array;
  /** 1 where that block has a light background. */
  readonly isLight: Uint8Array;
  /** Effect of each card for the three domain rows. */
  readonly domainBlock: Uint8Array;
  /** The icon on each card's Lantern side, and how many. */
  readonly lanternIcon: Uint8Array;
  readonly lanternCount: Uint8Array;
  /** The worker action on each room card's dark block (C1.4). */
  readonly darkWorker: Uint8Array;
  readonly threePlus: Uint8Array;
  /** Gain of each starting resource card. */
  readonly startingGain: Uint8Array;
  readonly favour: Uint8Array;
  readonly gardenFood: Uint8Array;
  readonly gardenPoints: Uint8Array;
  readonly gardenEffect: Uint8Array;
  readonly gardenIsPlant: Uint8Array;
  readonly yardBlue: Uint8Array;
  readonly yardYellow: Uint8Array;
  /** Gain of a domain row with 0 to 5 members sent out: six a row. */
  readonly rowGain: Uint8Array;
  /** Gain of the well by the rewards of its two tiles. */
  readonly wellGain: Uint8Array;
  readonly rival: RivalDeck;
}

/** Collects effects while an edition is compiled; equal texts share a number. */
class EffectTable {
  readonly effects: Effect[] = [];

  add(text: Json, rules: EffectRules): number {
    const effect = readEffect(text.text(), rules);
    if (isProblem(effect)) text.fail(effect);
    const known = this.effects.findIndex((e) => e.text === effect.text);
    if (known >= 0) return known;
    if (this.effects.length >= NO_EFFECT) text.fail(effectProblem('tooManyEffects'));
    return this.effects.push(effect) - 1;
  }
}

function trusted(value: unknown, path: string): Json {
  return new Json(value, path, 'bad-edition');
}

function compileRoomCard(
  blocks: readonly { block: Block; path: string; rows: readonly number[] }[],
  card: number,
  table: EffectTable,
  to: Pick<CastleEdition, 'roomBlock' | 'isLight' | 'domainBlock' | 'darkWorker'>,
): void {
  blocks.forEach(({ block, path, rows }, i) => {
    const effect = table.add(trusted(block.do, `${path}.do`), ANYWHERE);
    to.roomBlock[card * 3 + i] = effect;
    to.isLight[card * 3 + i] = block.dark ? 0 : 1;
    for (const row of rows) to.domainBlock[card * 3 + row] = effect;
    const { words, acts, payCoins, paySeals } = table.effects[effect];
    if (!block.dark) {
      // C4.5: a light block gained by a climb or an effect is never declined, so it must always be possible.
      if (acts || payCoins + paySeals > 0) trusted(block.do, `${path}.do`).fail(castleProblem('lightBlock'));
      return;
    }
    if (words.length !== 1 || words[0] < COURTIER_ACTION || words[0] > WARRIOR_ACTION) {
      trusted(block.do, `${path}.do`).fail(castleProblem('darkBlock'));
    }
    to.darkWorker[card] = words[0];
  });
  if (blocks.filter(({ block }) => block.dark).length !== 1) {
    trusted(undefined, blocks[0].path.replace(/\.[a-z]+$/, '')).fail(castleProblem('oneDarkBlock'));
  }
}

/** C1.4 deals again while all rooms show one dark worker action, so some two cards must differ. */
function checkDarkWorkers(darkWorker: Uint8Array, threePlus: Uint8Array): void {
  const forTwo = [...darkWorker.slice(0, FIRST_ACTION)].filter((_, card) => threePlus[card] === 0);
  if (new Set(forTwo).size > 1) return;
  trusted(undefined, 'stewards').fail(castleProblem('sameDarkBlocks'));
}

/** Each deck must hold enough cards for its rooms in a game of two (C1.2). */
function checkDeckSizes(components: CastleComponents): void {
  const forTwo = (cards: readonly { threePlus: boolean }[]): number =>
    cards.filter((card) => !card.threePlus).length;
  if (forTwo(components.stewards) < 3)
    trusted(undefined, 'stewards').fail(castleProblem('deckSize', { deck: 'stewards', least: 3 }));
  if (forTwo(components.diplomats) < 2)
    trusted(undefined, 'diplomats').fail(castleProblem('deckSize', { deck: 'diplomats', least: 2 }));
}

/** There is one card of each Decree, so no two starting cards may grant the same (C1.14). */
function checkDecrees(startingGain: Uint8Array, effects: readonly Effect[]): void {
  const granted = new Set<number>();
  startingGain.forEach((effect, i) => {
    const { text, words } = effects[effect];
    for (const word of words.filter(isDecree)) {
      if (granted.has(word))
        trusted(text, `startingResources[${i}].gain`).fail(
          castleProblem('decreeTwice', { word: WORDS[word] }),
        );
      granted.add(word);
    }
  });
}

/** Frames of a chain besides the parts that wait: the turn's end, its space, a room's blocks, a domain block. */
const BELOW_CHAIN = 4;
/** Frames gains may put on top at once. */
const ABOVE_CHAIN = 4;
const FAVOURS = 3;

/**
 * Refuses an edition whose longest chain would fill the agenda. Every gardener, warrior and favour of a turn may
 * leave the rest of its effect waiting, and a domain row on it the rest of a starting action; a warrior also leaves
 * the yard's other tile, a favour the other half of its courtier's action.
 */
function checkChains(edition: Omit<CastleEdition, 'rival'>): void {
  const { effects, domainBlock } = edition;
  const used = (numbers: Iterable<number>): Effect[] =>
    [...numbers].filter((effect) => effect !== NO_EFFECT).map((effect) => effects[effect]);
  const joins = (effect: Effect): boolean => effect.acts && effect.words.length > 1;
  const joinedStart = used(domainBlock.subarray(FIRST_ACTION * 3, FIRST_RESOURCE * 3)).some(joins);
  const waiting = (list: readonly Effect[], also: number): number => {
    if (!list.some(({ acts }) => acts)) return 0;
    const start = joinedStart && list.some(({ words }) => words.includes(DOMAIN));
    return also + (list.some(joins) ? 1 : 0) + (start ? 1 : 0);
  };
  const frames =
    MEMBERS * waiting(used(edition.gardenEffect), 0) +
    MEMBERS * waiting(used([...edition.yardBlue, ...edition.yardYellow]), 1) +
    FAVOURS * waiting(used(edition.favour), 1);
  if (BELOW_CHAIN + frames + ABOVE_CHAIN > MAX_FRAMES) {
    trusted(undefined, 'startingActions').fail(castleProblem('longChain'));
  }
}

/** Compiles component values; throws `RulesError` naming the field whose effect cannot be read. */
export function compileEdition(components: CastleComponents, name: string): CastleEdition {
  const table = new EffectTable();
  const cards = CARDS.length;
  const effectsOf = (texts: readonly string[], path: (i: number) => string, rules = ANYWHERE): Uint8Array =>
    Uint8Array.from(texts, (text, i) => table.add(trusted(text, path(i)), rules));

  const room = {
    roomBlock: new Uint8Array(cards * 3).fill(NO_EFFECT),
    isLight: new Uint8Array(cards * 3),
    domainBlock: new Uint8Array(cards * 3).fill(NO_EFFECT),
    darkWorker: new Uint8Array(cards),
  };
  components.stewards.forEach((card, i) => {
    const path = `stewards[${i}]`;
    compileRoomCard(
      [
        { block: card.top, path: `${path}.top`, rows: [0] },
        { block: card.middle, path: `${path}.middle`, rows: [1] },
        { block: card.bottom, path: `${path}.bottom`, rows: [2] },
      ],
      i,
      table,
      room,
    );
  });
  components.diplomats.forEach((card, i) => {
    const path = `diplomats[${i}]`;
    compileRoomCard(
      [
        { block: card.first, path: `${path}.first`, rows: card.firstRows === 1 ? [0] : [0, 1] },
        { block: card.second, path: `${path}.second`, rows: card.firstRows === 1 ? [1, 2] : [2] },
      ],
      FIRST_DIPLOMAT + i,
      table,
      room,
    );
  });
  let action = FIRST_ACTION;
  components.startingActions.forEach((card, i) => {
    const text = trusted(card.do, `startingActions[${i}].do`);
    const effect = table.add(text, ANYWHERE);
    // Anything else could fire itself again for ever: a row leads back to the card.
    if (table.effects[effect].words.some((word) => leadsOn(word) || isDecree(word)))
      text.fail(castleProblem('startingAction'));
    for (let copy = 0; copy < card.copies; copy++, action++)
      room.domainBlock.fill(effect, action * 3, action * 3 + 3);
  });

  const threePlus = Uint8Array.from([...components.stewards, ...components.diplomats], (card) =>
    card.threePlus ? 1 : 0,
  );
  checkDeckSizes(components);
  checkDarkWorkers(room.darkWorker, threePlus);

  const lanternTexts = [
    ...components.stewards.map(() => ({
      text: components.lanternSides.steward,
      path: 'lanternSides.steward',
    })),
    ...components.diplomats.map(() => ({
      text: components.lanternSides.diplomat,
      path: 'lanternSides.diplomat',
    })),
    ...Array.from({ length: FIRST_RESOURCE - FIRST_ACTION }, () => ({
      text: components.lanternSides.startingAction,
      path: 'lanternSides.startingAction',
    })),
    ...components.startingResources.map((card, i) => ({
      text: card.lantern,
      path: `startingResources[${i}].lantern`,
    })),
    ...components.decrees.map((card, i) => ({ text: card.lantern, path: `decrees[${i}].lantern` })),
  ];
  const lantern = effectsOf(
    lanternTexts.map((l) => l.text),
    (i) => lanternTexts[i].path,
    LANTERN_SIDE,
  );

  /** The path of an item of a list that the promo cards add to. */
  const itemPath = (list: 'daimyo' | 'gardens' | 'yardTiles', i: number): string => {
    const { length } = components[list];
    return i < length ? `${list}[${i}]` : `promo.${list}[${i - length}]`;
  };
  const daimyo = [...components.daimyo, ...components.promo.daimyo];
  const gardens = [...components.gardens, ...components.promo.gardens];
  const yards = [...components.yardTiles, ...components.promo.yardTiles];
  const rewards = components.tileRewards;
  rewards.forEach((reward, i) => {
    const text = trusted(reward, `tileRewards[${i}]`);
    const { words, payCoins, paySeals } = table.effects[table.add(text, ANYWHERE)];
    // The well may not lead back to itself.
    if (!words.every(isCounted) || payCoins + paySeals > 0) text.fail(castleProblem('dieTile'));
  });
  const rowTexts = ROW_ICONS.flatMap((icons) =>
    icons.map((_, sent) => mergeEffects(icons.slice(0, sent + 1))),
  );
  const wellTexts = rewards.flatMap((a) => rewards.map((b) => mergeEffects(['seal 1', a, b])));

  const startingGain = effectsOf(
    components.startingResources.map((card) => card.gain),
    (i) => `startingResources[${i}].gain`,
    STARTING_GAIN,
  );
  checkDecrees(startingGain, table.effects);

  const compiled = {
    id: jsonFingerprint(components),
    name,
    components,
    ...room,
    threePlus,
    lanternIcon: lantern.map((effect) => table.effects[effect].words[0]),
    lanternCount: lantern.map((effect) => table.effects[effect].counts[0]),
    startingGain,
    favour: effectsOf(
      daimyo.flatMap((card) => card.favours),
      (i) => `${itemPath('daimyo', Math.floor(i / 3))}.favours[${i % 3}]`,
    ),
    gardenFood: Uint8Array.from(gardens, (card) => card.food),
    gardenPoints: Uint8Array.from(gardens, (card) => card.points),
    gardenEffect: effectsOf(
      gardens.map((card) => card.do),
      (i) => `${itemPath('gardens', i)}.do`,
    ),
    gardenIsPlant: Uint8Array.from(gardens, (card) => (card.kind === 'plant' ? 1 : 0)),
    yardBlue: effectsOf(
      yards.map((tile) => tile.blue),
      (i) => `${itemPath('yardTiles', i)}.blue`,
    ),
    yardYellow: effectsOf(
      yards.map((tile) => tile.yellow),
      (i) => `${itemPath('yardTiles', i)}.yellow`,
    ),
    rowGain: effectsOf(rowTexts, (i) => `rows[${Math.floor(i / 6)}]`, ADDED_UP),
    wellGain: effectsOf(wellTexts, (i) => `tileRewards[${Math.floor(i / TILES_PER_COLOUR)}]`, ADDED_UP),
    effects: table.effects,
  };
  checkChains(compiled);
  return {
    ...compiled,
    rival: compileRivalDeck(components.rivalDeck, (path) => trusted(undefined, path)),
  };
}

/** The edition used when none is named. */
export const PRINTED_EDITION = compileEdition(PRINTED, 'castle');
