import { type ReactNode, useEffect } from 'react';
import { InsideButton } from '../art/tip';
import { installTips } from '../art/tip-layer';
import styles from './editions.module.css';

/** What lies on a table, where nothing in it may take the focus. */
export function Picture({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    installTips();
  }, []);
  return (
    <span className={styles.picture}>
      <InsideButton value={true}>{children}</InsideButton>
    </span>
  );
}
