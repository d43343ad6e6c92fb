import type { Account } from '@shirasagi/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../app/parts/button';
import { Dialog } from '../app/parts/dialog';
import { ReasonButton } from '../app/parts/reason-button';
import { server } from '../session/online/online-api.js';
import { account, passkeysKnown } from './account-api';
import styles from './accounts.module.css';
import { Field } from './field';
import { changedWho } from './person';
import { Refusal } from './request-form';
import { useRequest } from './use-request';

const remove = async () => {
  await server.deleteMe();
  await changedWho();
};

interface ConfirmProps {
  readonly me: Account;
  readonly close: () => void;
}

/** Signs in once more, with the password or a passkey, and deletes. */
function Confirm({ me, close }: ConfirmProps) {
  const t = useTranslations('people.delete');
  const fields = useTranslations('people.fields');
  const [password, setPassword] = useState('');
  const [other, setOther] = useState(false);
  const words = useTranslations();
  const request = useRequest();
  const busy = request.busy ? words('app.loading') : undefined;
  const withPassword = async () => {
    await server.signIn(me.email!, password);
    await remove();
  };
  const withPasskey = async () => {
    await account.signInWithPasskey();
    // The browser let the person choose among all its passkeys for this page.
    const now = await server.me();
    if (now?.id === me.id) await remove();
    else setOther(true);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        request.run(withPassword);
      }}
    >
      <p role="status">{t('again')}</p>
      <Field
        label={fields('password')}
        type="password"
        value={password}
        change={setPassword}
        maxLength={200}
        autoComplete="current-password"
      />
      <Refusal trouble={request.trouble} />
      {other && (
        <p role="alert" className={styles.bad}>
          {t('otherAccount')}
        </p>
      )}
      <div className={styles.row}>
        <Button onClick={close}>{t('keep')}</Button>
        {passkeysKnown() && (
          <ReasonButton off={busy} onClick={() => request.run(withPasskey)}>
            {t('passkey')}
          </ReasonButton>
        )}
        <ReasonButton
          className={styles.danger}
          type="submit"
          off={busy ?? (password === '' ? fields('missing') : undefined)}
        >
          {t('confirm')}
        </ReasonButton>
      </div>
    </form>
  );
}

function DeleteDialog({ me, close }: ConfirmProps) {
  const t = useTranslations('people.delete');
  const words = useTranslations();
  const request = useRequest();
  const stale = request.trouble === 'sign-in-again';
  return (
    <Dialog title={t('sure')} close={close}>
      <ul className={styles.what}>
        <li>{t(me.guest ? 'whatGuest' : 'whatAccount')}</li>
        <li>{t('whatRunning')}</li>
        <li>{t('whatOver')}</li>
        <li>{t('whatSaid')}</li>
        <li>{t('whatHere')}</li>
      </ul>
      <p>
        <strong>{t('forever')}</strong>
      </p>
      {stale ? (
        <Confirm me={me} close={close} />
      ) : (
        <>
          <Refusal trouble={request.trouble} />
          <div className={styles.row}>
            <Button onClick={close}>{t('keep')}</Button>
            <ReasonButton
              className={styles.danger}
              off={request.busy ? words('app.loading') : undefined}
              onClick={() => request.run(remove)}
            >
              {t('yes')}
            </ReasonButton>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Deletes everything of one's own, after saying what that means. */
export function DeleteAll({ me }: { readonly me: Account }) {
  const t = useTranslations('people.delete');
  const [asking, setAsking] = useState(false);
  return (
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      <p className={styles.note}>{t('note')}</p>
      <p>
        <Button onClick={() => setAsking(true)}>{t('ask')}</Button>
      </p>
      {asking && <DeleteDialog me={me} close={() => setAsking(false)} />}
    </section>
  );
}
