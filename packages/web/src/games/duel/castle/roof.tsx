import { memo } from 'react';
import styles from './roof.module.css';

/** One end of a roof, its corner swung up. */
function Eave({ side }: { readonly side: 'left' | 'right' }) {
  return (
    <svg className={styles.eave} data-side={side} viewBox="0 0 44 22" aria-hidden="true">
      <path className={styles.tiles} d="M44 2H34C27 12 16 17 1 15.5c8 4 22 6.5 43 6.5z" />
      <path className={styles.edge} d="M1 15.5c8 4 22 6.5 43 6.5" />
    </svg>
  );
}

/** The gable and the two golden fish that crown the uppermost roof. */
function Crown() {
  return (
    <svg className={styles.crown} viewBox="0 0 180 34" aria-hidden="true">
      <path className={styles.tiles} d="M22 34C50 30 72 20 90 8c18 12 40 22 68 26z" />
      <path className={styles.gable} d="M58 34c14-4 24-10 32-17 8 7 18 13 32 17z" />
      <path className={styles.lattice} d="M78 34v-6M84 34v-11M90 34V19M96 34V23M102 34v-6" />
      <path
        className={styles.fish}
        d="M84 9c-5 0-8-2-9-6 3 1 5 1 6-2 3 2 4 5 3 8zM96 9c5 0 8-2 9-6-3 1-5 1-6-2-3 2-4 5-3 8z"
      />
      <path className={styles.ridge} d="M80 9h20" />
    </svg>
  );
}

/** The roof over one floor of the castle. */
export const Roof = memo(function Roof({ top }: { readonly top: boolean }) {
  return (
    <div className={styles.roof} data-top={top}>
      {top ? <Crown /> : null}
      <Eave side="left" />
      <div className={styles.span} />
      <Eave side="right" />
    </div>
  );
});
