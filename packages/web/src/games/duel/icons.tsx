import { memo } from 'react';
import { Icon } from '../../art/icon';
import styles from './icons.module.css';
import { SCORING_ICONS, type ScoringLetter } from './printed';

/** More icons than this do not fit side by side: only editions of people's own have them. */
const MOST_IN_A_ROW = 4;

/** Icons of the final scoring, such as `BBW`, one drawing each. */
export const ScoringIcons = memo(function ScoringIcons({ letters }: { readonly letters: string }) {
  return (
    <span className={styles.row} data-many={letters.length > MOST_IN_A_ROW || undefined}>
      {[...letters].map((letter, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal icons in a fixed order
        <Icon key={i} name={SCORING_ICONS[letter as ScoringLetter]} />
      ))}
    </span>
  );
});
