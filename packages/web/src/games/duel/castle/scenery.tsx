import { memo } from 'react';
import styles from './scenery.module.css';

/** Sky, moon and hills behind the castle; nothing to read, everything to feel. */
export const Scenery = memo(function Scenery() {
  return (
    <svg
      className={styles.scenery}
      viewBox="0 0 800 460"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle className={styles.moon} cx="652" cy="132" r="42" />
      <path
        className={styles.cloud}
        d="M60 120h150a9 9 0 0 1 0 18H130a9 9 0 0 0 0 18h120M590 150h140a8 8 0 0 1 0 16h-70"
      />
      <path
        className={styles.far}
        d="M0 300c70-30 110-80 170-92 44 8 70 54 120 70 60-46 120-90 180-86 70 6 100 60 160 66 60-22 110-30 170-8v210H0z"
      />
      <path
        className={styles.near}
        d="M0 380c90-44 150-40 230-14 90 28 180 22 270-6 100-32 200-30 300 16v84H0z"
      />
      <path
        className={styles.birds}
        d="M96 150q9-9 18 0 9-9 18 0M140 130q6-6 12 0 6-6 12 0M66 128q6-6 12 0 6-6 12 0"
      />
    </svg>
  );
});
