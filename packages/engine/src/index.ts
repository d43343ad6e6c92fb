/** The engine's face: one set of functions for every game. */
import { dealer as dealerOf, type Streams } from './core/chance.js';
import { componentDifferences, type EditionDifference } from './core/edition-differences.js';
import { Game as CoreGame, type Step as CoreStep, playChecked } from './core/game.js';
import { GameLog as CoreGameLog } from './core/game-log.js';
import { fingerprint } from './core/hash.js';
import type { Move } from './core/moves.js';
import { packGame, unpackGame } from './core/pack.js';
import { checkRecord, type GameRecord } from './core/record.js';
import { attempt, type Result, RulesError } from './core/result.js';
import { type Rng, scripted } from './core/rng.js';
import type { EditionBase, ScoreSheet } from './core/rules.js';
import { freshBytes } from './core/state.js';
import {
  type AnyRules,
  GAME_NAMES,
  type GameName,
  type GameTypes,
  isGameName,
  rulesByName,
  rulesFor,
  type State,
} from './games.js';

export type {
  CastleComponents,
  CastleEvent,
  CastleMove,
  CastlePosition,
  CastleQuestion,
} from './castle/exports.js';
export { CastleState } from './castle/exports.js';
export type { Streams } from './core/chance.js';
export { CheckError, type CheckReport, checkGame } from './core/check.js';
export type { EditionDifference } from './core/edition-differences.js';
export { type EditionHead, HEAD_LIMITS } from './core/edition-head.js';
export { splitEffect, type TextEffect, type TextPart } from './core/effect-text.js';
export type { Move } from './core/moves.js';
export { isProblem, type Problem, type ProblemArgs } from './core/problem.js';
export type { GameRecord, MoveEntry, RecordEntry, TakeBackEntry } from './core/record.js';
export { type ErrorCode, type Result, RulesError } from './core/result.js';
export { type RandomSource, type Rng, recording, scripted, seeded } from './core/rng.js';
export type { EditionBase, ScoreSheet } from './core/rules.js';
export type { DuelComponents, DuelEvent, DuelMove, DuelPosition, DuelQuestion } from './duel/exports.js';
export { DuelState } from './duel/exports.js';
export {
  type AnyRules,
  EDITION_PROBLEM_CODES,
  type EditionProblemCode,
  GAME_NAMES,
  type GameName,
  isGameName,
  rulesFor,
  type State,
} from './games.js';

/** What a move, a position, an event, a question, a reason can be in any of the games. */
export type MoveInfo = GameTypes[GameName]['move'];
export type Position = GameTypes[GameName]['position'];
export type MoveEvent = GameTypes[GameName]['event'];
export type Question = GameTypes[GameName]['question'];
export type Reason = GameTypes[GameName]['reason'];
export type Game = CoreGame<State, MoveEvent>;
export type Step = CoreStep<State, MoveEvent>;
export type GameLog = CoreGameLog<State, MoveEvent>;

const rulesOf = (state: State): AnyRules => rulesByName(state.game);
const editionOf = (state: State): EditionBase => state.edition as EditionBase;

/** Options of any game; `edition` holds component values, checked on the way in unless `readEdition` read them. */
export type Options = Readonly<Record<string, unknown>>;

/** Editions that were read and checked, with their game: they need not be read again. */
const readEditions = new WeakMap<object, GameName>();

/** Checks component values of a game; throws `RulesError` naming the field that is wrong. */
export function readEdition(game: unknown, json: unknown): EditionBase {
  const rules = rulesFor(game);
  const edition = rules.readEdition(json);
  readEditions.set(edition, rules.game);
  return edition;
}

/** The edition to play with: the built-in one, one that was read before, or one still to be read. */
function editionFor(rules: AnyRules, given: unknown): EditionBase {
  if (given === undefined || given === rules.edition) return rules.edition;
  if (typeof given === 'object' && given !== null && readEditions.get(given) === rules.game)
    return given as EditionBase;
  return readEdition(rules.game, given);
}

/** The values an edition has otherwise than the built-in one, or than another. */
export function editionDifferences(
  game: GameName,
  edition: EditionBase,
  from: EditionBase = rulesFor(game).edition,
): EditionDifference[] {
  return componentDifferences(from.components, edition.components);
}

/** An edition as the JSON of an edition file: the built-in one is where a new one starts. */
export function editionFile(game: GameName, edition: EditionBase = rulesFor(game).edition): object {
  const { name, author, note, components } = edition;
  const about = { name, ...(author && { author }), ...(note && { note }) };
  return { format: 'shirasagi-edition', version: 1, game, ...about, ...components };
}

