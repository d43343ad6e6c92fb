import { fromPosition, legalMoves, type Move, type State } from '@shirasagi/engine';
import type { ReactNode } from 'react';
import { TargetsProvider } from '../table/targets';

const NONE: readonly Move[] = [];
const nothing = () => {};

/** A position to draw, read once and only when its picture is drawn. */
function lazily<T>(read: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= read();
    return value;
  };
}

function positionOf(json: object): State {
  const read = fromPosition(json);
  if (!read.ok) throw read.error;
  return read.value;
}

/** Positions of a game to draw; what is left out has its default. */
export const positionsOf =
  <S extends State>(game: S['game']) =>
  (json: object): (() => S) =>
    lazily(() => positionOf({ game, ...json }) as S);

export interface SceneProps<S> {
  readonly position: () => S;
  readonly glow?: boolean;
  readonly children: ReactNode;
}

interface DrawnSceneProps {
  readonly state: State;
  /** Whether what can be chosen glows, as in play. */
  readonly glow?: boolean | undefined;
  readonly children: ReactNode;
}

/** Parts of a table, drawn as in play and still; a game puts them into its own table's context. */
export function Scene({ state, glow, children }: DrawnSceneProps) {
  return (
    <TargetsProvider
      state={state}
      legal={glow ? legalMoves(state) : NONE}
      play={nothing}
      playOnward={nothing}
      whyNot={nothing}
      rest={nothing}
    >
      {children}
    </TargetsProvider>
  );
}
