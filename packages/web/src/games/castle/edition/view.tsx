import { board, type CastleComponents } from '@shirasagi/engine/castle';
import { Die, type PieceColour } from '../../../art/die';
import type { ChoiceField, EditionView, FaceGroup, Field } from '../../../editions/edition-view';
import { byId, byPath, effectField, faceGroup, numberField } from '../../../editions/faces';
import { at, swapping, valueAt, withValue } from '../../../editions/paths';
import { builtIn, type EditionFile } from '../../../editions/store/edition-file';
import { placeName } from '../../../words/names';
import * as pictures from './pictures';
import * as places from './places';

const PRINTED = builtIn('castle').file as unknown as CastleComponents;
const valuesOf = (file: EditionFile): CastleComponents => file as unknown as CastleComponents;

/** Which games a room card is in. */
function players(path: string): ChoiceField {
  const inner = at<boolean>(path);
  return {
    kind: 'choice',
    label: 'players',
    path,
    options: [
      { value: '2', tell: (t) => t('editions.option.twoPlus') },
      { value: '3', tell: (t) => t('editions.option.threePlus') },
    ],
    read: (file) => (inner.read(file) ? '3' : '2'),
    write: (file, value) => inner.write(file, value === '3'),
  };
}

type BlockName = 'top' | 'middle' | 'bottom' | 'first' | 'second';

/** Which block of a room card is the dark one. */
function dark(path: string, names: readonly BlockName[]): ChoiceField {
  const block = (file: EditionFile, name: string) =>
    valueAt(file, `${path}.${name}`) as { do: string; dark?: true };
  return {
    kind: 'choice',
    label: 'dark',
    path,
    options: names.map((name) => ({ value: name, tell: (t) => t(`editions.field.${name}`) })),
    read: (file) => names.find((name) => block(file, name).dark) ?? '',
    write: (file, dark) =>
      names.reduce((changed, name) => {
        const { do: effect } = block(changed, name);
        const now = name === dark ? { do: effect, dark: true } : { do: effect };
        return withValue(changed, `${path}.${name}`, now);
      }, file),
  };
}

function blocks(file: EditionFile, path: string, names: readonly BlockName[]): Field[] {
  const isDark = (name: BlockName) => valueAt(file, `${path}.${name}.dark`) === true;
  return [
    dark(path, names),
    ...names.map((name) =>
      effectField(`${path}.${name}.do`, name, isDark(name) ? places.DARK_BLOCK : places.LIGHT_BLOCK),
    ),
  ];
}

/** How many domain rows the first block of a Diplomat serves. */
function firstRows(path: string): ChoiceField {
  const inner = at<number>(path);
  return {
    kind: 'choice',
    label: 'rows',
    path,
    options: [
      { value: '1', tell: (t) => t('editions.option.rowsOne') },
      { value: '2', tell: (t) => t('editions.option.rowsTwo') },
    ],
    read: (file) => String(inner.read(file)),
    write: (file, value) => inner.write(file, Number(value)),
  };
}

const ENDS = ['left', 'centre', 'right'] as const;
const DICE = PRINTED.rivalDeck.map((_, i) => `rivalDeck[${i}].die`);

/** The die a card of the rival takes: every die is named once. */
function rivalDie(path: string): ChoiceField {
  return {
    kind: 'choice',
    label: 'die',
    path,
    options: board.COLOURS.flatMap((colour) =>
      ENDS.map((end) => ({
        value: `${colour} ${end}`,
        tell: (t) => t('editions.option.die', { colour, end }),
        picture: <Die colour={colour as PieceColour} size="1.25rem" />,
      })),
    ),
    read: (file) => (valueAt(file, path) as string[]).join(' '),
    write: (file, value) => swapping<string[]>(path, DICE).write(file, value.split(' ')),
  };
}

/** Where a die of the rival goes: anywhere but to a domain. */
const RIVAL_SPACES = board.SPACES.slice(0, board.TOP);

const rivalSpace = (path: string): ChoiceField => ({
  kind: 'choice',
  label: 'to',
  options: RIVAL_SPACES.map((space) => ({ value: space, tell: (t) => placeName(t, space) })),
  ...at<string>(path),
});

const { promo } = PRINTED;
const SIDES = ['steward', 'diplomat', 'startingAction'] as const;

