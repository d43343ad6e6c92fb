import {
  type CastleMove,
  CastleState,
  type DuelMove,
  DuelState,
  describe,
  type Move,
  type State,
} from '@shirasagi/engine';

/** The cards and tiles a move takes or uses, by name; none for moves that are not about one. */
export function labelsOf(state: State, move: Move): string[] {
  if (state instanceof DuelState) return duelLabels(state, move);
  if (state instanceof CastleState) return castleLabels(state, move);
  return [];
}

const FLOORS = ['S1', 'S2', 'S3', 'D1', 'D2'];
const COLOURS = ['coral', 'black', 'white'];

function castleLabels(state: CastleState, move: Move): string[] {
  const info = describe(state, move) as CastleMove;
  const { components } = state.edition;
  const cards = [...components.stewards, ...components.diplomats];
  const gardens = [...components.gardens, ...components.promo.gardens];
  const yards = [...components.yardTiles, ...components.promo.yardTiles];
  switch (info.kind) {
    case 'draft': {
      const actions = components.startingActions.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
      const action = actions[state.pairAction(info.pair) - cards.length];
      const resource =
        components.startingResources[state.pairResource(info.pair) - cards.length - actions.length];
      return [`start ${action}`, `start ${resource.id}`];
    }
    case 'takeDie':
      return [`die ${info.end}`];
    case 'placeDie':
      return [`space ${info.space}`];
    case 'climb': {
      if (info.room === undefined) return ['daimyo'];
      return [`card ${cards[state.roomCard(FLOORS.indexOf(info.room))].id}`];
    }
    case 'garden':
      return [
        `garden ${gardens[state.gardenCard(COLOURS.indexOf(info.bridge) * 2 + (info.garden === 'plant' ? 0 : 1))].id}`,
      ];
    case 'train':
      return [`train ${info.yard}`];
    case 'yardTile':
      return [`yardTile ${yards.find(({ id }) => id === info.tile)?.id}`];
    default:
      return [];
  }
}

const DECKS = ['deck1', 'deck2', 'deck3'];
const SPACES = ['act1', 'act2', 'act3', 'act4', 'act5', 'act6'];
const ACTIVATIONS = ['garden', 'training', 'courtier', 'trade', 'lantern', 'improve'];
const COLUMNS = ['stone1', 'stone2', 'stone3', 'plant1', 'plant2', 'plant3'];
const PATHS = ['left', 'right'];

function duelLabels(state: DuelState, move: Move): string[] {
  const info = describe(state, move) as DuelMove;
  const { components } = state.edition;
  const cards = [
    ...components.influence.weapon,
    ...components.influence.flag,
    ...components.influence.origami,
  ];
  const top = (deck: string): string[] => {
    const card = state.deckTop(DECKS.indexOf(deck));
    return card < 0 ? [] : [`card ${cards[card].id}`];
  };
  switch (info.kind) {
    case 'start':
      return [`start ${info.card}`];
    case 'act':
      if (DECKS.includes(info.source)) return top(info.source);
      return [`action ${ACTIVATIONS[state.activation(SPACES.indexOf(info.source))]}`];
    case 'buy':
      return top(info.deck);
    case 'well':
      return [`well ${info.benefit}`];
    case 'gardenColumn': {
      const column = COLUMNS.indexOf(info.column);
      const side = column < 3 ? 'stone' : 'plant';
      return [
        `column ${info.column}`,
        `garden ${components.gardens.tiles[state.gardenTile(column)].id} ${side}`,
      ];
    }
    case 'yard': {
      const yard = info.yard === 'basic' ? 0 : 1;
      return [`yard ${info.yard} ${components.yards[info.yard][state.yardTile(yard)].id}`];
    }
    case 'climb':
      return climbLabels(state, info.path, info.spaces);
    case 'trade':
      return [`trade ${info.option}`];
    case 'lanternCard': {
      const card = state.rowCard(info.slot);
      const colour = COLOURS[state.edition.areaColour[card]] as 'coral' | 'black' | 'white';
      return [`lantern ${colour} ${components.lantern[colour][card % components.lantern[colour].length]}`];
    }
    case 'improve':
      return [`improved ${info.card}`];
    default:
      return [];
  }
}

function climbLabels(state: DuelState, path: string | undefined, spaces: number): string[] {
  const seat = state.toMove;
  const side = path === undefined ? state.path(seat) : PATHS.indexOf(path);
  const space = state.space(seat) + spaces;
  if (space === 3) return [`climb top ${PATHS[side]}`];
  const tile = state.edition.components.climb.tiles[state.climbTile(side, space)];
  return [`climb ${tile.id} ${space === 1 ? 'light' : 'dark'}`];
}
