import { clone, equal, type Move, type Rng, rulesFor, type State, scripted } from '@shirasagi/engine';
import type { NetWeights } from '../net/weights.js';
import { evaluate } from './evaluate.js';
import { liking, meanOf, type Outlook } from './outlook.js';
import { triesFrom } from './shared-chance.js';
import type { Played } from './stretch.js';
import type { Work } from './work.js';

/** Another way to play a stretch. */
export interface Alternative {
  readonly moves: readonly Move[];
  /** What it leads to, over the same chance as the played line. */
  readonly outlook: Outlook;
  /** Standard error of the difference in the mover's liking between this line and the played one. */
  readonly error: number;
  /** Share of the state's bytes in which the two lines end differently. */
  readonly apart: number;
  /** Whether both lines end the game, so that nothing is guessed. */
  readonly exact: boolean;
}

/** What the analyst found out about one stretch, before later stretches have their say. */
export interface Finding {
  /** After what chance really gave. */
  readonly actual: Outlook;
  /** After the played line, over what chance might have given. The same as `actual` where nothing is drawn. */
  readonly played: Outlook;
  /** The other lines worth a look; empty where there was no choice. */
  readonly others: readonly Alternative[];
}

/** Lines looked at besides the played one. */
const OTHERS = 3;
/** How often every line is tried, each time with other chance. */
const TRIES = 4;
const TRIES_WITH_DRAWS = 12;
/** Part of the states that goes into finding lines; the rest goes into comparing them. */
const FINDING = 0.25;
const MOST_CANDIDATES = 12;

/** A line as far as it goes in this stretch, with the states it may end in. */
interface Ends {
  readonly moves: readonly Move[];
  readonly states: readonly State[];
}

/**
 * Plays a line with one source of chance up to the first draw or to the end of the turn. Gives the state it ends
 * in and how many of the moves that took.
 */
function playLine(
  from: State,
  line: readonly Move[],
  rng: Rng,
): { readonly state: State; readonly used: number; readonly drew: boolean } {
  const rules = rulesFor(from.game);
  const turn = rules.turnKey(from);
  const state = clone(from);
  let drew = false;
  const watched: Rng = (n, what) => {
    drew = true;
    return rng(n, what);
  };
  let used = 0;
  while (used < line.length && !drew && rules.turnKey(state) === turn)
    rules.apply(state, line[used++], watched);
  return { state, used, drew };
}

/** The ends of a line over all tries; a single one where nothing is drawn. */
function endsOf(from: State, line: readonly Move[], tries: number): Ends {
  const chance = triesFrom(from);
  const first = playLine(from, line, chance(0));
  const states = [first.state];
  for (let i = 1; i < tries && first.drew; i++) states.push(playLine(from, line, chance(i)).state);
  return { moves: line.slice(0, first.used), states };
}

/** The outlook of a line in every try. */
function* outlooks(
  { states }: Ends,
  tries: number,
  nodes: number,
  net: NetWeights | undefined,
): Work<Outlook[]> {
  const found: Outlook[] = [];
  for (let i = 0; i < tries; i++)
    found.push((yield* evaluate(states[i % states.length], nodes, `search ${i}`, net)).outlook);
  return found;
}

/** Examines one stretch with about `nodes` states. The same stretch, number and net give the same finding. */
export function* examine(stretch: Played, nodes: number, net?: NetWeights): Work<Finding> {
  const { before, moves, drawn, seat } = stretch;
  const tries = triesFor(stretch);
  const played = endsOf(before, moves, tries);
  const others = yield* otherLines(before, played, tries, Math.ceil(nodes * FINDING), net);
  const each = nodesEach(nodes, tries, 1 + others.length + (drawn.length > 0 ? 1 : 0));
  const after = playLine(before, moves, scripted(drawn)).state;
  const found = yield* outlooks(played, tries, each, net);
  const actual = drawn.length > 0 ? yield* outlooks({ moves, states: [after] }, tries, each, net) : found;
  const compared: Alternative[] = [];
  for (const ends of others)
    compared.push(compare(seat, played, found, ends, yield* outlooks(ends, tries, each, net)));
  return {
    actual: meanOf(actual),
    played: meanOf(found),
    others: compared,
  };
}

/** A line somebody tried, beside the played one. */
export interface Trial {
  readonly played: Outlook;
  readonly tried: Alternative;
}

/** Compares one line somebody wants to try with the played one, as `examine` does with those it finds. */
export function* tryLine(
  stretch: Played,
  line: readonly Move[],
  nodes: number,
  net?: NetWeights,
): Work<Trial> {
  const { before, moves, seat } = stretch;
  const tries = triesFor(stretch);
  const each = nodesEach(nodes, tries, 2);
  const played = endsOf(before, moves, tries);
  const tried = endsOf(before, line, tries);
  const found = yield* outlooks(played, tries, each, net);
  const compared = compare(seat, played, found, tried, yield* outlooks(tried, tries, each, net));
  return { played: meanOf(found), tried: compared };
}

const triesFor = ({ drawn }: Played): number => (drawn.length > 0 ? TRIES_WITH_DRAWS : TRIES);

/** States for one try of one line. */
const nodesEach = (nodes: number, tries: number, lines: number): number =>
  Math.max(2, Math.floor((nodes * (1 - FINDING)) / (lines * tries)));

function compare(
  seat: number,
  played: Ends,
  playedOutlooks: readonly Outlook[],
  other: Ends,
  outlooks: readonly Outlook[],
): Alternative {
  const gains = outlooks.map((outlook, i) => liking(outlook, seat) - liking(playedOutlooks[i], seat));
  return {
    moves: other.moves,
    outlook: meanOf(outlooks),
    error: standardError(gains),
    apart: apart(other.states, played.states),
    exact: [...played.states, ...other.states].every(({ toMove }) => toMove < 0),
  };
}

/** The best lines a search finds that end elsewhere than the played one and than each other. */
function* otherLines(
  before: State,
  played: Ends,
  tries: number,
  nodes: number,
  net: NetWeights | undefined,
): Work<Ends[]> {
  const found: Ends[] = [];
  if (rulesFor(before.game).listMoves(before, []) === 1 && played.moves.length === 1) return found;
  const { lines } = yield* evaluate(before, nodes, 'lines', net, MOST_CANDIDATES);
  for (const line of lines) {
    const ends = endsOf(before, line, tries);
    if ([played, ...found].some((known) => equal(known.states[0], ends.states[0]))) continue;
    found.push(ends);
    if (found.length === OTHERS) break;
  }
  return found;
}

/** Share of bytes in which states differ, on average over the pairs of tries. */
function apart(a: readonly State[], b: readonly State[]): number {
  const tries = Math.max(a.length, b.length);
  let sum = 0;
  for (let i = 0; i < tries; i++) {
    const one = a[i % a.length].bytes;
    const other = b[i % b.length].bytes;
    let differing = 0;
    for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) differing++;
    sum += differing / one.length;
  }
  return sum / tries;
}

function standardError(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}
