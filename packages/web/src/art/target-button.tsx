import { toText } from '@shirasagi/engine';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useTargets } from '../table/targets';
import { moveSentence } from '../words/sentences';
import bare from './bare-button.module.css';
import styles from './target-button.module.css';
import { InsideButton } from './tip';
import { installTips } from './tip-layer';

/** What a button is while it stands for one half of a move: choosing it lights up the other half. */
export interface Half {
  readonly pressed: boolean;
  readonly className: string | undefined;
  toggle(): void;
}

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
  /** Given while it is only half a move; the button stays the same one, with all it holds. */
  readonly half?: Half | undefined;
}

/** A piece that glows and plays its move when that is legal, and says why not when it is not. */
export function TargetButton(props: TargetButtonProps) {
  const { move, label, children, className, style, stretch, half } = props;
  const { byText, whyNot, rest } = useTargets();
  const t = useTranslations();
  const target = half ? undefined : byText.get(move);
  const declines = target?.declines;
  useEffect(() => {
    installTips();
  }, []);
  const look = half ? half.className : styles.target;
  const classes = [
    bare.bare,
    look,
    (half || target) && 'glow',
    target && stretch && styles.stretch,
    className,
  ];
  // Without a target it says why not, and the arrow keys find it; half a move can always be chosen.
  const state = half
    ? { 'aria-pressed': half.pressed }
    : { 'data-move': move, tabIndex: target ? 0 : -1, ...(!target && { 'aria-disabled': true }) };
  const act = half ? half.toggle : target ? target.choose : () => whyNot(move);
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      style={style}
      {...state}
      data-legal={target ? '' : undefined}
      data-declines={declines ? toText(declines.state, declines.move) : undefined}
      // What can be chosen is told by the preview; a tip would only cover it.
      data-tip={target ? undefined : label}
      onClick={({ detail, currentTarget }) => {
        // Removing a piece that has the focus makes the browser lay the table out first; by keyboard the focus is needed.
        if (target && detail > 0) currentTarget.blur();
        act();
      }}
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
      <span className={bare.face} aria-hidden="true">
        <InsideButton value={true}>{children}</InsideButton>
      </span>
    </button>
  );
}