/** A record as it travels: with the values it was played with, where they are not the built-in ones. */
export function portable(record: GameRecord, edition: EditionBase | undefined): GameRecord {
  if (!edition || edition.id === rulesFor(record.game).edition.id) return record;
  return { ...record, editionFile: editionFile(record.game as GameName, edition) };
}

/** Splits the edition off and checks both. */
function readOptions(rules: AnyRules, options: Options): { options: Options; edition: EditionBase } {
  if (typeof (options ?? {}) !== 'object' || Array.isArray(options))
    throw new RulesError('bad-options', 'options must be an object');
  return {
    options: rules.readOptions(options ?? {}),
    edition: editionFor(rules, options?.edition),
  };
}

/** How many people play a game with these options; throws `RulesError` for options that make no sense. */
export function playerCount(game: GameName, options: Options): number {
  const rules = rulesFor(game);
  return Number(readOptions(rules, options).options.players ?? rules.playerCounts[0]);
}

/** Options for so many people, for a game that leaves it open how many play; nothing for one that does not. */
export function optionsFor(game: GameName, players: number): Options {
  return rulesFor(game).playerCounts.length > 1 ? { players } : {};
}

/** Sets up a game; throws `RulesError` for options that make no sense. */
export function create(game: GameName, options: Options, rng: Rng): State {
  const rules = rulesFor(game);
  const checked = readOptions(rules, options);
  return rules.create(checked.options, checked.edition, rng);
}

/** Sets up a game that keeps its record. */
export function start(game: GameName, options: Options, rng: Rng): Game {
  const rules = rulesFor(game);
  const checked = readOptions(rules, options);
  return CoreGame.start<State, MoveEvent>(rules, checked.options, checked.edition, rng);
}

/** The seat that decides next; -1 when the game is over. */
export function seatToMove(state: State): number {
  return state.toMove;
}

/** What is asked now, with named fields; null when the game is over. */
export function question(state: State): Question | null {
  return rulesOf(state).question(state) as Question | null;
}

/** The kind of that question, without making one; '' when the game is over. */
export function asks(state: State): Question['kind'] | '' {
  return rulesOf(state).asks(state) as Question['kind'] | '';
}

/** The legal moves, in `out` when given; never empty while the game goes on. */
export function legalMoves(state: State, out: Move[] = []): Move[] {
  const count = rulesOf(state).listMoves(state, out);
  while (out.length > count) out.pop();
  return out;
}

/** Performs a legal move in place. No checks: the hot path. */
export function apply(state: State, move: Move, rng: Rng): void {
  rulesOf(state).apply(state, move, rng);
}

/** Performs a move on a copy after checking it, and whose it is when `seat` is given; never half-applies. */
export function play(state: State, move: Move, rng: Rng, seat?: number): Result<State> {
  return attempt(() => playChecked(rulesOf(state), state, move, rng, seat));
}

/** What happened besides the move itself when it was played with these outcomes; the state stays as it is. */
export function events(state: State, move: Move, drawn: readonly number[]): MoveEvent[] {
  return rulesOf(state).applyTelling(clone(state), move, scripted(drawn)) as MoveEvent[];
}

/** An independent copy. */
export function clone(state: State): State {
  const bytes = freshBytes(state.bytes.length);
  bytes.set(state.bytes as Uint8Array);
  return rulesOf(state).wrap(bytes, editionOf(state));
}

/** Overwrites a state of the same game and edition with another. */
export function copy(from: State, to: State): void {
  (to.bytes as Uint8Array).set(from.bytes as Uint8Array);
}

/** A fingerprint of the state: equal states, equal hashes. */
export function hash(state: State): string {
  return fingerprint(state.bytes);
}

/** Whether two states are the same, byte for byte. */
export function equal(a: State, b: State): boolean {
  if (a.bytes.length !== b.bytes.length || editionOf(a).id !== editionOf(b).id) return false;
  for (let i = 0; i < a.bytes.length; i++) if (a.bytes[i] !== b.bytes[i]) return false;
  return true;
}

/** Whether the game is over. */
export function isOver(state: State): boolean {
  return state.toMove < 0;
}

/** Points by category of every seat, as if the game ended now. */
export function scoreSheet(state: State): ScoreSheet[] {
  return rulesOf(state).scoreSheet(state);
}

/** What a move means, as a tagged union. */
export function describe(state: State, move: Move): MoveInfo {
  return rulesOf(state).moves.info(move) as MoveInfo;
}

/** Why a move, given as its word, cannot be chosen now; nothing when it can. */
export function whyNot(state: State, text: string): Reason | undefined {
  const move = rulesOf(state).moves.parse(text);
  if (typeof move === 'string') throw new RulesError('bad-text', move);
  return rulesOf(state).whyNot(state, move) as Reason | undefined;
}

/** A move as one short stable word. */
export function toText(state: State, move: Move): string {
  return rulesOf(state).moves.text(move);
}

