import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  apply,
  clone,
  create,
  describe,
  events,
  type GameName,
  legalMoves,
  type Move,
  type Options,
  type RandomSource,
  recording,
  rulesFor,
  type State,
  seeded,
  toText,
} from '@shirasagi/engine';
import {
  askSentence,
  effectWords,
  logSentence,
  moveSentence,
  newsSentences,
  type Words,
  whyNotSentence,
} from './sentences.js';
import { LANGUAGES, translator } from './testing.js';

/** Nothing raw from the engine may reach a reader: no braces, no ids, no words of the notation. */
function checkSentence(text: string, of: string): void {
  assert.match(text, /^\S.*[.?;!]$/su, `${of}: "${text}"`);
  assert.doesNotMatch(
    text,
    /[{}<>_]|undefined|null|NaN|\(\)|\b(?:tile:[a-z]|loc[1-6]|deck[1-3]|act[1-6])/,
    `${of}: "${text}"`,
  );
}

const DECLINING = ['skip', 'endTurn', 'exchange'];

/** A random move that mostly does something, so that games reach far corners. */
function pick(state: State, legal: readonly Move[], rng: RandomSource): Move {
  const doing = legal.filter((move) => !DECLINING.includes(describe(state, move).kind));
  const from = doing.length > 0 && rng(12) > 0 ? doing : legal;
  return from[rng(from.length)];
}

/** Plays a random game and tells all of it; returns the kinds of moves and of reasons met. */
function tellGame(t: Words, game: GameName, options: Options, seed: number): Set<string> {
  const rng = seeded(seed);
  const met = new Set<string>();
  let state = create(game, options, rng);
  for (let number = 0; state.toMove >= 0; number++) {
    const legal = legalMoves(state);
    checkSentence(askSentence(t, state), 'ask');
    for (const move of legal) checkSentence(moveSentence(t, state, move), toText(state, move));
    const other = toText(state, rng(rulesFor(game).moves.size));
    checkSentence(whyNotSentence(t, state, other), `why not ${other}`);
    const move = pick(state, legal, rng);
    met.add(describe(state, move).kind);
    const after = clone(state);
    const chance = recording(rng);
    apply(after, move, chance.rng);
    const entry = {
      number,
      seat: state.toMove,
      before: state,
      move,
      after,
      events: events(state, move, chance.outcomes),
    };
    checkSentence(logSentence(t, entry), `log of ${toText(state, move)}`);
    for (const line of newsSentences(t, entry)) checkSentence(line, `news of ${toText(state, move)}`);
    state = after;
  }
  checkSentence(askSentence(t, state), 'ask');
  return met;
}

const TABLES: readonly (readonly [string, GameName, Options])[] = [
  ['castle', 'castle', { players: 3, promo: true }],
  ['solo', 'castle', { players: 1, level: 'hard' }],
  ['duel', 'duel', {}],
];

for (const language of LANGUAGES) {
  for (const [name, game, options] of TABLES) {
    test(`${language} tells whole games of ${name} in sentences`, () => {
      const t = translator(language);
      const met = new Set<string>();
      for (let seed = 1; seed <= 6; seed++) {
        for (const kind of tellGame(t, game, options, seed)) met.add(kind);
      }
      assert.ok(met.size > 15, `only ${[...met].join(', ')} came up`);
    });
  }
}

test('The voice of the page: an offer, a log line, a reason', () => {
  const t = translator('en');
  const state = create('castle', { players: 2, firstGame: true }, seeded(1));
  assert.equal(askSentence(t, state), 'Take a pair of starting cards.');
  assert.equal(whyNotSentence(t, state, 'gate'), 'Not now. Take a pair of starting cards.');
  assert.equal(effectWords(t, 'pay seal 1 > courtier', 'castle'), 'pay 1 seal, then a courtier action');
  assert.equal(effectWords(t, 'lantern_card / vp 2', 'duel'), 'a Lantern card or 2 points');
  assert.equal(effectWords(translator('pl'), 'coin 5', 'castle'), '5 monet');
  assert.equal(effectWords(translator('pl'), 'well 2', 'duel'), '2 korzyści studni');
});
