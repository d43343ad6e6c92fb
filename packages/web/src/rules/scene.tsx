import { fromPosition, legalMoves, type Move, type State } from '@shirasagi/engine';
import { AnimatePresence, LayoutGroup, MotionConfig } from 'motion/react';
import { Fragment, type ReactNode, useId } from 'react';
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

/** Pieces of one picture never walk to another one, and none of them rises or turns over as it appears. */
function Still({ children }: { readonly children: ReactNode }) {
  return (
    <LayoutGroup id={useId()}>
      <MotionConfig reducedMotion="always" transition={{ duration: 0 }}>
        <AnimatePresence initial={false}>
          <Fragment key="scene">{children}</Fragment>
        </AnimatePresence>
      </MotionConfig>
    </LayoutGroup>
  );
}

interface LightProps {
  readonly state: State;
  /** Whether what can be chosen glows, as in play. */
  readonly glow?: boolean | undefined;
  readonly children: ReactNode;
}

function Light({ state, glow, children }: LightProps) {
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

export interface SceneProps<S> {
  readonly position: () => S;
  readonly glow?: boolean;
  readonly children: ReactNode;
}

/** Parts of a table, drawn as in play; a game puts them into its own table's context. */
export function Scene({ state, glow, children }: LightProps) {
  return (
    <Still>
      <Light state={state} glow={glow}>
        {children}
      </Light>
    </Still>
  );
}
