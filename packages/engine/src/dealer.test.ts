import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  create,
  dealer,
  drawName,
  GAME_NAMES,
  type GameName,
  legalMoves,
  type MoveEvent,
  type Options,
  type Rng,
  rulesFor,
  type Step,
  seeded,
  start,
} from './index.js';

/** Plays a dealt game with random decisions and gathers what was turned up, by what it was drawn for. */
function turnedUp(game: GameName, options: Options, seed: string, choices: string): Map<string, number[]> {
  const deal = dealer(game, seed);
  const drawn = new Map<string, number[]>();
  const rng: Rng = (n, what) => {
    const outcome = deal(n, what);
    const name = drawName(game, what);
    drawn.set(name, [...(drawn.get(name) ?? []), outcome]);
    return outcome;
  };
  const pick = seeded(choices);
  const played = start(game, options, rng);
  while (played.state.toMove >= 0) {
    const legal = legalMoves(played.state);
    const result = played.play(legal[pick(legal.length)], rng);
    assert.ok(result.ok);
  }
  return drawn;
}

/** The cards each deck showed, in order, told by the events of a game. */
function shown(game: GameName, options: Options, seed: string, choices: string): Map<string, string[]> {
  const deal = dealer(game, seed);
  const pick = seeded(choices);
  const played = start(game, options, deal);
  const decks = new Map<string, string[]>();
  const note = (event: MoveEvent): void => {
    const deck = deckOf(event);
    if (deck) decks.set(deck.name, [...(decks.get(deck.name) ?? []), deck.card]);
  };
  while (played.state.toMove >= 0) {
    const legal = legalMoves(played.state);
    const result = played.play(legal[pick(legal.length)], deal);
    assert.ok(result.ok);
    (result.value as Step).events.forEach(note);
  }
  return decks;
}

function deckOf(event: MoveEvent): { name: string; card: string } | undefined {
  switch (event.kind) {
    case 'cardShown':
      return { name: event.room.startsWith('S') ? 'stewards' : 'diplomats', card: event.card };
    case 'deckShown':
      return { name: event.deck, card: event.card };
    case 'lanternShown':
      return { name: 'lantern', card: event.card };
    case 'goodsShown':
      return { name: event.stack, card: event.tile };
    default:
      return undefined;
  }
}

const TABLES: readonly (readonly [string, GameName, Options])[] = [
  ['castle with 2', 'castle', { players: 2 }],
  ['castle with 4', 'castle', { players: 4, promo: true }],
  ['castle alone', 'castle', { players: 1, level: 'hard' }],
  ['duel', 'duel', {}],
];

for (const [name, game, options] of TABLES) {
  test(`two different plays of one deal meet the same dice and cards: ${name}`, () => {
    for (let seed = 0; seed < 12; seed++) {
      const [a, b] = ['a', 'b'].map((choices) => shown(game, options, `deal ${seed}`, `${choices}${seed}`));
      for (const [deck, cards] of a) {
        const other = b.get(deck) ?? [];
        const both = Math.min(cards.length, other.length);
        assert.deepEqual(cards.slice(0, both), other.slice(0, both), `${deck} of deal ${seed}`);
      }
      const [dice, otherDice] = ['c', 'd'].map((choices) =>
        turnedUp(game, options, `deal ${seed}`, `${choices}${seed}`),
      );
      for (const [what, outcomes] of dice) {
        if (what.startsWith('die of')) assert.deepEqual(outcomes, otherDice.get(what), what);
      }
    }
  });
}

test('another seed deals another game', () => {
  const positions = ['one', 'two'].map((seed) => {
    const rules = rulesFor('castle');
    return JSON.stringify(rules.toPosition(create('castle', { players: 3 }, dealer('castle', seed))));
  });
  assert.notEqual(positions[0], positions[1]);
});

test('C13.4 the rival meets its deck in the same order each round, however the player plays', () => {
  const [a, b] = ['a', 'b'].map((choices) => turnedUp('castle', { players: 1 }, 'rival', choices));
  const rounds = [...a].filter(([what]) => what.startsWith('card of the rival'));
  assert.equal(rounds.length, 3);
  for (const [what, outcomes] of rounds) {
    const other = b.get(what) ?? [];
    const both = Math.min(outcomes.length, other.length);
    assert.ok(both > 2);
    assert.deepEqual(outcomes.slice(0, both), other.slice(0, both), what);
  }
});

test('every draw of random games has a name in the game’s table', () => {
  for (const game of GAME_NAMES) {
    const { rows } = rulesFor(game).draws;
    const rng = seeded(game);
    const named: Rng = (n, what) => {
      assert.ok(rows[what], `${game} draws ${what}`);
      return rng(n);
    };
    const played = start(game, {}, named);
    while (played.state.toMove >= 0) {
      const legal = legalMoves(played.state);
      assert.ok(played.play(legal[rng(legal.length)], named).ok);
    }
  }
});
