import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './stepper.module.css';

interface StepperProps {
  /** What is counted, in words. */
  readonly label: string;
  readonly picture?: ReactNode;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly change: (value: number) => void;
}

/** So many of something, changed by one or typed. */
export function Stepper({ label, picture, value, least, most, change }: StepperProps) {
  const t = useTranslations('editions.compose');
  const step = (by: number) => {
    const next = value + by;
    if (next >= least && next <= most) change(next);
  };
  return (
    <span className={styles.stepper}>
      {picture && <span aria-hidden="true">{picture}</span>}
      <button
        type="button"
        className={styles.step}
        aria-label={t('less', { what: label })}
        aria-disabled={value <= least}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        className={styles.count}
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={least}
        max={most}
        value={value}
        onChange={(event) => {
          const typed = event.target.valueAsNumber;
          if (Number.isInteger(typed) && typed >= least && typed <= most) change(typed);
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t('more', { what: label })}
        aria-disabled={value >= most}
        onClick={() => step(1)}
      >
        +
      </button>
    </span>
  );
}
