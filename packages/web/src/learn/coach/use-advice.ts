import { recommend } from '@shirasagi/bots';
import { type Move, type State, toText } from '@shirasagi/engine';
import { useRef, useState } from 'react';
import type { LessonSession } from '../lesson-session.js';

/** What the coach would do, from a decision on. */
interface Advice {
  /** How many decisions stood when she was asked. */
  readonly from: number;
  readonly before: readonly string[];
  readonly moves: readonly Move[];
  readonly words: readonly string[];
  /** The principles that speak for it, the weightiest first. */
  readonly reasons: readonly string[];
}

/** What the coach would do now: thinking, a move, or nothing asked. */
export type NextMove =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'move';
      readonly move: Move;
      readonly word: string;
      readonly state: State;
      readonly reasons: readonly string[];
    };

/** Less than this is not worth a sentence. */
const WORTH_SAYING = 0.4;
const MOST_REASONS = 2;

const NONE: NextMove = { kind: 'none' };

/** Asks the strongest opponent and recommends one of its ways; follows the learner along it. */
export function useAdvice(session: LessonSession): { readonly next: NextMove; readonly ask: () => void } {
  const [advice, setAdvice] = useState<Advice>();
  const [waiting, setWaiting] = useState<{ readonly state: State; readonly failed: boolean }>();
  const stop = useRef<AbortController>(undefined);
  const { course } = session;

  const ask = () => {
    const { state, words } = course;
    stop.current?.abort();
    const asking = new AbortController();
    stop.current = asking;
    setWaiting({ state, failed: false });
    session.ways(state, asking.signal).then(
      (ways) => {
        if (asking.signal.aborted) return;
        const found = recommend(state, ways);
        setWaiting(found ? undefined : { state, failed: true });
        if (!found) return;
        const { moves } = found.option;
        const reasons = Object.entries(found.reasons)
          .filter(([, points]) => points > WORTH_SAYING)
          .sort(([, a], [, b]) => b - a)
          .slice(0, MOST_REASONS)
          .map(([name]) => name);
        setAdvice({
          from: words.length,
          before: words,
          moves,
          words: moves.map((move) => toText(state, move)),
          reasons,
        });
      },
      () => !asking.signal.aborted && setWaiting({ state, failed: true }),
    );
  };

  const { words, state } = course;
  if (waiting?.state === state) return { ask, next: { kind: waiting.failed ? 'failed' : 'thinking' } };
  if (!advice || state.toMove !== session.seat) return { ask, next: NONE };
  const done = words.length - advice.from;
  const along =
    done >= 0 &&
    done < advice.words.length &&
    words.every((word, i) => word === (advice.before[i] ?? advice.words[i - advice.from]));
  if (!along) return { ask, next: NONE };
  const next: NextMove = {
    kind: 'move',
    move: advice.moves[done],
    word: advice.words[done],
    state,
    reasons: done === 0 ? advice.reasons : [],
  };
  return { ask, next };
}
