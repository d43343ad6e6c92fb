import { type ReactNode, useEffect } from 'react';
import bare from '../../art/bare-button.module.css';
import type { Half } from '../../art/target-button';
import { InsideButton } from '../../art/tip';
import { installTips } from '../../art/tip-layer';
import styles from './select-button.module.css';
import { type Selection, useSelection } from './selection';

/** One half of a move, for a button that may stand for the whole of it next. */
export function useHalf(selection: Selection): Half {
  const { selected, toggle } = useSelection();
  return {
    pressed: JSON.stringify(selected) === JSON.stringify(selection),
    className: styles.select,
    toggle: () => toggle(selection),
  };
}

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
  const half = useHalf(selection);
  useEffect(() => {
    installTips();
  }, []);
  return (
    <button
      type="button"
      className={[bare.bare, half.className, glow && 'glow', className].filter(Boolean).join(' ')}
      aria-pressed={half.pressed}
      data-tip={label}
      onClick={half.toggle}
    >
      <span className="unseen">{label}</span>
      <span className={bare.face} aria-hidden="true">
        <InsideButton value={true}>{children}</InsideButton>
      </span>
    </button>
  );
}
