import type { DuelState } from '@shirasagi/engine';
import { positionsOf, Scene, type SceneProps } from '../../../rules/scene';
import styles from '../../../rules/scene.module.css';
import { DuelProvider } from '../table-context';

/** A Duel position to draw. */
export const duelPosition = positionsOf<DuelState>('duel');

/** Parts of the Duel's table, drawn as in play. */
export function DuelScene({ position, glow, children }: SceneProps<DuelState>) {
  const state = position();
  return (
    <Scene state={state} glow={glow}>
      <DuelProvider state={state} you={0}>
        <div className={styles.duel}>{children}</div>
      </DuelProvider>
    </Scene>
  );
}
