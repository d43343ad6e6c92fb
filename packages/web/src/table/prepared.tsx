import { type ReactNode, startTransition, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './prepared.module.css';
import { useRisen } from './use-risen';

interface PreparedProps {
  readonly shown: boolean;
  readonly children: ReactNode;
}

/** An element that lays out what is in it as if it were not there. */
function makeBox(): HTMLElement {
  const box = document.createElement('div');
  box.className = styles.box;
  return box;
}

/**
 * A part of the table that is drawn before it is shown, so that showing it answers a click at once. Until then it lies
 * outside of the page, where nothing finds it, and follows every position like the parts that are shown.
 */
export function Prepared({ shown, children }: PreparedProps) {
  const [box] = useState(makeBox);
  const [ready, setReady] = useState(false);
  useRisen(useCallback(() => startTransition(() => setReady(true)), []));
  const place = useCallback(
    (home: HTMLElement | null) => {
      home?.append(box);
    },
    [box],
  );
  return (
    <>
      {shown && <div ref={place} className={styles.box} />}
      {(shown || ready) && createPortal(children, box)}
    </>
  );
}
