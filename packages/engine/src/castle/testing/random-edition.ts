/** Help for tests only: editions of The White Castle made by lot, such as nobody would print. */
import type { RandomSource } from '../../core/rng.js';
import { between, mixed, oneIn, parts, pick, type Vocabulary } from '../../testing/random-words.js';
import { type CastleComponents, type GardenCard, PRINTED, type YardTile } from '../edition/components.js';
import { BRIDGE_PLACES } from '../edition/rival-deck.js';
import { COLOURS, SPACES, TOP } from '../model/board.js';

const GAINS: Vocabulary = { food: 9, iron: 9, pearl: 9, coin: 9, seal: 9, vp: 9 };
const TIMED: Vocabulary = { ...GAINS, time: 9 };
const TILE: Vocabulary = { ...TIMED, any: 9 };
const LIGHT: Vocabulary = { ...TILE, lantern: 1, well: 1 };
const WORKERS: Vocabulary = { courtier: 1, gardener: 1, warrior: 1 };
const STARTING: Vocabulary = { ...LIGHT, ...WORKERS, worker: 1 };
const ACTIONS: Vocabulary = {
  ...{ ...WORKERS, worker: 1, domain: 1, light: 1 },
  ...{ 'tile:coral': 1, 'tile:black': 1, 'tile:white': 1, 'tile:any': 1 },
};
const DECREES = ['decree:coin', 'decree:seal', 'decree:vp'];
const RIVAL_ACTIONS = [
  ...['gate', 'climb 1', 'climb 2', 'plant', 'stone', 'garden', 'yard1', 'yard3', 'yard5'],
  ...['vp 1', 'vp 9', 'time 1', 'time 9', 'coin 2'],
];

/** Component values by lot, inside everything an edition may say. */
export function randomComponents(rng: RandomSource): CastleComponents {
  // One number for the whole edition each, so that poor and rich, calm and busy ones all come up.
  const generous = between(1, 9, rng);
  const busy = between(1, 6, rng);
  const most = between(1, 5, rng);
  const price = (): string =>
    oneIn(3, rng) ? `pay ${pick(['coin', 'seal'], rng)} ${between(1, generous, rng)} > ` : '';
  const effect = (): string =>
    price() + parts(oneIn(busy, rng) ? { ...LIGHT, ...ACTIONS } : LIGHT, most, generous, rng);
  const light = (): { do: string } => ({ do: parts(LIGHT, most, generous, rng) });
  const dark = (): { do: string; dark: true } => ({ do: price() + parts(WORKERS, 1, 1, rng), dark: true });
  const side = (): string => parts(TIMED, 1, generous, rng);
  const garden = ({ id, kind }: GardenCard): GardenCard => ({
    ...{ id, kind, food: between(0, 7, rng) },
    ...{ points: oneIn(9, rng) ? 99 : rng(20), do: effect() },
  });
  const daimyo = <T extends { readonly id: string }>({ id }: T) => ({
    id,
    favours: [effect(), effect(), effect()] as const,
  });
  const yard = ({ id }: YardTile): YardTile => ({ id, blue: effect(), yellow: effect() });
  const dice = mixed(
    COLOURS.flatMap((colour) => BRIDGE_PLACES.map((place) => [colour, place] as const)),
    rng,
  );
  // Each Decree with one of the cards, or with none.
  const decreeAt = DECREES.map(() => rng(PRINTED.startingResources.length + 3));
  return {
    stewards: PRINTED.stewards.map(({ id }, i) => {
      const [top, middle, bottom] = mixed([dark(), light(), light()], rng);
      return { id, threePlus: i >= 3 && oneIn(3, rng), top, middle, bottom };
    }),
    diplomats: PRINTED.diplomats.map(({ id }, i) => {
      const [first, second] = mixed([dark(), light()], rng);
      return { id, threePlus: i >= 2 && oneIn(3, rng), first, second, firstRows: pick([1, 2] as const, rng) };
    }),
    daimyo: PRINTED.daimyo.map(daimyo),
    startingActions: PRINTED.startingActions.map(({ id, copies }) => ({
      ...{ id, do: price() + parts(STARTING, most, generous, rng), copies },
    })),
    startingResources: PRINTED.startingResources.map(({ id }, i) => ({
      id,
      gain: [parts(TILE, 5, generous, rng), ...DECREES.filter((_, d) => decreeAt[d] === i)].join(', '),
      lantern: side(),
    })),
    decrees: PRINTED.decrees.map(({ id }) => ({ id, lantern: side() })),
    gardens: PRINTED.gardens.map(garden),
    yardTiles: PRINTED.yardTiles.map(yard),
    tileRewards: PRINTED.tileRewards.map(() => parts(TILE, 2, generous, rng)),
    rivalDeck: PRINTED.rivalDeck.map(({ id }, i) => ({
      ...{ id, die: dice[i], to: pick(SPACES.slice(0, TOP), rng) },
      actions: [pick(RIVAL_ACTIONS, rng), pick(RIVAL_ACTIONS, rng)] as const,
    })),
    lanternSides: { steward: side(), diplomat: side(), startingAction: side() },
    promo: {
      gardens: PRINTED.promo.gardens.map(garden),
      daimyo: PRINTED.promo.daimyo.map(daimyo),
      yardTiles: PRINTED.promo.yardTiles.map(yard),
    },
  };
}
