import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReasonButton } from '../app/parts/reason-button';
import shapes from '../app/parts/shapes.module.css';
import { useDates } from '../app/use-dates';
import { account, type Passkey, passkeysKnown } from './account-api';
import styles from './accounts.module.css';
import { Field } from './field';
import { Refusal, RequestForm } from './request-form';
import { useRequest } from './use-request';

interface RowProps {
  readonly passkey: Passkey;
  readonly removed: () => Promise<void>;
}

function Row({ passkey: { id, name, createdAt }, removed }: RowProps) {
  const t = useTranslations('people.passkeys');
  const words = useTranslations();
  const when = useDates({ dateStyle: 'medium' });
  const request = useRequest();
  const shown = name || t('unnamed');
  const remove = async () => {
    await account.removePasskey(id);
    await removed();
  };
  return (
    <li className={`${shapes.ends} ${styles.passkey}`}>
      <span>
        <strong>{shown}</strong>
        {createdAt && <small>{when(new Date(createdAt))}</small>}
      </span>
      <ReasonButton
        off={request.busy ? words('app.loading') : undefined}
        aria-label={t('removeOne', { name: shown })}
        onClick={() => request.run(remove)}
      >
        {t('remove')}
      </ReasonButton>
      <Refusal trouble={request.trouble} />
    </li>
  );
}

/** The passkeys of an account: those there are, and one more. */
export function Passkeys() {
  const t = useTranslations('people.passkeys');
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  const [name, setName] = useState('');
  const look = useCallback(async () => setPasskeys(await account.passkeys()), []);
  useEffect(() => {
    // What cannot be listed now is listed when one is added or the page is opened again.
    look().catch(() => {});
  }, [look]);
  const add = async () => {
    await account.addPasskey(name.trim());
    setName('');
    await look();
  };
  return (
    <div className={styles.pile}>
      <RequestForm
        title={t('title')}
        note={t(passkeysKnown() ? 'note' : 'unknown')}
        action={t('add')}
        missing={passkeysKnown() ? undefined : t('unknown')}
        submit={add}
        done={t('added')}
        own={{ 'not-allowed': t('stale') }}
      >
        {passkeysKnown() && (
          <Field
            label={t('name')}
            note={t('nameNote')}
            value={name}
            change={setName}
            maxLength={50}
            autoComplete="off"
          />
        )}
      </RequestForm>
      {passkeys.length > 0 && (
        <ul className={styles.passkeys} aria-label={t('title')}>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} removed={look} />
          ))}
        </ul>
      )}
    </div>
  );
}
