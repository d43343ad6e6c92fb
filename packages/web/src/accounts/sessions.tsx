import type { SessionView } from '@shirasagi/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReasonButton } from '../app/parts/reason-button';
import shapes from '../app/parts/shapes.module.css';
import { useDates } from '../app/use-dates';
import { account } from './account-api';
import styles from './accounts.module.css';
import { deviceOf } from './device-name';
import { Refusal } from './request-form';
import { useRequest } from './use-request';

interface RowProps {
  readonly session: SessionView;
  readonly ended: () => Promise<void>;
}

function Row({ session: { id, current, since, seen, agent }, ended }: RowProps) {
  const t = useTranslations('people.sessions');
  const words = useTranslations();
  const when = useDates({ dateStyle: 'medium' });
  const request = useRequest();
  const { browser, system } = deviceOf(agent);
  const where = t('where', {
    browser: browser ?? t('unknownBrowser'),
    system: system ?? t('unknownSystem'),
  });
  const end = async () => {
    await account.endSession(id);
    await ended();
  };
  return (
    <li className={`${shapes.ends} ${styles.passkey}`}>
      <span>
        <strong>{current ? t('current') : where}</strong>
        {current && <small>{where}</small>}
        <small>{t('when', { since: when(since), seen: when(seen) })}</small>
      </span>
      {!current && (
        <ReasonButton
          off={request.busy ? words('app.loading') : undefined}
          aria-label={t('endOne', { where })}
          onClick={() => request.run(end)}
        >
          {t('end')}
        </ReasonButton>
      )}
      <Refusal trouble={request.trouble} />
    </li>
  );
}

/** The devices an account is signed in on, each of which can be signed out from here. */
export function Sessions() {
  const t = useTranslations('people.sessions');
  const words = useTranslations();
  const [sessions, setSessions] = useState<readonly SessionView[]>([]);
  const request = useRequest();
  const look = useCallback(async () => setSessions(await account.sessions()), []);
  useEffect(() => {
    // What cannot be listed now is listed when the page is opened again.
    look().catch(() => {});
  }, [look]);
  const endOthers = async () => {
    await account.endOtherSessions();
    await look();
  };
  return (
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      <p className={styles.note}>{t('note')}</p>
      <ul className={styles.passkeys} aria-label={t('title')}>
        {sessions.map((session) => (
          <Row key={session.id} session={session} ended={look} />
        ))}
      </ul>
      <Refusal trouble={request.trouble} />
      <div className={styles.row}>
        {sessions.length > 1 && (
          <ReasonButton
            off={request.busy ? words('app.loading') : undefined}
            onClick={() => request.run(endOthers)}
          >
            {t('endOthers')}
          </ReasonButton>
        )}
        <span role="status">{request.done && t('ended')}</span>
      </div>
    </section>
  );
}
