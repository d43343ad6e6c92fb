import type { Move } from '@shirasagi/engine';
import { FACTS } from '../games.js';
import type { Finding, Trial } from './examine.js';
import { type Grade, gradeFor } from './grade.js';
import { balance, type Entry, type Trust, worthMore } from './ledger.js';
import { type Outlook, weighted } from './outlook.js';
import type { Stretch } from './stretch.js';

/** A way to play part of a turn that would have been better. */
export interface BetterLine {
  /** How many decisions of the game stood before it parts from what was played. */
  readonly first: number;
  readonly moves: readonly Move[];
  /** How many of the played decisions it would replace. */
  readonly instead: number;
  /** Points of margin lost by not playing it. */
  readonly lost: number;
}

/** One turn: `before`, `choice` and `luck` add up to `after`. */
export interface TurnReview {
  readonly seat: number;
  /** Its decisions: the first one's number, and how many they are. */
  readonly first: number;
  readonly decisions: number;
  readonly before: Outlook;
  readonly after: Outlook;
  readonly choice: Outlook;
  readonly luck: Outlook;
  /** Points of margin the mover lost by choice. */
  readonly lost: number;
  /** Where the most was lost. */
  readonly better?: BetterLine;
}

/** A sum in points of margin and in chance to win. */
export interface Sum {
  readonly points: number;
  readonly win: number;
}

/** What a game came to for one seat: `opening`, `luck`, `given`, `rest` less `lost` make `end`. */
export interface SeatReview {
  readonly opening: Sum;
  readonly lost: Sum;
  readonly luck: Sum;
  /** What the choices of the others changed. */
  readonly given: Sum;
  /** What is not explained. */
  readonly rest: Sum;
  readonly end: Sum;
  /** Turns this seat decided in; the rival of the solo game has none. */
  readonly turns: number;
  readonly grade?: Grade;
}

/** What the analyst says about a game. */
export interface Review {
  readonly turns: readonly TurnReview[];
  readonly seats: readonly SeatReview[];
}

/** Puts the findings of all stretches of a game together. */
export function reviewOf(stretches: readonly Stretch[], findings: readonly Finding[], trust?: Trust): Review {
  if (stretches.length === 0 || findings.length !== stretches.length)
    throw new Error(`${stretches.length} stretches have ${findings.length} findings`);
  const { game } = stretches[0].before;
  const ledger = balance(stretches, findings, trust ?? FACTS[game].trust);
  const turns = turnsOf(stretches, findings, ledger.entries);
  const end = ledger.entries[ledger.entries.length - 1].after;
  const none = weighted([[0, end]]);
  const seats = end.margins.map((_, seat): SeatReview => {
    const own = turns.filter((turn) => turn.seat === seat);
    const others = turns.filter((turn) => turn.seat !== seat);
    const at = (outlook: Outlook): Sum => ({ points: outlook.margins[seat], win: outlook.wins[seat] });
    const sum = (some: readonly TurnReview[], pick: (turn: TurnReview) => Outlook, sign = 1): Sum =>
      at(some.length === 0 ? none : weighted(some.map((turn) => [sign, pick(turn)])));
    const lost = sum(own, (turn) => turn.choice, -1);
    return {
      opening: at(ledger.opening),
      lost,
      luck: sum(turns, (turn) => turn.luck),
      given: sum(others, (turn) => turn.choice),
      rest: at(ledger.rest),
      end: at(end),
      turns: own.length,
      ...(own.length > 0 && { grade: gradeFor(game, lost.points / own.length) }),
    };
  });
  return { turns, seats };
}

/** What each seat lost by choice as far as it could be seen at the time: nothing is carried back from later. */
export function lostAtSight(stretches: readonly Stretch[], findings: readonly Finding[]): Sum[] {
  const trust = FACTS[stretches[0].before.game].trust;
  const lost = findings[0].actual.wins.map(() => ({ points: 0, win: 0 }));
  stretches.forEach((stretch, i) => {
    const [{ choice }] = balance([stretch], [findings[i]], trust).entries;
    lost[stretch.seat].points -= choice.margins[stretch.seat];
    lost[stretch.seat].win -= choice.wins[stretch.seat];
  });
  return lost;
}

/** What a line tried in place of a stretch is worth more to its mover than what was played. */
export function trialWorth(
  stretches: readonly Stretch[],
  findings: readonly Finding[],
  at: number,
  trial: Trial,
): Sum {
  const { seat, before } = stretches[at];
  const trust = FACTS[before.game].trust;
  const { entries } = balance(stretches, findings, trust);
  const more = worthMore(seat, findings[at], entries[at], trial, trust);
  return { points: more.margins[seat], win: more.wins[seat] };
}

/** The turns that cost their movers most, dearest first. */
export function dearest(review: Review, most: number): TurnReview[] {
  return review.turns
    .filter((turn) => turn.better !== undefined && turn.lost > 0)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, most);
}

function turnsOf(
  stretches: readonly Stretch[],
  findings: readonly Finding[],
  entries: readonly Entry[],
): TurnReview[] {
  const turns: TurnReview[] = [];
  for (let from = 0, to = 0; from < stretches.length; from = to) {
    while (to < stretches.length && stretches[to].turn === stretches[from].turn) to++;
    const { seat, first } = stretches[from];
    const own = entries.slice(from, to);
    const choice = weighted(own.map((entry) => [1, entry.choice]));
    const better = betterLine(stretches, findings, entries, from, to);
    turns.push({
      seat,
      first,
      decisions: stretches[to - 1].first + stretches[to - 1].moves.length - first,
      before: own[0].before,
      after: own[own.length - 1].after,
      choice,
      luck: weighted(own.map((entry) => [1, entry.luck])),
      lost: -choice.margins[seat],
      ...(better && { better }),
    });
  }
  return turns;
}

/** The better line of the stretch, from `from` to `to`, in which the mover lost most. */
function betterLine(
  stretches: readonly Stretch[],
  findings: readonly Finding[],
  entries: readonly Entry[],
  from: number,
  to: number,
): BetterLine | undefined {
  let worst = -1;
  let most = 0;
  for (let i = from; i < to; i++) {
    const lost = -entries[i].choice.margins[stretches[i].seat];
    if (entries[i].better < 0 || lost <= most) continue;
    worst = i;
    most = lost;
  }
  if (worst < 0) return undefined;
  const { first, moves } = stretches[worst];
  return {
    first,
    moves: findings[worst].others[entries[worst].better].moves,
    instead: moves.length,
    lost: most,
  };
}
