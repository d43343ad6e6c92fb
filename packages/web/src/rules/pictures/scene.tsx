import {
  type CastleState,
  type DuelState,
  fromPosition,
  legalMoves,
  type Move,
  type State,
} from '@shirasagi/engine';
import { AnimatePresence, LayoutGroup, MotionConfig } from 'motion/react';
import { Fragment, type ReactNode, useId } from 'react';
import { CastleTableProvider } from '../../games/castle/table-context';
import { DuelProvider } from '../../games/duel/table-context';
import { TargetsProvider } from '../../table/targets';
import styles from './scene.module.css';

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

/** A castle position to draw; what is left out has its default. */
export const castlePosition = (json: object): (() => CastleState) =>
  lazily(() => positionOf({ game: 'castle', ...json }) as CastleState);

/** A Duel position to draw; what is left out has its default. */
export const duelPosition = (json: object): (() => DuelState) =>
  lazily(() => positionOf({ game: 'duel', ...json }) as DuelState);

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

interface SceneProps<S> {
  readonly position: () => S;
  readonly glow?: boolean;
  readonly children: ReactNode;
}

/** Parts of the castle's table, drawn as in play. */
export function CastleScene({ position, glow, children }: SceneProps<CastleState>) {
  const state = position();
  return (
    <Still>
      <Light state={state} glow={glow}>
        <CastleTableProvider state={state} you={0}>
          <div className={styles.castle}>{children}</div>
        </CastleTableProvider>
      </Light>
    </Still>
  );
}

/** Parts of the Duel's table, drawn as in play. */
export function DuelScene({ position, glow, children }: SceneProps<DuelState>) {
  const state = position();
  return (
    <Still>
      <Light state={state} glow={glow}>
        <DuelProvider state={state} you={0}>
          <div className={styles.duel}>{children}</div>
        </DuelProvider>
      </Light>
    </Still>
  );
}
