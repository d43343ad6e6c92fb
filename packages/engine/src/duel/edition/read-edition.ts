import { HEAD_FIELDS, readHead } from '../../core/edition-head.js';
import { Json } from '../../core/json.js';
import { CLAN_SEALS, COLOURS, SEATS } from '../model/board.js';
import { BUILT_IN, type DuelComponents } from './components.js';
import { compileEdition, type DuelEdition } from './edition.js';

const SECTIONS = Object.keys(BUILT_IN) as (keyof DuelComponents)[];
const MOST_YARD_SPACES = SEATS * CLAN_SEALS;

/** Reads a list of things with ids, which must be the built-in ids in their order: moves name them. */
function readItems<T extends { readonly id: string }>(
  json: Json,
  builtIn: readonly T[],
  read: (item: Json) => T,
): readonly T[] {
  if (!json.given) return builtIn;
  return json.list(builtIn.length, builtIn.length).map((item, i) => {
    item.object(...Object.keys(builtIn[i]));
    item.get('id').oneOf([builtIn[i].id]);
    return read(item);
  });
}

/** Reads things whose fields, the id apart, are texts. */
function readTexts<T extends { readonly id: string } & Readonly<Record<keyof T, string>>>(
  json: Json,
  builtIn: readonly T[],
): readonly T[] {
  const names = Object.keys(builtIn[0]);
  return readItems(
    json,
    builtIn,
    (item) => Object.fromEntries(names.map((name) => [name, item.get(name).text()])) as unknown as T,
  );
}

function readTextList(json: Json, builtIn: readonly string[]): readonly string[] {
  return json.given ? json.list(builtIn.length, builtIn.length).map((item) => item.text()) : builtIn;
}

function readComponents(json: Json): DuelComponents {
  const influence = json.get('influence').section(...Object.keys(BUILT_IN.influence));
  const lantern = json.get('lantern').section(...Object.keys(BUILT_IN.lantern));
  const gardens = json.get('gardens').section(...Object.keys(BUILT_IN.gardens));
  const yards = json.get('yards').section(...Object.keys(BUILT_IN.yards));
  const spaces = yards.get('spaces').section('basic', 'elite');
  const climb = json.get('climb').section(...Object.keys(BUILT_IN.climb));
  const top = climb.get('top').section('left', 'right');
  const merchandise = json.get('merchandise').section(...Object.keys(BUILT_IN.merchandise));
  const { floors, location } = BUILT_IN;
  return {
    influence: {
      weapon: readTexts(influence.get('weapon'), BUILT_IN.influence.weapon),
      flag: readTexts(influence.get('flag'), BUILT_IN.influence.flag),
      origami: readTexts(influence.get('origami'), BUILT_IN.influence.origami),
    },
    lantern: {
      coral: readTextList(lantern.get('coral'), BUILT_IN.lantern.coral),
      black: readTextList(lantern.get('black'), BUILT_IN.lantern.black),
      white: readTextList(lantern.get('white'), BUILT_IN.lantern.white),
    },
    starting: readItems(json.get('starting'), BUILT_IN.starting, (card) => ({
      id: card.get('id').text(),
      gain: card.get('gain').text(),
      colour: COLOURS[card.get('colour').oneOf(COLOURS)],
      reward: card.get('reward').text(),
    })),
    location: json.get('location').given
      ? json
          .get('location')
          .list(location.length, location.length)
          .map((tile) => COLOURS[tile.oneOf(COLOURS)])
      : location,
    floors: json.get('floors').given
      ? json
          .get('floors')
          .list(floors.length, floors.length)
          .map((floor) => readTextList(floor, floors[0]))
      : floors,
    gardens: {
      stoneIcons: readTextList(gardens.get('stoneIcons'), BUILT_IN.gardens.stoneIcons),
      plantIcons: readTextList(gardens.get('plantIcons'), BUILT_IN.gardens.plantIcons),
      tiles: readTexts(gardens.get('tiles'), BUILT_IN.gardens.tiles),
    },
    yards: {
      basic: readTexts(yards.get('basic'), BUILT_IN.yards.basic),
      elite: readTexts(yards.get('elite'), BUILT_IN.yards.elite),
      spaces: {
        basic: spaces.get('basic').integer(1, MOST_YARD_SPACES, BUILT_IN.yards.spaces.basic),
        elite: spaces.get('elite').integer(1, MOST_YARD_SPACES, BUILT_IN.yards.spaces.elite),
      },
    },
    climb: {
      tiles: readTexts(climb.get('tiles'), BUILT_IN.climb.tiles),
      top: {
        left: top.get('left').given ? top.get('left').text() : BUILT_IN.climb.top.left,
        right: top.get('right').given ? top.get('right').text() : BUILT_IN.climb.top.right,
      },
    },
    merchandise: {
      common: readTexts(merchandise.get('common'), BUILT_IN.merchandise.common),
      luxury: readTexts(merchandise.get('luxury'), BUILT_IN.merchandise.luxury),
    },
  };
}

/** Checks an untrusted edition file and compiles it; throws `RulesError` naming the field. */
export function readEdition(json: unknown): DuelEdition {
  const root = new Json(json, '', 'bad-edition').object(...HEAD_FIELDS, ...SECTIONS);
  const head = readHead(root, 'duel');
  return { ...compileEdition(readComponents(root), head.name), ...head };
}
