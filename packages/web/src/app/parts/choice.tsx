import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly change: (value: T) => void;
}

/** One of a few, all in sight: radio buttons that look like a row of tabs. */
export function Choice<T extends string | number>({ label, value, options, change }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={option.value === value}
              onChange={() => change(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface CheckProps {
  readonly label: string;
  readonly note?: string;
  readonly value: boolean;
  readonly change: (value: boolean) => void;
}

/** Yes or no. */
export function Check({ label, note, value, change }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={value} onChange={(event) => change(event.target.checked)} />
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}
