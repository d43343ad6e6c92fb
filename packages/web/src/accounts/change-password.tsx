import { LEAST_PASSWORD } from '@shirasagi/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { account } from './account-api';
import { Field } from './field';
import { NewPassword } from './new-password';
import { RequestForm } from './request-form';

/** A new password instead of the old one. */
export function ChangePassword() {
  const t = useTranslations('people.password');
  const fields = useTranslations('people.fields');
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const submit = async () => {
    await account.changePassword(old, fresh);
    setOld('');
    setFresh('');
  };
  return (
    <RequestForm
      title={t('title')}
      note={t('note')}
      action={t('change')}
      missing={
        old === ''
          ? fields('missing')
          : fresh.length < LEAST_PASSWORD
            ? fields('passwordNote', { count: LEAST_PASSWORD })
            : undefined
      }
      submit={submit}
      done={t('changed')}
      own={{ 'wrong-password': t('wrong') }}
    >
      <Field
        label={t('old')}
        type="password"
        value={old}
        change={setOld}
        maxLength={200}
        autoComplete="current-password"
      />
      <NewPassword label={t('new')} value={fresh} change={setFresh} />
    </RequestForm>
  );
}
