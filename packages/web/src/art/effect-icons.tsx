import type { GameName } from '@shirasagi/engine';
import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { effectWords, priceWords } from '../words/effect-words';
import styles from './effect-icons.module.css';
import { drawEffect, type EffectPart, isCost } from './effect-parts';
import { Icon } from './icon';
import { Tip } from './tip';

interface EffectIconsProps {
  /** An effect of either game, such as `pay seal 1 > courtier`, or a cost such as `3c 1s`. */
  readonly text: string;
  readonly game: GameName;
  readonly className?: string | undefined;
}

function Part({ icon, count, less, of }: EffectPart) {
  return (
    <span className={styles.part}>
      {count > 1 && <b className={styles.count}>{count}</b>}
      <Icon name={icon} />
      {of && <Icon name={of} className={styles.of} />}
      {less > 0 && <b className={styles.count}>−{less}</b>}
    </span>
  );
}

/** Draws an effect as icons with its numbers beside them; its words are its name and its tooltip. */
export const EffectIcons = memo(function EffectIcons({ text, game, className }: EffectIconsProps) {
  const t = useTranslations();
  const effect = useMemo(() => drawEffect(text), [text]);
  return (
    <Tip
      words={isCost(text) ? priceWords(t, text) : effectWords(t, text, game)}
      className={[styles.effect, className].filter(Boolean).join(' ')}
    >
      {effect.price.map((part) => (
        <Part key={part.icon} {...part} />
      ))}
      {effect.price.length > 0 && <Icon name="pay" className={styles.arrow} />}
      {effect.options.map((parts, option) => (
        <span key={parts.map((part) => part.icon + part.of + part.less).join()} className={styles.option}>
          {option > 0 && <Icon name="or" className={styles.or} />}
          {parts.map((part) => (
            <Part key={part.icon + part.of} {...part} />
          ))}
        </span>
      ))}
    </Tip>
  );
});
