import { type InputHTMLAttributes, useId } from 'react';
import styles from './accounts.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
  readonly change: (value: string) => void;
}

/** A line to write in, with its name above and a note below. */
export function Field({ label, note, value, change, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        value={value}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => change(event.target.value)}
      />
      {note && <small id={`${id}-note`}>{note}</small>}
    </div>
  );
}
