import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReasonButton } from '../app/parts/reason-button';
import { server } from '../session/online/online-api.js';
import { account, passkeysKnown } from './account-api';
import styles from './accounts.module.css';
import { Field } from './field';
import { changedWho } from './person';
import { Refusal, RequestForm } from './request-form';
import { useRequest } from './use-request';

function WithPasskey() {
  const t = useTranslations('people.signIn');
  const words = useTranslations();
  const request = useRequest();
  const signIn = async () => {
    await account.signInWithPasskey();
    await changedWho();
  };
  return (
    <div className={styles.form}>
      <Refusal trouble={request.trouble} own={{ 'wrong-password': t('unknownPasskey') }} />
      <div className={styles.row}>
        <ReasonButton
          off={request.busy ? words('app.loading') : undefined}
          onClick={() => request.run(signIn)}
        >
          {t('passkey')}
        </ReasonButton>
      </div>
    </div>
  );
}

/** Signs in to an account; a guest brings along what they have. */
export function SignIn({ guest }: { readonly guest: boolean }) {
  const t = useTranslations('people.signIn');
  const fields = useTranslations('people.fields');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const submit = async () => {
    await server.signIn(login, password);
    await changedWho();
  };
  return (
    <div className={styles.pile}>
      <RequestForm
        title={t('title')}
        note={t(guest ? 'noteGuest' : 'note')}
        action={t('enter')}
        missing={login.trim() === '' || password === '' ? fields('missing') : undefined}
        submit={submit}
        own={{ 'wrong-password': t('wrong'), 'bad-request': t('wrong') }}
      >
        <Field
          label={fields('login')}
          value={login}
          change={setLogin}
          maxLength={200}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          label={fields('password')}
          type="password"
          value={password}
          change={setPassword}
          maxLength={200}
          autoComplete="current-password"
        />
      </RequestForm>
      {passkeysKnown() && <WithPasskey />}
    </div>
  );
}
