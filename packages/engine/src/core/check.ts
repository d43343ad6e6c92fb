import { Game, playChecked } from './game.js';
import type { Move } from './moves.js';
import type { ReadonlyBytes, StateView } from './read-only.js';
import { RulesError } from './result.js';
import { type RandomSource, type Rng, seeded } from './rng.js';
import type { AnyRules, EditionBase } from './rules.js';

/** A promise of the contract that a game broke, with the seed that shows it. */
export class CheckError extends Error {}

/** What a checked game was like. */
export interface CheckReport {
  readonly decisions: number;
  readonly turns: number;
  readonly deepest: number;
  readonly mostMoves: number;
}

/** No game comes near this; one that does never ends. */
const MOST_DECISIONS = 20_000;

function same(a: ReadonlyBytes, b: ReadonlyBytes): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/**
 * Plays one random game and checks every promise of the contract on the way: listed moves are exactly the
 * playable ones, words and positions read back, totals hold, a clone is independent, replay equals live, and
 * the game ends. Throws `CheckError` with the seed on the first broken promise.
 */
export function checkGame<S extends StateView>(
  rules: AnyRules<S>,
  options: unknown,
  seed: number,
  edition: EditionBase = rules.edition,
): CheckReport {
  const checked = rules.readOptions(options);
  const rng = seeded(`check ${seed}`);
  const game = Game.start(rules, checked, edition, rng);
  const fail = (what: string): never => {
    throw new CheckError(
      `${rules.game} ${JSON.stringify(checked)} seed ${seed}, decision ${game.decisions}: ${what}`,
    );
  };
  let turns = 0;
  let deepest = 0;
  let mostMoves = 0;
  while (game.state.toMove >= 0) {
    if (game.decisions > MOST_DECISIONS) fail('the game does not end');
    const { state } = game;
    const legal = checkMoves(rules, state, rng, fail);
    for (const fault of rules.brokenInvariants(state)) fail(fault);
    checkQuestion(rules, state, fail);
    if (rules.betweenTurns(state)) checkPosition(rules, state, fail);
    deepest = Math.max(deepest, rules.openCount(state));
    mostMoves = Math.max(mostMoves, legal.length);
    const move = pickBusily(rules, legal, rng);
    const key = rules.turnKey(state);
    const bytes = state.bytes.slice();
    const played = game.play(move, rng);
    if (!played.ok) fail(`listed move refused: ${played.error.message}`);
    if (!same(bytes, state.bytes))
      fail(`play changed the state it was given: ${rules.layout.difference(bytes, state.bytes)}`);
    if (rng(8) === 0) checkTakeBack(game, fail);
    if (rules.turnKey(game.state) !== key) turns++;
  }
  for (const fault of rules.brokenInvariants(game.state)) fail(fault);
  if (rules.betweenTurns(game.state)) checkPosition(rules, game.state, fail);
  if (rules.listMoves(game.state, []) !== 0) fail('moves are listed after the end');
  if (rules.question(game.state) !== null) fail('something is asked after the end');
  const again = Game.replay(rules, game.record(), edition);
  if (!same(again.state.bytes, game.state.bytes)) {
    fail(`replay differs: ${rules.layout.difference(again.state.bytes, game.state.bytes)}`);
  }
  return { decisions: game.decisions, turns, deepest, mostMoves };
}

/** Picks at random, but rarely what ends or skips things, so that long chains of effects are reached. */
function pickBusily<S extends StateView>(
  rules: AnyRules<S>,
  legal: readonly Move[],
  rng: RandomSource,
): Move {
  let move = legal[rng(legal.length)];
  for (let tries = 0; tries < 3 && rules.idle.includes(rules.moves.info(move).kind); tries++)
    move = legal[rng(legal.length)];
  return move;
}

/** Checks the list of moves, one of them on a copy, and that a move not listed is refused. */
function checkMoves<S extends StateView>(
  rules: AnyRules<S>,
  state: S,
  rng: RandomSource,
  fail: (what: string) => never,
): Move[] {
  const before = state.bytes.slice();
  const out: Move[] = [];
  const legal = out.slice(0, rules.listMoves(state, out));
  if (legal.length === 0) fail('no move is listed');
  if (new Set(legal).size !== legal.length)
    fail(`a move is listed twice: ${legal.map((m) => rules.moves.text(m))}`);
  const kinds = legal.map((move) => rules.moves.info(move).kind);
  if (legal.length === 1 && kinds[0] !== 'endTurn') {
    fail(`a single answer is asked for: ${rules.moves.text(legal[0])}`);
  }
  for (const move of legal) {
    if (rules.moves.parse(rules.moves.text(move)) !== move)
      fail(`${rules.moves.text(move)} does not read back`);
  }
  for (const move of [legal[0], rng(rules.moves.size)]) {
    const listed = legal.includes(move);
    if ((rules.whyNot(state, move) === undefined) !== listed) {
      fail(`${rules.moves.text(move)} is ${listed ? '' : 'not '}listed, but its reason says otherwise`);
    }
    const reason = rules.whyNot(state, move);
    if (reason?.short !== undefined && !(reason.short > 0)) {
      fail(`${rules.moves.text(move)} is refused for ${reason.short} missing ${reason.reason}`);
    }
  }
  const copy = rules.wrap(before.slice(), state.edition as EditionBase);
  rules.apply(copy, legal[rng(legal.length)], seeded(1));
  if (!same(before, state.bytes)) fail('applying a move to a clone changed the original');
  const other = rng(rules.moves.size);
  if (!legal.includes(other)) {
    try {
      playChecked(rules, state, other, rng);
      fail(`${rules.moves.text(other)} is not listed but was played`);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
    }
  }
  return legal;
}

/** Checks that the question is of the kind announced and that it is asked while the game goes on. */
function checkQuestion<S extends StateView>(
  rules: AnyRules<S>,
  state: S,
  fail: (what: string) => never,
): void {
  const asked = rules.question(state);
  if (!asked) fail('nothing is asked');
  else if (asked.kind !== rules.asks(state))
    fail(`${asked.kind} is asked, but ${rules.asks(state)} announced`);
}

function checkPosition<S extends StateView>(
  rules: AnyRules<S>,
  state: S,
  fail: (what: string) => never,
): void {
  const json: unknown = JSON.parse(JSON.stringify(rules.toPosition(state)));
  const again = rules.fromPosition(json, state.edition as EditionBase);
  if (!same(again.bytes, state.bytes))
    fail(`position differs: ${rules.layout.difference(again.bytes, state.bytes)}`);
}

/** Takes back as far as allowed and plays the same decisions again: the same state must come back. */
function checkTakeBack<S extends StateView>(game: Game<S>, fail: (what: string) => never): void {
  const limit = game.takeBackLimit;
  if (limit === game.decisions) return;
  const { entries } = game.record();
  const undone = entries.slice(entries.length - (game.decisions - limit));
  if (undone.some((entry) => !('move' in entry))) return;
  const wanted = game.state.bytes;
  game.takeBack(limit);
  for (const entry of undone) {
    if (!('move' in entry)) return;
    const move = game.rules.moves.parse(entry.move);
    const never: Rng = () => fail(`${entry.move} draws although it could be taken back`);
    const played = game.play(typeof move === 'string' ? fail(move) : move, never);
    if (!played.ok) fail(played.error.message);
  }
  if (!same(wanted, game.state.bytes)) fail('the same decisions after taking back give another state');
}
