import { useState } from 'react';
import { Button, type ButtonProps } from './button';
import styles from './reason-button.module.css';

interface ReasonButtonProps extends ButtonProps {
  /** Why it is off; undefined while it is on. */
  readonly off: string | undefined;
}

/** A button that may be off and then says why when pressed, by keyboard and by Enter in a field of its form too. */
export function ReasonButton({ off, onClick, ...rest }: ReasonButtonProps) {
  const [said, setSaid] = useState<string>();
  return (
    <>
      <Button
        {...rest}
        aria-disabled={off !== undefined}
        onClick={(event) => {
          setSaid(off);
          if (off === undefined) onClick?.(event);
          else event.preventDefault();
        }}
      />
      <span role="alert" className={styles.reason}>
        {off !== undefined && said === off && off}
      </span>
    </>
  );
}
