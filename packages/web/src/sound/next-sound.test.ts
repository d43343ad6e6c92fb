import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  describe,
  fromText,
  type GameName,
  legalMoves,
  replayLog,
  seeded,
  start,
  toText,
} from '@shirasagi/engine';
import type { SeatPlayer } from '../session/session.js';
import { calls, type Heard, nextSound } from './next-sound.js';

const PERSON: SeatPlayer = { kind: 'person', name: '' };
const OPPONENT: SeatPlayer = { kind: 'opponent', level: 'apprentice' };

/** A game of two that is played by chance, and the pictures a person at the page sees. */
function table(game: GameName, sitters: readonly SeatPlayer[]) {
  const rng = seeded('heard');
  const gameLog = replayLog(start(game, game === 'castle' ? { players: 2 } : {}, rng).record());
  const picture = (): Heard => {
    const { toMove } = gameLog.game.state;
    const asked = sitters[toMove]?.kind === 'person';
    return {
      log: gameLog.steps,
      legal: asked ? legalMoves(gameLog.game.state) : [],
      sitters,
      you: null,
      over: toMove < 0,
    };
  };
  const decide = () => {
    const legal = legalMoves(gameLog.game.state);
    gameLog.play(legal[rng(legal.length)], rng);
  };
  return { gameLog, picture, decide };
}

test('a decision sounds like what is moved', () => {
  const { gameLog, picture, decide } = table('castle', [PERSON, PERSON]);
  const sounds = new Map<string, Set<string | undefined>>();
  while (gameLog.game.state.toMove >= 0) {
    const before = picture();
    decide();
    const now = picture();
    if (now.over) break;
    const entry = now.log.at(-1)!;
    const { kind } = describe(entry.before, entry.move);
    sounds.set(kind, (sounds.get(kind) ?? new Set()).add(nextSound(before, now)));
  }
  const of = (kind: string) => [...(sounds.get(kind) ?? [])];
  assert.deepEqual(of('takeDie'), ['die']);
  assert.deepEqual(of('placeDie'), ['die']);
  assert.deepEqual(of('draft'), ['card']);
  assert.deepEqual(of('garden'), ['piece']);
  assert.deepEqual(of('endTurn'), [undefined]);
});

test('a token of the Duel sounds like a lantern, and text round-trips to the same deed', () => {
  const { gameLog, picture, decide } = table('duel', [PERSON, PERSON]);
  for (let i = 0; i < 200 && gameLog.game.state.toMove >= 0; i++) {
    const before = picture();
    const { state } = gameLog.game;
    decide();
    const { move } = gameLog.steps.at(-1)!;
    assert.equal(fromText(state, toText(state, move)), move);
    if (describe(state, move).kind === 'place') assert.equal(nextSound(before, picture()), 'lantern');
  }
});

test('when an opponent has finished, the only sound is that it is your turn; the end has its own', () => {
  const { gameLog, picture, decide } = table('castle', [PERSON, OPPONENT]);
  const heard: (string | undefined)[] = [];
  while (gameLog.game.state.toMove >= 0) {
    const before = picture();
    const seat = gameLog.game.state.toMove;
    decide();
    const now = picture();
    const sound = nextSound(before, now);
    heard.push(sound);
    const handed = seat === 1 && gameLog.game.state.toMove === 0;
    assert.equal(sound === 'turn', handed, `decision ${now.log.length}`);
    assert.equal(nextSound(now, now), undefined, 'the same picture again is silent');
    assert.equal(nextSound(now, { ...before, over: false }), undefined, 'taking back is silent');
  }
  assert.equal(heard.at(-1), 'end');
  assert.equal(heard.filter((sound) => sound === 'end').length, 1);
});

test('a page that is not looked at only calls', () => {
  assert.ok(calls('turn') && calls('end'));
  assert.ok(!calls('die') && !calls('coin'));
});
