import {
  type CastleMove,
  type CastlePosition,
  type CastleState,
  describe,
  type Move,
  type State,
} from '@shirasagi/engine';
import { cards, question } from '@shirasagi/engine/castle';
import type { MovePhrase } from '../face.js';
import { effectWords, severalWords } from '../sentences/effect-words.js';
import { castlePosition, componentsOf } from './position.js';
import { LONG, spaceWords, YARD_IRON } from './print.js';

const words = (effect: string): string => effectWords(effect, LONG);

const FROM = { gate: 'from the gate', floor1: 'from floor 1', floor2: 'from floor 2' } as const;

/** What leaving a decision alone means, by the kind of question. */
const SKIPPED: Readonly<Record<string, string>> = {
  roomBlocks: 'the rest of the room',
  domainBlock: "the domain card's block",
  worker: 'the action',
  courtier: 'the courtier action',
  gardener: 'the gardener action',
  warrior: 'the warrior action',
  yardTiles: 'the rest of the yard',
  tileBlock: 'the block',
};

/** What is asked in a game of The White Castle. */
const asked = (state: State) => question(state as CastleState);

/** The effect text of a block: of the card the die was placed on, of the card in the room, or of the domain's. */
function blockEffect(state: State, position: CastlePosition, room: string | undefined, row: string): string {
  const components = componentsOf(state);
  if (room === undefined) return cards.domainBlock(components, position.seats[state.toMove].card, row);
  // The card a die was placed on counts even when the player's own climb has taken it away (C4.1).
  const ask = asked(state);
  const blocks =
    ask?.kind === 'roomBlocks'
      ? cards.numberedBlocks(components, ask.card)
      : cards.cardBlocks(components, position.rooms[room].card);
  return blocks.find((block) => block.name === row)?.do ?? '';
}

function draft(state: State, position: CastlePosition, number: number): MovePhrase {
  const components = componentsOf(state);
  const pair = position.pairs![number]!;
  const { gain, lantern } = cards.startingResource(components, pair.resource);
  const action = words(cards.startingAction(components, pair.action));
  return {
    verb: 'take',
    rest: `the ${action} card, ${words(gain)}, and a lantern of ${words(lantern)}`,
    full: true,
  };
}

function takeDie(position: CastlePosition, bridge: string, end: 'left' | 'right'): MovePhrase {
  const value = position.bridges[bridge][end];
  const lantern = end === 'left' ? ', with the Lantern Reward' : '';
  return { verb: 'take', rest: `the ${bridge} ${value} from the ${end} end${lantern}` };
}

function placeDie(state: State, space: string): MovePhrase {
  const ask = asked(state);
  const name = ask?.kind === 'placeDie' ? `the ${ask.die.colour} ${ask.die.value}` : 'the die';
  return { verb: 'place', rest: `${name} ${spaceWords(space)}` };
}

function gardenCard(state: State, position: CastlePosition, bridge: string, garden: string): string {
  const { points, do: effect } = cards.garden(componentsOf(state), position.gardens[bridge][garden].card);
  return `the ${bridge} ${garden} garden (${points} ${points === 1 ? 'point' : 'points'}; ${words(effect)})`;
}

function yardEffects(state: State, position: CastlePosition, yard: string): string {
  const components = componentsOf(state);
  return position.yards[yard].tiles
    .map((tile, place) => words(cards.yardTile(components, tile, yard, place)))
    .join('; ');
}

function yardTile(state: State, position: CastlePosition, tile: string): MovePhrase {
  const [yard, { tiles }] = Object.entries(position.yards).find(([, { tiles }]) => tiles.includes(tile))!;
  const effect = cards.yardTile(componentsOf(state), tile, yard, tiles.indexOf(tile));
  return { verb: 'use', rest: `the yard tile: ${words(effect)}`, full: true };
}

