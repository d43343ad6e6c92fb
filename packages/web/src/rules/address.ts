import { type CastlePosition, type DuelPosition, type State, toPosition } from '@shirasagi/engine';
import type { SECTIONS } from './sections';

/** The section about each open decision, by the name of the frame that asks. */
const CASTLE: Readonly<Record<string, (typeof SECTIONS)['castle'][number]>> = {
  'place the die': 'spaces',
  'end of turn': 'turn',
  'room blocks': 'spaces',
  'domain block': 'spaces',
  'choose a worker': 'spaces',
  courtier: 'courtiers',
  favour: 'courtiers',
  'light block of the card': 'courtiers',
  gardener: 'gardeners',
  warrior: 'warriors',
  'yard tiles': 'warriors',
  gardens: 'round',
  'resources of choice': 'holdings',
  seals: 'holdings',
  time: 'time',
  'seals or time first': 'lantern',
};

const DUEL: Readonly<Record<string, (typeof SECTIONS)['duel'][number]>> = {
  'change tile': 'rounds',
  'move a token': 'tokens',
  'end of turn': 'rounds',
  'two actions': 'actions',
  well: 'actions',
  garden: 'gardens',
  training: 'training',
  reward: 'training',
  courtier: 'climbing',
  trade: 'trade',
  'resources to pay': 'trade',
  improve: 'cards',
  'buy a card': 'cards',
  price: 'cards',
  'mix to pay': 'cards',
  'lantern card': 'lanterns',
  lantern: 'lanterns',
  'resources of choice': 'holdings',
  'coins or seals': 'holdings',
  'give back': 'holdings',
};

function castleAddress(position: CastlePosition): string {
  const frame = position.inTurn?.agenda.at(-1);
  if (frame?.endsWith('for the rival')) return '#/rules/solo/actions';
  if (position.toMove < 0) return '#/rules/castle/scoring';
  if (frame) return `#/rules/castle/${CASTLE[frame] ?? 'effects'}`;
  return position.pairs ? '#/rules/castle/setup' : '#/rules/castle/dice';
}

function duelAddress(position: DuelPosition): string {
  const frame = position.inTurn?.agenda.at(-1);
  if (position.toMove < 0) return '#/rules/duel/scoring';
  if (frame) return `#/rules/duel/${DUEL[frame] ?? 'actions'}`;
  return position.offer ? '#/rules/duel/setup' : '#/rules/duel/tokens';
}

/** Where the rules speak of what is to be decided now. */
export function rulesAddress(state: State): string {
  const position = toPosition(state);
  return position.game === 'castle' ? castleAddress(position) : duelAddress(position);
}
