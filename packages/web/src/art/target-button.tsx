import { toText } from '@shirasagi/engine';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useTargets } from '../table/targets';
import { moveSentence } from '../words/sentences';
import styles from './target-button.module.css';
import { InsideButton } from './tip';
import { installTips } from './tip-layer';

interface TargetButtonProps {
  /** The move it stands for, as a word such as `takeDie:coral:left`. */
  readonly move: string;
  /** What it is, in words: the accessible name, and the tooltip while it is quiet. */
  readonly label: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  /** When it glows, the nearest positioned ancestor as a whole is the target. */
  readonly stretch?: boolean | undefined;
}

/** A piece that glows and plays its move when that is legal, and says why not when it is not. */
export function TargetButton({ move, label, children, className, style, stretch }: TargetButtonProps) {
  const { byText, whyNot, rest } = useTargets();
  const t = useTranslations();
  const target = byText.get(move);
  const declines = target?.declines;
  useEffect(() => {
    installTips();
  }, []);
  const classes = [styles.target, target && 'glow', target && stretch && styles.stretch, className];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      style={style}
      aria-disabled={target ? undefined : true}
      tabIndex={target ? 0 : -1}
      data-move={move}
      data-legal={target ? '' : undefined}
      data-declines={declines ? toText(declines.state, declines.move) : undefined}
      // What can be chosen is told by the preview; a tip would only cover it.
      data-tip={target ? undefined : label}
      onClick={() => (target ? target.choose() : whyNot(move))}
      onPointerEnter={target && (() => rest(move))}
      onPointerLeave={target && (() => rest(null))}
      onFocus={target && (() => rest(move))}
      onBlur={target && (() => rest(null))}
    >
      <span className="unseen">
        {label}
        {declines &&
          ` ${t('table.preview.declining', { what: moveSentence(t, declines.state, declines.move) })}`}
      </span>
      <span className={styles.face} aria-hidden="true">
        <InsideButton value={true}>{children}</InsideButton>
      </span>
    </button>
  );
}
