import type { ErrorCode } from '@shirasagi/protocol';
import { useTranslations } from 'use-intl';
import styles from './form.module.css';
import frame from './frame.module.css';

/** Why something was refused, if it was. */
export function Refused({ code }: { readonly code: ErrorCode | undefined }) {
  const t = useTranslations('online.refused');
  return (
    <div role="alert" className={frame.live}>
      {code && <p className={styles.bad}>{t(code)}</p>}
    </div>
  );
}
