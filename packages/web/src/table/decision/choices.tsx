import type { State } from '@shirasagi/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClass } from '../../app/parts/button';
import { Icon } from '../../art/icon';
import styles from './choices.module.css';

/** Whether the list is higher than the line it is shown in. */
function useOverflow(): {
  readonly line: React.RefObject<HTMLElement | null>;
  readonly list: React.RefObject<HTMLDivElement | null>;
  readonly over: boolean;
} {
  const line = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    const { current: outer } = line;
    const { current: inner } = list;
    if (!outer || !inner) return;
    // Told after the browser's own layout: measuring here would make it lay out twice.
    const observer = new ResizeObserver(() => setOver(inner.offsetHeight > outer.clientHeight + 1));
    observer.observe(inner);
    observer.observe(outer);
    return () => observer.disconnect();
  }, []);
  return { line, list, over };
}

interface ChoicesProps {
  /** The decision they belong to. */
  readonly state: State;
  readonly label: string;
  readonly count: number;
  readonly children: ReactNode;
}

/**
 * The choices of a decision in one line of constant height, so that the table above keeps its place. Choices that do
 * not fit are never cut: a button opens all of them over the table, and so does reaching them by keyboard.
 */
export function Choices({ state, label, count, children }: ChoicesProps) {
  const t = useTranslations('table.bar');
  const { line, list, over } = useOverflow();
  const [openFor, setOpenFor] = useState<State>();
  const open = over && openFor === state;
  const words = open ? t('fewer') : t('all', { count });

  // A new decision begins with its first choice; one that was taken back to begins closed too.
  useEffect(() => {
    if (line.current) line.current.scrollTop = 0;
    setOpenFor((known) => (known === state ? known : undefined));
  }, [state, line]);

  return (
    <div className={styles.choices} data-over={over} data-open={open}>
      <section
        ref={line}
        className={styles.line}
        aria-label={label}
        onKeyDown={(event) => event.key === 'Escape' && setOpenFor(undefined)}
      >
        <div ref={list} className={styles.list}>
          {children}
        </div>
      </section>
      {over && (
        <button
          type="button"
          className={buttonClass('plain', styles.all)}
          aria-expanded={open}
          onClick={() => setOpenFor(open ? undefined : state)}
        >
          <span className="unseen">{words}</span>
          <span className={styles.words} aria-hidden="true">
            {words}
          </span>
          {/* On a phone the choices need the width. */}
          <span className={styles.short} aria-hidden="true">
            {open ? <Icon name="close" /> : count}
            {!open && <Icon name="unfold" size="0.8em" />}
          </span>
        </button>
      )}
    </div>
  );
}
