import { board, type DuelComponents } from '@shirasagi/engine/duel';
import { Icon } from '../../../art/icon';
import type { ChoiceField, CountsField, EditionView, Face, FaceGroup } from '../../../editions/edition-view';
import { byId, byPath, effectField, faceGroup, numberField } from '../../../editions/faces';
import { at, swapping } from '../../../editions/paths';
import { builtIn, type EditionFile } from '../../../editions/store/edition-file';
import { markWords, priceWords } from '../../../words/effect-words';
import { PaperLantern } from '../pieces/token';
import { COLOURS, type Colour, SCORING_ICONS, YARDS } from '../printed';
import { countsOf, ICON_LETTERS, iconCounts, writeCost, writeIcons } from './counts';
import * as pictures from './pictures';
import * as places from './places';

const BUILT_IN = builtIn('duel').file as unknown as DuelComponents;
const valuesOf = (file: EditionFile): DuelComponents => file as unknown as DuelComponents;

/** Icons a card may count for, and spaces of a yard: as many as the engine takes. */
const MOST_ICONS = 9;
const MOST_SPACES = board.SEATS * board.CLAN_SEALS;

const cost = (path: string): CountsField => ({
  kind: 'counts',
  label: 'cost',
  most: board.MONEY_CAP,
  kinds: (['coin', 'seal', 'money'] as const).map((icon) => ({
    name: icon,
    picture: <Icon name={icon} />,
    tell: (t) => t(`effects.icon.${icon}`),
  })),
  toCounts: countsOf,
  toText: writeCost,
  tell: priceWords,
  ...at<string>(path),
});

const icons = (path: string): CountsField => ({
  kind: 'counts',
  label: 'icons',
  most: MOST_ICONS,
  kinds: ICON_LETTERS.map((letter) => ({
    name: letter,
    picture: <Icon name={SCORING_ICONS[letter]} />,
    tell: (t) => t(`effects.icon.${SCORING_ICONS[letter]}`),
  })),
  toCounts: iconCounts,
  toText: writeIcons,
  tell: markWords,
  ...at<string>(path),
});

const COLOUR_OPTIONS = COLOURS.map((colour) => ({
  value: colour,
  tell: ((t) => t(`duel.colour.${colour}`)) as ChoiceField['options'][number]['tell'],
  picture: <PaperLantern colour={colour} />,
}));

const colour = (path: string): ChoiceField => ({
  kind: 'choice',
  label: 'colour',
  options: COLOUR_OPTIONS,
  ...at<string>(path),
});

const LOCATION_PATHS = BUILT_IN.location.map((_, i) => `location[${i}]`);

/** The colour of a Location tile: each has two of them. */
const locationColour = (path: string): ChoiceField => ({
  ...colour(path),
  ...swapping<string>(path, LOCATION_PATHS),
});

const FLOOR_LABELS = ['place1', 'place2', 'place3', 'place4', 'place5'] as const;
/** Sources and locations take turns on a floor, and each has one place in the castle. */
const placePaths = (even: boolean): string[] =>
  BUILT_IN.floors.flatMap((floor, f) =>
    floor.flatMap((_, p) => ((p % 2 === 0) === even ? [`floors[${f}][${p}]`] : [])),
  );

function floorPlace(floor: string, p: number): ChoiceField {
  const path = `${floor}[${p}]`;
  const isSource = p % 2 === 0;
  const names: readonly string[] = isSource ? board.SOURCES : board.LOCATIONS;
  return {
    kind: 'choice',
    label: FLOOR_LABELS[p],
    options: names.map((name) => ({
      value: name,
      tell: (t) => t('editions.option.place', { kind: name.slice(0, -1), number: Number(name.slice(-1)) }),
    })),
    ...at<string>(path),
    ...swapping<string>(path, placePaths(isSource)),
  };
}

const influence = (kind: 'weapon' | 'flag' | 'origami'): FaceGroup =>
  faceGroup({
    name: kind,
    lists: [[`influence.${kind}`, BUILT_IN.influence[kind]]],
    paths: ['influence'],
    id: byId,
    fields: (path) => [
      cost(`${path}.cost`),
      effectField(`${path}.scroll`, 'scroll', places.ANYWHERE),
      icons(`${path}.icons`),
    ],
    draw: (card) => <pictures.InfluencePicture card={card} />,
  });

const columns = (kind: 'stone' | 'plant'): [string, readonly string[]] => [
  `gardens.${kind}Icons`,
  BUILT_IN.gardens[`${kind}Icons`],
];

