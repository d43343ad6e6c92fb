import { memo } from 'react';
import type { Colour } from '../printed';
import styles from './token.module.css';

/** The mark of each colour, so that colour is never the only sign: waves, plain, a ring. */
function Mark({ colour }: { readonly colour: Colour }) {
  if (colour === 'coral') {
    return <path className={styles.mark} d="M7 15c3-4 6-4 9 0s6 4 9 0M9 21c2.3-3 4.7-3 7 0s4.7 3 7 0" />;
  }
  return colour === 'white' ? <circle className={styles.mark} cx="16" cy="16" r="8" /> : null;
}

/** A Lantern token seen from above. */
export const Token = memo(function Token({
  colour,
  name,
}: {
  readonly colour: Colour;
  readonly name: string;
}) {
  return (
    <span data-piece={name} className={styles.piece}>
      <svg className={styles.token} data-colour={colour} viewBox="0 0 32 32" aria-hidden="true">
        <circle className={styles.body} cx="16" cy="16" r="14" />
        <circle className={styles.rim} cx="16" cy="16" r="11.5" />
        <Mark colour={colour} />
      </svg>
    </span>
  );
});

/** A paper lantern of one colour: a Location tile, or the Lantern of a domain. */
export const PaperLantern = memo(function PaperLantern({ colour }: { readonly colour: Colour }) {
  return (
    <svg className={styles.lantern} data-colour={colour} viewBox="0 0 48 56" aria-hidden="true">
      <path className={styles.cap} d="M17 3h14v5H17zM17 48h14v5H17z" />
      <path className={styles.body} d="M17 8h14c8 5 11 12 11 20s-3 15-11 20H17C9 43 6 36 6 28S9 13 17 8z" />
      <path className={styles.rib} d="M9 18h30M6.5 28h35M9 38h30" />
      <g transform="translate(8 12)">
        <Mark colour={colour} />
      </g>
    </svg>
  );
});
