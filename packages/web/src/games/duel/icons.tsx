import { memo } from 'react';
import { Icon } from '../../art/icon';
import styles from './icons.module.css';
import { SCORING_ICONS, type ScoringLetter } from './printed';

/** Icons of the final scoring, such as `BBW`, one drawing each. */
export const ScoringIcons = memo(function ScoringIcons({ letters }: { readonly letters: string }) {
  return (
    <span className={styles.row}>
      {[...letters].map((letter, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal icons in a fixed order
        <Icon key={i} name={SCORING_ICONS[letter as ScoringLetter]} />
      ))}
    </span>
  );
});
