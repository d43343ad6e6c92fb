/** Help for tests only: editions of the Duel made by lot, such as nobody would print. */
import type { RandomSource } from '../../core/rng.js';
import { between, mixed, oneIn, parts, pick, type Vocabulary } from '../../testing/random-words.js';
import { BUILT_IN, type DuelComponents, type InfluenceCard } from '../edition/components.js';
import { CLAN_SEALS, COLOURS, ICONS, LOCATIONS, SEATS, SOURCES } from '../model/board.js';

const GAINS: Vocabulary = {
  ...{ food: 20, iron: 20, pearl: 20, coin: 20, seal: 20, vp: 20 },
  ...{ change: 2, any: 20, money: 10 },
};
const DEEDS: Vocabulary = {
  ...{ lantern_card: 1, lantern_card_activate: 1, 'lantern:coral': 1, 'lantern:black': 1 },
  ...{ 'lantern:white': 1, 'lantern:any': 1, improve: 9, well: 9 },
};
const CHAINS: Vocabulary = {
  ...{ buy_card: 1, free_card: 1, 'garden-1': 1, 'training-1': 1, 'courtier-1': 1, 'trade-1': 1 },
};
const MOST_PARTS = 4;

/** Component values by lot, nearly always inside what an edition may say: chains may come out too long. */
export function randomComponents(rng: RandomSource): DuelComponents {
  // One number for the whole edition each, so that poor and rich, calm and busy ones all come up.
  const generous = pick([1, 2, 3, 5, 9, 20], rng);
  const busy = between(1, 6, rng);
  const most = between(1, MOST_PARTS, rng);
  const cost = (): string => {
    const kinds = mixed(['c', 's', 'a'], rng).slice(0, between(1, 3, rng));
    return kinds.map((kind) => `${between(1, 3, rng)}${kind}`).join(' ');
  };
  const option = (): string => {
    // Alone, a purchase or an action leads on without waiting; joined to other parts it makes a chain.
    if (oneIn(busy, rng)) return parts(CHAINS, 1, 1, rng);
    const words = oneIn(5 * busy, rng) ? { ...GAINS, ...DEEDS, ...CHAINS } : { ...GAINS, ...DEEDS };
    return parts(words, most, generous, rng);
  };
  const effect = (): string => {
    const price = oneIn(4, rng) ? `pay ${cost()} > ` : '';
    return price + (oneIn(6, rng) ? `${option()} / ${option()}` : option());
  };
  const gains = (): string => parts(GAINS, most, generous, rng);
  const icons = (): string =>
    Array.from({ length: between(1, 9, rng) }, () => pick([...ICONS], rng)).join('');
  const card = ({ id }: InfluenceCard): InfluenceCard => ({
    id,
    cost: cost(),
    scroll: effect(),
    icons: icons(),
  });
  const sources = mixed(SOURCES, rng);
  const locations = mixed(LOCATIONS, rng);
  const { influence, lantern, starting, gardens, yards, climb, merchandise } = BUILT_IN;
  return {
    influence: {
      weapon: influence.weapon.map(card),
      flag: influence.flag.map(card),
      origami: influence.origami.map(card),
    },
    lantern: {
      coral: lantern.coral.map(gains),
      black: lantern.black.map(gains),
      white: lantern.white.map(gains),
    },
    starting: starting.map(({ id }) => ({ id, gain: gains(), colour: pick(COLOURS, rng), reward: gains() })),
    location: mixed([...COLOURS, ...COLOURS], rng),
    floors: [0, 1, 2].map((floor) => [
      ...[sources[floor * 3], locations[floor * 2], sources[floor * 3 + 1]],
      ...[locations[floor * 2 + 1], sources[floor * 3 + 2]],
    ]),
    gardens: {
      stoneIcons: gardens.stoneIcons.map(icons),
      plantIcons: gardens.plantIcons.map(icons),
      tiles: gardens.tiles.map(({ id }) => ({ id, stone: effect(), plant: effect() })),
    },
    yards: {
      basic: yards.basic.map(({ id }) => ({ id, choose: `${option()} / ${option()}` })),
      elite: yards.elite.map(({ id }) => ({ id, choose: `${option()} / ${option()}` })),
      spaces: { basic: between(1, SEATS * CLAN_SEALS, rng), elite: between(1, SEATS * CLAN_SEALS, rng) },
    },
    climb: {
      tiles: climb.tiles.map(({ id }) => ({ id, light: effect(), dark: effect() })),
      top: { left: effect(), right: effect() },
    },
    merchandise: {
      common: merchandise.common.map(({ id }) => ({ id, icons: icons() })),
      luxury: merchandise.luxury.map(({ id }) => ({ id, icons: icons() })),
    },
  };
}
