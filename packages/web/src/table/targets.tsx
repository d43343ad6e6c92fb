import { describe, type Move, type MoveInfo, type State, toText } from '@shirasagi/engine';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { onward } from '../session/onward.js';

/** Something on the table that can be chosen now. */
export interface Target {
  readonly move: Move;
  /** The state it is a move of. */
  readonly state: State;
  readonly info: MoveInfo;
  /** What is declined by choosing it, where something else is asked first. */
  readonly declines?: { readonly state: State; readonly move: Move };
  /** Plays the move. */
  choose(): void;
}

interface Targets {
  /** The state they can be chosen in: for a moment after a decision the table already shows the next one. */
  readonly state: State | undefined;
  readonly byText: ReadonlyMap<string, Target>;
  /** Explains in one sentence why a quiet thing cannot be chosen. */
  whyNot(text: string): void;
  /** Tells the table what the pointer or the focus rests on, for the preview; null when it leaves. */
  rest(text: string | null): void;
}

const TargetsContext = createContext<Targets>({
  state: undefined,
  byText: new Map(),
  whyNot: () => {},
  rest: () => {},
});

interface TargetsProviderProps {
  readonly state: State;
  readonly legal: readonly Move[];
  readonly play: (move: Move) => void;
  /** Declines what is asked and plays a move of what comes next. */
  readonly playOnward: (move: Move) => void;
  readonly whyNot: (text: string) => void;
  readonly rest: (text: string | null) => void;
  readonly children: ReactNode;
}

/**
 * Hands the legal moves to the table by their words. The table knows no rules: a die asks for
 * `takeDie:coral:left`, and glows when that word is there.
 */
export function TargetsProvider(props: TargetsProviderProps) {
  const { state, legal, play, playOnward, whyNot, rest, children } = props;
  const targets = useMemo<Targets>(() => {
    const byText = new Map<string, Target>();
    const add = (at: State, move: Move, choose: () => void, declines?: Target['declines']) =>
      byText.set(toText(at, move), {
        move,
        state: at,
        info: describe(at, move),
        choose,
        ...(declines && { declines }),
      });
    const on = onward(state, legal);
    for (const move of on?.moves ?? [])
      add(on!.state, move, () => playOnward(move), { state, move: on!.decline });
    for (const move of legal) add(state, move, () => play(move));
    return { state, byText, whyNot, rest };
  }, [state, legal, play, playOnward, whyNot, rest]);
  return <TargetsContext value={targets}>{children}</TargetsContext>;
}

/** The target written as `text`, if it can be chosen now. */
export function useTarget(text: string): Target | undefined {
  return useContext(TargetsContext).byText.get(text);
}

/** All targets, and the table's ways to explain and preview. */
export function useTargets(): Targets {
  return useContext(TargetsContext);
}
