import type { CastleState } from '@shirasagi/engine';
import { positionsOf, Scene, type SceneProps } from '../../../rules/scene';
import styles from '../../../rules/scene.module.css';
import { CastleTableProvider } from '../table-context';

/** A castle position to draw. */
export const castlePosition = positionsOf<CastleState>('castle');

/** Where a move can be chosen. */
export const move = (text: string): string => `[data-move="${text}"]`;

/** Parts of the castle's table, drawn as in play. */
export function CastleScene({ position, glow, children }: SceneProps<CastleState>) {
  const state = position();
  return (
    <Scene state={state} glow={glow}>
      <CastleTableProvider state={state} you={0}>
        <div className={styles.castle}>{children}</div>
      </CastleTableProvider>
    </Scene>
  );
}
