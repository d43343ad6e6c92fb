import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from './field';
import { enterAs } from './person';
import { RequestForm } from './request-form';

/** Comes in with nothing but a name. */
export function Newcomer() {
  const t = useTranslations('people.guest');
  const fields = useTranslations('people.fields');
  const [name, setName] = useState('');
  return (
    <RequestForm
      title={t('title')}
      note={t('note')}
      action={t('enter')}
      main
      missing={name.trim() === '' ? fields('missing') : undefined}
      submit={() => enterAs(name)}
    >
      <Field label={t('name')} value={name} change={setName} maxLength={30} autoComplete="nickname" />
    </RequestForm>
  );
}
