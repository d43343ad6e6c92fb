import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  canTakeBack,
  fromText,
  type Game,
  isOver,
  legalMoves,
  type Rng,
  replayGame,
  seeded,
  start,
  toText,
} from '../index.js';
import type { CastlePosition } from './position/position.js';
import { type Loose, table } from './testing/table.js';

const all = (value: number) => {
  const bridge = { left: value, centre: [value], right: value };
  return { bridges: { coral: bridge, black: bridge, white: bridge } };
};

test('C2.1 three rounds of three turns each, in turn order, so that three dice remain', () => {
  for (const players of [2, 3, 4]) {
    const game = table({ players });
    for (let round = 1; round <= 3; round++) {
      for (let turn = 0; turn < 3 * players; turn++) {
        assert.equal(game.board.round, round);
        assert.equal(game.toMove, game.board.order[turn % players]);
        game.play(game.answers('takeDie')[0]);
        if (game.answers('placeDie').length > 0) game.play('placeDie:well');
        // The sixth seal of the well: nothing is exchanged for it.
        if (game.answers('skip').length > 0) game.play('skip');
        if (turn === 3 * players - 1) {
          const dice = Object.values(game.board.bridges).flatMap((b) => [b.left, ...b.centre, b.right]);
          assert.equal(dice.filter((die) => die !== null).length, 3);
        }
        game.play('endTurn');
      }
    }
    assert.ok(isOver(game.state));
  }
});

test('C2.2 take a die, place it, Lantern Reward, actions, end', () => {
  const game = table(all(5), { seats: [{ card: 's02', lantern: ['s15'], iron: 1 }] });
  assert.ok(game.options().every((text) => text.startsWith('takeDie')));
  game.play('takeDie:white:left');
  assert.equal(game.seat(0).coin, 0);
  assert.ok(game.options().every((text) => text.startsWith('placeDie')));
  game.play('placeDie:outside2');
  assert.equal(game.seat(0).coin, 1);
  assert.deepEqual(game.options(), ['chooseWorker:warrior', 'skip', 'endTurn']);
  game.play('chooseWorker:warrior', 'train:yard1', 'skip', 'endTurn');
  assert.equal(game.toMove, 1);
});

test('C2.2 one die a turn', () => {
  const game = table(all(1)).play('takeDie:white:right');
  assert.deepEqual(game.answers('takeDie'), []);
});

test('C12.1 a turn is closed by endTurn, which is asked for even when it is the only move', () => {
  const game = table(all(1)).play('takeDie:white:right');
  assert.equal(game.toMove, 0);
  assert.deepEqual(game.options(), ['endTurn', 'exchange:coin']);
  assert.equal(game.play('exchange:coin', 'endTurn').toMove, 1);
});

test('C12.1 endTurn is not offered before the die is placed', () => {
  const game = table(all(3));
  assert.ok(!game.options().includes('endTurn'));
  assert.ok(!game.play('takeDie:white:right').options().includes('endTurn'));
});

test('C12.1 endTurn declines all that may be declined, however deep', () => {
  // Inside: the second tile of the yard, and the courtier action of the first.
  const game = table(all(5), { yards: { yard5: { tiles: ['t1', 't8'] } }, seats: [{ iron: 5, coin: 2 }] });
  game.play('takeDie:white:right', 'placeDie:outside2', 'chooseWorker:warrior', 'train:yard5', 'yardTile:t1');
  assert.deepEqual(game.options(), ['gate', 'skip', 'endTurn']);
  game.play('endTurn');
  assert.equal(game.toMove, 1);
  assert.deepEqual(game.holds(0, 'vp', 'coin'), [0, 2]);
});

test('C12.1 endTurn waits for what may not be declined', () => {
  const waiting = (more: Loose, ...words: readonly string[]) => table(all(5), more).play(...words);
  const gardener = [
    'takeDie:white:right',
    'placeDie:outside1',
    'chooseWorker:gardener',
    'garden:coral:stone',
  ];
  const gardens = (card: string) => ({ coral: { stone: { card } } });
  const courtier = ['takeDie:white:right', 'placeDie:outside1', 'chooseWorker:courtier'];
  const asked = [
    waiting({ gardens: gardens('k1'), seats: [{ food: 7 }] }, ...gardener),
    waiting({ gardens: gardens('k4'), seats: [{ food: 7 }] }, ...gardener),
    waiting({ gardens: gardens('k3'), seats: [{ food: 7, seal: 5 }] }, ...gardener),
    waiting({ seats: [{ pearl: 2, courtiers: { gate: 1 } }] }, ...courtier, 'climb:gate:1:S1'),
    waiting({ seats: [{ pearl: 2, courtiers: { floor2: 1 } }] }, ...courtier, 'climb:floor2:1'),
    waiting(
      { seats: [{ card: 's02', lantern: ['a2'], time: 5, seal: 1 }] },
      'takeDie:white:left',
      'placeDie:outside1',
    ),
  ];
  for (const game of asked) assert.ok(!game.options().includes('endTurn'), game.options().join());
});

test('C12.1 the part of the garden step is closed by endTurn too', () => {
  const game = table({
    bridges: { coral: { left: 2, right: 6 }, black: { right: 4 }, white: { left: 3 } },
    wellDice: ['coral 1', 'black 1', 'black 2', 'white 5', 'white 6'],
    gardens: { black: { stone: { card: 'k3', clans: [0] } } },
  }).play('takeDie:coral:left', 'endTurn', 'activateGarden:black:stone');
  assert.deepEqual(game.answers(), ['endTurn']);
  assert.ok(game.options().includes('exchange:food'), 'exchanges are open until then');
  game.play('exchange:food', 'endTurn');
  assert.equal(game.board.round, 2);
});