const spaces = (yard: 'basic' | 'elite', i: number): Face => ({
  id: `spaces-${yard}`,
  group: 'yardSpaces',
  number: i + 1,
  draw: (file) => <pictures.SpacesPicture yard={yard} spaces={valuesOf(file).yards.spaces[yard]} />,
  fields: () => [numberField(`yards.spaces.${yard}`, yard, 1, MOST_SPACES)],
});

const top = (path: 'left' | 'right', i: number): Face => ({
  id: `top-${path}`,
  group: 'climbTop',
  number: i + 1,
  draw: (file) => <pictures.ClimbPicture sides={{ top: valuesOf(file).climb.top[path] }} />,
  fields: () => [effectField(`climb.top.${path}`, path, places.ANYWHERE)],
});

/** Every face of the Duel. */
const GROUPS: readonly FaceGroup[] = [
  influence('weapon'),
  influence('flag'),
  influence('origami'),
  faceGroup({
    name: 'lanternCards',
    lists: COLOURS.map((one) => [`lantern.${one}`, BUILT_IN.lantern[one]] as const),
    id: byPath,
    fields: (path) => [effectField(path, 'reward', places.GAINS)],
    draw: (reward, _, path) => (
      <pictures.LanternPicture colour={/coral|black|white/.exec(path)![0] as Colour} reward={reward} />
    ),
  }),
  faceGroup({
    name: 'starting',
    lists: [['starting', BUILT_IN.starting]],
    id: byId,
    fields: (path) => [
      effectField(`${path}.gain`, 'gain', places.GAINS),
      colour(`${path}.colour`),
      effectField(`${path}.reward`, 'lantern', places.GAINS),
    ],
    draw: (card) => <pictures.StartingPicture card={card} />,
  }),
  faceGroup({
    name: 'gardenTiles',
    lists: [['gardens.tiles', BUILT_IN.gardens.tiles]],
    id: byId,
    fields: (path) => [
      effectField(`${path}.stone`, 'stone', places.ANYWHERE),
      effectField(`${path}.plant`, 'plant', places.ANYWHERE),
    ],
    draw: (tile) => <pictures.GardenTilePicture {...tile} />,
  }),
  faceGroup({
    name: 'gardenColumns',
    lists: [columns('stone'), columns('plant')],
    id: byPath,
    fields: (path) => [icons(path)],
    draw: (letters, _, path) => (
      <pictures.ColumnPicture kind={path.includes('stone') ? 'stone' : 'plant'} icons={letters} />
    ),
  }),
  ...YARDS.map((yard) =>
    faceGroup({
      name: yard === 'basic' ? 'basicYard' : 'eliteYard',
      lists: [[`yards.${yard}`, BUILT_IN.yards[yard]]],
      id: byId,
      fields: (path) => [effectField(`${path}.choose`, 'choose', places.YARD)],
      draw: ({ choose }) => <pictures.YardPicture choose={choose} />,
    }),
  ),
  { name: 'yardSpaces', paths: [], faces: YARDS.map(spaces) },
  faceGroup({
    name: 'climbTiles',
    lists: [['climb.tiles', BUILT_IN.climb.tiles]],
    id: byId,
    fields: (path) => [
      effectField(`${path}.light`, 'lightSide', places.ANYWHERE),
      effectField(`${path}.dark`, 'darkSide', places.ANYWHERE),
    ],
    draw: ({ light, dark }) => <pictures.ClimbPicture sides={{ light, dark }} />,
  }),
  { name: 'climbTop', paths: [], faces: board.PATHS.map(top) },
  ...(['common', 'luxury'] as const).map((stack) =>
    faceGroup({
      name: stack,
      lists: [[`merchandise.${stack}`, BUILT_IN.merchandise[stack]]],
      id: byId,
      fields: (path) => [icons(`${path}.icons`)],
      draw: ({ icons: letters }) => <pictures.GoodsPicture stack={stack} icons={letters} />,
    }),
  ),
  faceGroup({
    name: 'location',
    lists: [['location', BUILT_IN.location]],
    paths: ['location'],
    id: byPath,
    fields: (path) => [locationColour(path)],
    draw: (one) => <pictures.LocationPicture colour={one} />,
  }),
  faceGroup({
    name: 'floors',
    lists: [['floors', BUILT_IN.floors]],
    id: byPath,
    fields: (path) => FLOOR_LABELS.map((_, p) => floorPlace(path, p)),
    draw: (floor, file) => <pictures.FloorPicture floor={floor} colours={valuesOf(file).location} />,
  }),
];

/** Editions of the Duel. */
export const edition: EditionView = { groups: GROUPS };
