import { type ReactNode, useEffect } from 'react';
import { InsideButton } from '../../art/tip';
import { installTips } from '../../art/tip-layer';
import styles from './select-button.module.css';
import { type Selection, useSelection } from './selection';

interface SelectButtonProps {
  readonly selection: Selection;
  /** What it is, in words: the accessible name and the tooltip. */
  readonly label: string;
  readonly className?: string;
  /** Whether it calls for attention; what is possible at any time stays calm. */
  readonly glow?: boolean;
  readonly children: ReactNode;
}

/** A piece that is one half of a move: choosing it lights up the other half. */
export function SelectButton({ selection, label, className, glow = true, children }: SelectButtonProps) {
  const { selected, toggle } = useSelection();
  useEffect(() => {
    installTips();
  }, []);
  const pressed = JSON.stringify(selected) === JSON.stringify(selection);
  return (
    <button
      type="button"
      className={[styles.select, glow && 'glow', className].filter(Boolean).join(' ')}
      aria-pressed={pressed}
      data-tip={label}
      onClick={() => toggle(selection)}
    >
      <span className="unseen">{label}</span>
      <span className={styles.face} aria-hidden="true">
        <InsideButton value={true}>{children}</InsideButton>
      </span>
    </button>
  );
}
