import { HEAD_FIELDS, readHead } from '../../core/edition-head.js';
import { Json, valueProblem } from '../../core/json.js';
import { COLOURS, SPACES } from '../model/board.js';
import {
  type Block,
  type CastleComponents,
  type DaimyoCard,
  type DiplomatCard,
  type GardenCard,
  PRINTED,
  type StewardCard,
  type YardTile,
} from './components.js';
import { type CastleEdition, compileEdition } from './edition.js';
import { BRIDGE_PLACES, type RivalCard } from './rival-deck.js';

const SECTIONS = [
  ...['stewards', 'diplomats', 'daimyo', 'startingActions', 'startingResources', 'decrees', 'gardens'],
  ...['yardTiles', 'tileRewards', 'rivalDeck', 'lanternSides', 'promo'],
];

/** Reads a section: the same ids in the same order as printed, each item by `read`; printed values when left out. */
function section<T extends { readonly id: string }>(
  json: Json,
  printed: readonly T[],
  read: (item: Json, printed: T) => T,
): readonly T[] {
  if (!json.given) return printed;
  return json.list(printed.length, printed.length).map((item, i) => {
    const { id } = printed[i];
    if (item.get('id').value !== id) item.get('id').fail(valueProblem('fixed', { value: id }));
    return read(item, printed[i]);
  });
}

function readBlock(json: Json): Block {
  json.object('do', 'dark');
  const effect = json.get('do').text();
  return json.get('dark').flag(false) ? { do: effect, dark: true } : { do: effect };
}

function readSteward(json: Json, printed: StewardCard): StewardCard {
  json.object('id', 'threePlus', 'top', 'middle', 'bottom');
  return {
    id: printed.id,
    threePlus: json.get('threePlus').flag(),
    top: readBlock(json.get('top')),
    middle: readBlock(json.get('middle')),
    bottom: readBlock(json.get('bottom')),
  };
}

function readDiplomat(json: Json, printed: DiplomatCard): DiplomatCard {
  json.object('id', 'threePlus', 'first', 'second', 'firstRows');
  return {
    id: printed.id,
    threePlus: json.get('threePlus').flag(),
    first: readBlock(json.get('first')),
    second: readBlock(json.get('second')),
    firstRows: json.get('firstRows').integer(1, 2) as 1 | 2,
  };
}

function readDaimyo(json: Json, printed: DaimyoCard): DaimyoCard {
  const [a, b, c] = json.object('id', 'favours').get('favours').list(3, 3);
  return { id: printed.id, favours: [a.text(), b.text(), c.text()] };
}

function readGarden(json: Json, printed: GardenCard): GardenCard {
  json.object('id', 'kind', 'food', 'points', 'do');
  if (json.get('kind').value !== printed.kind)
    json.get('kind').fail(valueProblem('fixed', { value: printed.kind }));
  return {
    id: printed.id,
    kind: printed.kind,
    food: json.get('food').integer(0, 7),
    points: json.get('points').integer(0, 99),
    do: json.get('do').text(),
  };
}

function readYardTile(json: Json, printed: YardTile): YardTile {
  json.object('id', 'blue', 'yellow');
  return { id: printed.id, blue: json.get('blue').text(), yellow: json.get('yellow').text() };
}

function readRivalCard(json: Json, printed: RivalCard): RivalCard {
  json.object('id', 'die', 'to', 'actions');
  const [bridge, place] = json.get('die').list(2, 2);
  const [first, second] = json.get('actions').list(2, 2);
  return {
    id: printed.id,
    die: [COLOURS[bridge.oneOf(COLOURS)], BRIDGE_PLACES[place.oneOf(BRIDGE_PLACES)]],
    to: SPACES[json.get('to').oneOf(SPACES)],
    actions: [first.text(), second.text()],
  };
}

/** Reads an edition file of this game; throws `RulesError` naming the field that is wrong. */
export function readEdition(value: unknown): CastleEdition {
  const json = new Json(value, '', 'bad-edition').object(...HEAD_FIELDS, ...SECTIONS);
  const head = readHead(json, 'castle');
  const sides = json.get('lanternSides');
  const promo = json.get('promo');
  if (promo.given) promo.object('gardens', 'daimyo', 'yardTiles');
  const components: CastleComponents = {
    stewards: section(json.get('stewards'), PRINTED.stewards, readSteward),
    diplomats: section(json.get('diplomats'), PRINTED.diplomats, readDiplomat),
    daimyo: section(json.get('daimyo'), PRINTED.daimyo, readDaimyo),
    startingActions: section(json.get('startingActions'), PRINTED.startingActions, (item, printed) => {
      item.object('id', 'do', 'copies');
      if (item.get('copies').value !== printed.copies)
        item.get('copies').fail(valueProblem('fixed', { value: printed.copies }));
      return { id: printed.id, do: item.get('do').text(), copies: printed.copies };
    }),
    startingResources: section(json.get('startingResources'), PRINTED.startingResources, (item, printed) => {
      item.object('id', 'gain', 'lantern');
      return { id: printed.id, gain: item.get('gain').text(), lantern: item.get('lantern').text() };
    }),
    decrees: section(json.get('decrees'), PRINTED.decrees, (item, printed) => {
      item.object('id', 'lantern');
      return { id: printed.id, lantern: item.get('lantern').text() };
    }),
    gardens: section(json.get('gardens'), PRINTED.gardens, readGarden),
    yardTiles: section(json.get('yardTiles'), PRINTED.yardTiles, readYardTile),
    tileRewards: json.get('tileRewards').given
      ? json
          .get('tileRewards')
          .list(PRINTED.tileRewards.length, PRINTED.tileRewards.length)
          .map((item) => item.text())
      : PRINTED.tileRewards,
    rivalDeck: section(json.get('rivalDeck'), PRINTED.rivalDeck, readRivalCard),
    lanternSides: sides.given
      ? {
          steward: sides.object('steward', 'diplomat', 'startingAction').get('steward').text(),
          diplomat: sides.get('diplomat').text(),
          startingAction: sides.get('startingAction').text(),
        }
      : PRINTED.lanternSides,
    promo: {
      gardens: section(promo.get('gardens'), PRINTED.promo.gardens, readGarden),
      daimyo: section(promo.get('daimyo'), PRINTED.promo.daimyo, readDaimyo),
      yardTiles: section(promo.get('yardTiles'), PRINTED.promo.yardTiles, readYardTile),
    },
  };
  return { ...compileEdition(components, head.name), ...head };
}