/** The move a word stands for; throws `RulesError` when the word is none or the move is not legal now. */
export function fromText(state: State, text: string): Move {
  const { moves } = rulesOf(state);
  const move = moves.parse(String(text));
  if (typeof move === 'string') throw new RulesError('bad-text', move);
  const legal = legalMoves(state);
  if (!legal.includes(move)) {
    const open = legal.map((m) => moves.text(m)).join(', ');
    throw new RulesError(
      'illegal-move',
      `${text} is not possible now; ${open ? `possible are ${open}` : 'the game is over'}`,
    );
  }
  return move;
}

/** A state as readable JSON; between turns it reads back to the same bytes. */
export function toPosition(state: State): Position {
  return rulesOf(state).toPosition(state) as Position;
}

/** Builds a state from untrusted JSON, or says exactly what is wrong with it. */
export function fromPosition(json: unknown, edition?: unknown): Result<State> {
  return attempt(() => {
    if (typeof json !== 'object' || json === null)
      throw new RulesError('bad-position', 'a position must be an object');
    const game = (json as { game?: unknown }).game;
    if (!isGameName(game))
      throw new RulesError('bad-position', `game: must be one of ${GAME_NAMES.join(', ')}`, 'game');
    const rules = rulesFor(game);
    return rules.fromPosition(json, editionFor(rules, edition));
  });
}

/** Checks that untrusted JSON has the shape of a record; throws `RulesError` naming the field. */
export function readRecord(json: unknown): GameRecord & { readonly game: GameName } {
  const fields = (game: string): readonly string[] => rulesFor(game).optionFields;
  return checkRecord(json, GAME_NAMES, fields) as GameRecord & { readonly game: GameName };
}

/** A record's rules and the edition to play it with. */
function readyToReplay(json: unknown, edition: unknown) {
  const record = readRecord(json);
  const rules = rulesFor(record.game);
  return { record, rules, edition: editionFor(rules, edition ?? record.editionFile) };
}

/** Replays untrusted JSON as a game with its record; throws `RulesError` naming the entry that does not fit. */
export function replayGame(json: unknown, edition?: unknown): Game {
  const ready = readyToReplay(json, edition);
  return CoreGame.replay<State, MoveEvent>(ready.rules, ready.record, ready.edition);
}

/** Replays untrusted JSON as a log of steps; throws `RulesError` naming the entry that does not fit. */
export function replayLog(json: unknown, edition?: unknown): GameLog {
  const ready = readyToReplay(json, edition);
  return CoreGameLog.replay<State, MoveEvent>(ready.rules, ready.record, ready.edition);
}

/** Begins a log with a game that has only been set up. */
export function logOf(game: Game): GameLog {
  return new CoreGameLog<State, MoveEvent>(game);
}

/** The state a record leads to; throws `RulesError` naming the entry that does not fit. */
export function replay(record: GameRecord, edition?: unknown): State {
  return replayGame(record, edition).state;
}

/**
 * A game in as few bytes as can be: what stands of its decisions, nothing of what was taken back. Throws
 * `RulesError` for a record that does not fit. The edition is not packed along.
 */
export function pack(json: unknown, edition?: unknown): Uint8Array {
  const { record, rules, edition: values } = readyToReplay(json, edition);
  const entries = CoreGameLog.replay<State, MoveEvent>(rules, record, values).steps.map(({ entry }) => entry);
  const packed = packGame(rules, record, entries, values);
  return Uint8Array.from([GAME_NAMES.indexOf(record.game), ...packed]);
}

/** The record of a packed game; throws `RulesError` for bytes that are none or were packed by other rules. */
export function unpack(bytes: Uint8Array, edition?: unknown): GameRecord & { readonly game: GameName } {
  const game = GAME_NAMES[bytes[0]];
  if (game === undefined) throw new RulesError('bad-record', 'the bytes name no game');
  const rules = rulesFor(game);
  return { ...unpackGame(rules, bytes.subarray(1), editionFor(rules, edition)), game };
}

/**
 * Chance that deals the same decks and dice to everybody who plays a game with this seed, however they play. Who must
 * not be able to work out the seed from what was dealt gives `Streams` that hide it.
 */
export function dealer(game: GameName, from: number | string | Streams): Rng {
  return dealerOf(from, rulesFor(game).draws);
}

/** What a draw is for, in words; `what` is the number chance was asked with. */
export function drawName(game: GameName, what: number): string {
  return rulesFor(game).draws.rows[what].name;
}

/** Whether a decision made at `earlier` may still be taken back at `now` (C12.2, D8.1). */
export function canTakeBack(earlier: State, now: State): boolean {
  const rules = rulesOf(now);
  return rules.turnKey(earlier) === rules.turnKey(now) && rules.shown(earlier) === rules.shown(now);
}
