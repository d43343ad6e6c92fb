import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReasonButton } from '../app/reason-button';
import { server } from '../session/online-api.js';
import { account, passkeysKnown } from './account-api';
import { DeedForm, Refusal } from './deed-form';
import { Field } from './field';
import styles from './people.module.css';
import { changedWho } from './person';
import { useDeed } from './use-deed';

function WithPasskey() {
  const t = useTranslations('people.signIn');
  const words = useTranslations();
  const deed = useDeed();
  const signIn = async () => {
    await account.signInWithPasskey();
    await changedWho();
  };
  return (
    <div className={styles.form}>
      <Refusal trouble={deed.trouble} own={{ 'wrong-password': t('unknownPasskey') }} />
      <div className={styles.row}>
        <ReasonButton off={deed.busy ? words('app.loading') : undefined} onClick={() => deed.run(signIn)}>
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
      <DeedForm
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
      </DeedForm>
      {passkeysKnown() && <WithPasskey />}
    </div>
  );
}
