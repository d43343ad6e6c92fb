import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../art/icon';
import { Button } from './button';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
}

/** A window over the page: the browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, close, children, wide = false }: DialogProps) {
  const t = useTranslations('app');
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // Closed while it is still in the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current!;
    if (!dialog.open) dialog.showModal();
    // A screen reader begins with the title; no button stands marked before anything is chosen.
    heading.current?.focus();
    return () => dialog.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too; the click is on the veil around it
    <dialog
      ref={ref}
      className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        // React hands it on to a dialog around this one, which must stay open.
        event.stopPropagation();
        close();
      }}
      onClick={(event) => event.target === ref.current && close()}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <Button look="quiet" aria-label={t('close')} onClick={close}>
            <Icon name="close" />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
