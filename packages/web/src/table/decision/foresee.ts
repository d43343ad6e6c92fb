import { apply, clone, describe, legalMoves, type Move, rulesFor, type State } from '@shirasagi/engine';
import { viewOf } from '../../games/index.js';
import { difference, type Holdings, holdingsOf } from '../holdings.js';

/** What a move would do, told in numbers. */
export interface Foresight {
  /** What the mover gains and pays, without a Lantern Reward. */
  readonly gains: Holdings;
  /** What the Lantern Reward adds. */
  readonly lantern: Holdings;
  /** Whether something hidden is shown, so that taking back ends there. */
  readonly shows: boolean;
  /** Whether the turn passes on. */
  readonly closes: boolean;
  readonly after: State;
}

/** A move that could follow, with what it would do in turn. */
export interface FollowUp extends Foresight {
  readonly move: Move;
}

/** Any outcome will do: whatever depends on chance is not shown. */
const whatever = (): number => 0;

/** Moves that stand beside every decision and say nothing about this one. */
const ASIDE = new Set(['exchange', 'skip', 'endTurn', 'noSwap', 'swap', 'wellInstead']);

function gainsOf(before: State, move: Move): { after: State; gains: Holdings } {
  const after = clone(before);
  apply(after, move, whatever);
  return { after, gains: difference(holdingsOf(before, before.toMove), holdingsOf(after, before.toMove)) };
}

/** Plays a move on a copy and compares: nothing about the rules is known here. */
export function foresee(state: State, move: Move): Foresight {
  const rules = rulesFor(state.game);
  const { after, gains } = gainsOf(state, move);
  const facts = {
    after,
    shows: rules.shown(after) > rules.shown(state),
    closes: rules.turnKey(after) !== rules.turnKey(state),
  };
  const plain = viewOf(state).withoutLantern(state, describe(state, move));
  if (plain === undefined) return { ...facts, gains, lantern: {} };
  if (plain === 'all') return { ...facts, gains: {}, lantern: gains };
  const without = gainsOf(plain, move).gains;
  return { ...facts, gains: without, lantern: difference(without, gains) };
}

/** What could be chosen after a move, in the same turn. */
export function followUps(state: State, { after, closes, shows }: Foresight): FollowUp[] {
  // After a shown card or a closed turn the copy says nothing about the game.
  if (closes || shows || after.toMove !== state.toMove) return [];
  return legalMoves(after)
    .filter((move) => !ASIDE.has(describe(after, move).kind))
    .map((move) => ({ move, ...foresee(after, move) }));
}

/** Coins a placement pays (below 0) or gives; nothing for a move that places no die. */
export function placementCoins(state: State, move: Move): number | undefined {
  if (describe(state, move).kind !== 'placeDie') return undefined;
  return foresee(state, move).gains.coin ?? 0;
}