/** A game whose first player holds r4 (2 pearl, 4 coins), stands before its first turn and likes the table. */
function startedGame(likes: (board: CastlePosition) => boolean = () => true): { game: Game; rng: Rng } {
  for (let seed = 0; ; seed++) {
    const rng = seeded(`take back ${seed}`);
    const game = start('castle', { players: 2 }, rng);
    const board = toBoard(game);
    const wanted = board.pairs!.findIndex((pair) => pair!.resource === 'r4');
    if (wanted < 0 || !likes(board)) continue;
    playAll(game, rng, `draft:${(wanted + 1) % 3}`);
    while (words(game).some((text) => text.startsWith('gainAny'))) playAll(game, rng, 'gainAny:food');
    playAll(game, rng, `draft:${wanted}`);
    const { bridges } = toBoard(game);
    if (bridges.white.right! >= 3 && bridges.white.right! <= 5) return { game, rng };
  }
}

const toBoard = (game: Game): CastlePosition => game.rules.toPosition(game.state) as CastlePosition;
const words = (game: Game): string[] => legalMoves(game.state).map((move) => toText(game.state, move));

function playAll(game: Game, rng: Rng, ...texts: readonly string[]): void {
  for (const text of texts) {
    const played = game.play(fromText(game.state, text), rng);
    if (!played.ok) throw played.error;
  }
}

const never: Rng = () => assert.fail('nothing may be drawn again');

test('C12.2 any decision of the turn can be taken back, to the same state', () => {
  const { game, rng } = startedGame();
  const before = game.state;
  const from = game.decisions;
  playAll(game, rng, 'takeDie:white:right', 'placeDie:outside1', 'chooseWorker:courtier', 'gate');
  assert.equal(game.takeBackLimit, from);
  const after = game.state;
  assert.ok(canTakeBack(before, after));
  game.takeBack(from + 2);
  assert.ok(words(game).includes('chooseWorker:courtier'));
  game.takeBack(from);
  assert.deepEqual(game.state.bytes, before.bytes);
  playAll(game, never, 'takeDie:white:right', 'placeDie:outside1', 'chooseWorker:courtier', 'gate');
  assert.deepEqual(game.state.bytes, after.bytes);
});

test('C12.2 a climb can be taken back until its room is refilled, not after', () => {
  const { game, rng } = startedGame();
  const from = game.decisions;
  playAll(
    game,
    rng,
    'takeDie:white:right',
    'placeDie:outside1',
    'chooseWorker:courtier',
    'gate',
    'climb:gate:1:S1',
  );
  assert.deepEqual(words(game).filter((text) => text.startsWith('light')).length, 2);
  assert.equal(game.takeBackLimit, from, 'no card was drawn yet');
  const before = game.state;
  playAll(game, rng, words(game)[0]);
  while (!words(game).includes('endTurn')) playAll(game, rng, words(game)[0]);
  assert.ok(!canTakeBack(before, game.state));
  assert.throws(() => game.takeBack(from), /hidden was shown|only a return/);
  assert.ok(game.takeBackLimit > from + 4);
});

test('C12.2 what was decided after the card was shown can still be taken back', () => {
  // The light block of s12 gives a seal, so that an exchange can follow.
  const { game, rng } = startedGame((board) => board.rooms.S1.card === 's12');
  playAll(
    game,
    rng,
    'takeDie:white:right',
    'placeDie:outside1',
    'chooseWorker:courtier',
    'gate',
    'climb:gate:1:S1',
  );
  playAll(game, rng, 'light:middle');
  const shown = game.state;
  const at = game.decisions;
  assert.equal(game.takeBackLimit, at);
  playAll(game, rng, 'exchange:coin');
  assert.equal(game.takeBackLimit, at);
  game.takeBack(at);
  assert.deepEqual(game.state.bytes, shown.bytes);
});

test('C12.2 a closed turn is closed', () => {
  const { game, rng } = startedGame();
  const before = game.state;
  playAll(game, rng, 'takeDie:white:right', 'placeDie:outside1', 'endTurn');
  assert.equal(game.takeBackLimit, game.decisions);
  assert.ok(!canTakeBack(before, game.state));
  assert.throws(() => game.takeBack(game.decisions - 1), /nothing can be taken back/);
  assert.throws(() => game.takeBack(game.decisions), /nothing can be taken back/);
});

test('C12.2 a draft pick can be taken back until its resources are chosen and the next one picks', () => {
  const rng = seeded('draft');
  for (let seed = 0; ; seed++) {
    const game = start('castle', { players: 2 }, seeded(`draft ${seed}`));
    const open = toBoard(game).pairs!.findIndex((pair) => pair!.resource === 'r2');
    if (open < 0) continue;
    playAll(game, rng, `draft:${open}`, 'gainAny:food');
    assert.equal(game.takeBackLimit, 0);
    playAll(game, rng, 'gainAny:food');
    assert.equal(game.takeBackLimit, 3);
    return;
  }
});

test('C12.2 a refused return leaves the game as it was', () => {
  const { game, rng } = startedGame();
  playAll(game, rng, 'takeDie:white:right');
  const { state, decisions } = game;
  for (const wrong of [-1, 0.5, decisions, decisions + 1, Number.NaN])
    assert.throws(() => game.takeBack(wrong));
  assert.equal(game.state, state);
  assert.equal(game.decisions, decisions);
});

test('C12.2 a return is part of the record, and replaying it leads to the same state', () => {
  const { game, rng } = startedGame();
  playAll(game, rng, 'takeDie:white:right', 'placeDie:well');
  game.takeBack(game.decisions - 1);
  playAll(game, rng, 'placeDie:outside1', 'endTurn');
  const again = replayGame(game.record());
  assert.deepEqual(again.state.bytes, game.state.bytes);
  assert.equal(again.decisions, game.decisions);
});
