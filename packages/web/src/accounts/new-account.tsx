import { LEAST_PASSWORD } from '@shirasagi/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { server } from '../session/online/online-api.js';
import { Field } from './field';
import { NewPassword } from './new-password';
import { changedWho } from './person';
import { RequestForm } from './request-form';

/** Makes an account of the guest, who keeps everything. */
export function NewAccount() {
  const t = useTranslations('people.account');
  const fields = useTranslations('people.fields');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const submit = async () => {
    await server.makeAccount(login.trim(), password);
    await changedWho();
  };
  return (
    <RequestForm
      title={t('title')}
      note={t('note')}
      action={t('make')}
      main
      missing={
        login.trim() === ''
          ? fields('missing')
          : password.length < LEAST_PASSWORD
            ? fields('passwordNote', { count: LEAST_PASSWORD })
            : undefined
      }
      submit={submit}
      own={{ 'name-taken': t('taken'), 'bad-request': t('bad') }}
    >
      <Field
        label={fields('login')}
        note={t('loginNote')}
        value={login}
        change={setLogin}
        maxLength={200}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPassword label={fields('password')} value={password} change={setPassword} />
    </RequestForm>
  );
}