function climb(
  move: Extract<CastleMove, { kind: 'climb' }>,
  state: State,
  position: CastlePosition,
): MovePhrase {
  const floors = move.floors === 1 ? '1 floor' : '2 floors';
  if (!move.room) return { verb: 'move', rest: `a courtier ${FROM[move.from]} to the Daimyo` };
  const blocks = cards.cardBlocks(componentsOf(state), position.rooms[move.room].card);
  const light = blocks.filter((block) => !block.dark).map((block) => words(block.do));
  return {
    verb: 'move',
    rest: `a courtier ${FROM[move.from]} up ${floors} to ${move.room} (${light.join('; or ')})`,
  };
}

function light(state: State, row: string): MovePhrase {
  const ask = asked(state);
  const blocks = ask?.kind === 'cardLight' ? cards.numberedBlocks(componentsOf(state), ask.card) : [];
  const effect = blocks.find((block) => block.name === row)?.do ?? '';
  return { verb: 'use', rest: `the ${row} block of the card: ${words(effect)}`, full: true };
}

function skip(state: State): MovePhrase {
  const kind = asked(state)?.kind ?? '';
  if (kind === 'sealsOverLimit') return { verb: 'take', rest: 'the seals and lose any above 5' };
  if (kind === 'pay') return { verb: 'pay', rest: 'nothing and skip the garden card', full: true };
  return { verb: 'skip', rest: SKIPPED[kind] ?? 'this' };
}

function price(state: State): MovePhrase {
  const ask = asked(state);
  const effect = ask?.kind === 'pay' ? ask.effect : '';
  return { verb: 'pay', rest: words(effect).replace(/^pay /, ''), full: true };
}

/** What a legal move of The White Castle does. */
export function castlePhrase(state: State, number: Move): MovePhrase {
  const move = describe(state, number) as CastleMove;
  const position = castlePosition(state);
  switch (move.kind) {
    case 'draft':
      return draft(state, position, move.pair);
    case 'takeDie':
      return takeDie(position, move.bridge, move.end);
    case 'placeDie':
      return placeDie(state, move.space);
    case 'chooseBlock': {
      const effect = words(blockEffect(state, position, move.room, move.row));
      const where = move.room ? `the ${move.row} block of ${move.room}` : "the domain card's block";
      return { verb: 'use', rest: `${where}: ${effect}`, full: true };
    }
    case 'chooseWorker':
      return { verb: 'choose', rest: `the ${move.worker} action` };
    case 'gate':
      return { verb: 'send', rest: 'a courtier to the gate' };
    case 'climb':
      return climb(move, state, position);
    case 'light':
      return light(state, move.row);
    case 'favour': {
      const effect = cards.favours(componentsOf(state), position.daimyo.card)[move.slot];
      return { verb: 'take', rest: `the Daimyo's favour: ${words(effect)}`, full: true };
    }
    case 'garden':
      return { verb: 'send', rest: `a gardener to ${gardenCard(state, position, move.bridge, move.garden)}` };
    case 'train':
      return {
        verb: 'send',
        rest: `a warrior to the ${YARD_IRON[move.yard]}-iron yard (${yardEffects(state, position, move.yard)})`,
      };
    case 'yardTile':
      return yardTile(state, position, move.tile);
    case 'domainRow':
      return { verb: 'use', rest: `the ${move.row} row of the domain` };
    case 'gainAny':
      return { verb: 'gain', rest: `1 ${move.resource}`, full: true };
    case 'season':
      return move.pay
        ? { verb: 'pay', rest: 'to enter the next season' }
        : { verb: 'stop', rest: 'before the next season' };
    case 'order':
      return { verb: 'begin', rest: `with ${severalWords(move.first, LONG)}` };
    case 'exchange':
      return {
        verb: 'exchange',
        rest: move.get === 'coin' ? '1 seal for 1 coin' : `2 seals for 1 ${move.get}`,
        full: true,
      };
    case 'activateGarden':
      return { verb: 'use', rest: gardenCard(state, position, move.bridge, move.garden) };
    case 'pay':
      return price(state);
    case 'skip':
      return skip(state);
    case 'endTurn':
      return { verb: 'end', rest: 'the turn' };
    case 'rivalRoom':
      return { verb: 'choose', rest: `${move.room} for the rival's courtier` };
    case 'rivalGarden':
      return { verb: 'choose', rest: `the ${move.bridge} ${move.garden} garden for the rival's gardener` };
  }
}