/** Every face of The White Castle and of its rival. */
const GROUPS: readonly FaceGroup[] = [
  faceGroup({
    name: 'stewards',
    lists: [['stewards', PRINTED.stewards]],
    paths: ['stewards'],
    id: byId,
    fields: (path, file) => [
      ...blocks(file, path, ['top', 'middle', 'bottom']),
      players(`${path}.threePlus`),
    ],
    draw: ({ id }, file) => <pictures.RoomCardPicture components={valuesOf(file)} id={id} />,
  }),
  faceGroup({
    name: 'diplomats',
    lists: [['diplomats', PRINTED.diplomats]],
    paths: ['diplomats'],
    id: byId,
    fields: (path, file) => [
      ...blocks(file, path, ['first', 'second']),
      firstRows(`${path}.firstRows`),
      players(`${path}.threePlus`),
    ],
    draw: ({ id }, file) => <pictures.RoomCardPicture components={valuesOf(file)} id={id} />,
  }),
  faceGroup({
    name: 'daimyo',
    lists: [
      ['daimyo', PRINTED.daimyo],
      ['promo.daimyo', promo.daimyo],
    ],
    id: byId,
    fields: (path) =>
      (['favour1', 'favour2', 'favour3'] as const).map((label, slot) =>
        effectField(`${path}.favours[${slot}]`, label, places.ANYWHERE),
      ),
    draw: ({ favours }) => <pictures.DaimyoPicture favours={favours} />,
  }),
  faceGroup({
    name: 'gardens',
    lists: [
      ['gardens', PRINTED.gardens],
      ['promo.gardens', promo.gardens],
    ],
    id: byId,
    fields: (path) => [
      numberField(`${path}.food`, 'food', 0, 7),
      numberField(`${path}.points`, 'points', 0, 99),
      effectField(`${path}.do`, 'effect', places.ANYWHERE),
    ],
    draw: (card) => <pictures.GardenPicture card={card} />,
  }),
  faceGroup({
    name: 'yardTiles',
    lists: [
      ['yardTiles', PRINTED.yardTiles],
      ['promo.yardTiles', promo.yardTiles],
    ],
    id: byId,
    fields: (path) => [
      effectField(`${path}.blue`, 'blue', places.ANYWHERE),
      effectField(`${path}.yellow`, 'yellow', places.ANYWHERE),
    ],
    draw: (tile) => <pictures.YardTilePicture {...tile} />,
  }),
  faceGroup({
    name: 'tileRewards',
    lists: [['tileRewards', PRINTED.tileRewards]],
    id: byPath,
    fields: (path) => [effectField(path, 'reward', places.DIE_TILE)],
    draw: (reward) => <pictures.DieTilePicture reward={reward} />,
  }),
  faceGroup({
    name: 'startingActions',
    lists: [['startingActions', PRINTED.startingActions]],
    id: byId,
    fields: (path) => [effectField(`${path}.do`, 'effect', places.STARTING_ACTION)],
    draw: ({ do: effect }) => <pictures.StartingActionPicture effect={effect} />,
  }),
  faceGroup({
    name: 'startingResources',
    lists: [['startingResources', PRINTED.startingResources]],
    id: byId,
    fields: (path) => [
      effectField(`${path}.gain`, 'gain', places.STARTING_GAIN),
      effectField(`${path}.lantern`, 'lantern', places.LANTERN_SIDE),
    ],
    draw: ({ gain, lantern }) => <pictures.StartingResourcePicture gain={gain} lantern={lantern} />,
  }),
  faceGroup({
    name: 'decrees',
    lists: [['decrees', PRINTED.decrees]],
    id: ({ id }) => `decree-${id}`,
    fields: (path) => [effectField(`${path}.lantern`, 'lantern', places.LANTERN_SIDE)],
    draw: ({ lantern }) => <pictures.LanternPicture effect={lantern} />,
  }),
  {
    name: 'lanternSides',
    paths: [],
    faces: SIDES.map((side, i) => ({
      id: `lantern-${side}`,
      group: 'lanternSides',
      number: i + 1,
      draw: (file) => <pictures.LanternPicture effect={valuesOf(file).lanternSides[side]} />,
      fields: () => [effectField(`lanternSides.${side}`, side, places.LANTERN_SIDE)],
    })),
  },
  faceGroup({
    name: 'rivalDeck',
    lists: [['rivalDeck', PRINTED.rivalDeck]],
    id: byId,
    fields: (path) => [
      rivalDie(`${path}.die`),
      rivalSpace(`${path}.to`),
      effectField(`${path}.actions[0]`, 'action1', places.RIVAL_ACTION),
      effectField(`${path}.actions[1]`, 'action2', places.RIVAL_ACTION),
    ],
    draw: (card) => <pictures.RivalPicture card={card} />,
  }),
];

/** Editions of The White Castle. */
export const edition: EditionView = { groups: GROUPS };
