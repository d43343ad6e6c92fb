import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { server } from '../session/online/online-api.js';
import { Field } from './field';
import { changedWho } from './person';
import { RequestForm } from './request-form';

/** The name others see. */
export function OwnName({ name }: { readonly name: string }) {
  const t = useTranslations('people.name');
  const [wanted, setWanted] = useState(name);
  const submit = async () => {
    await server.rename(wanted);
    await changedWho();
  };
  return (
    <RequestForm
      title={t('title')}
      note={t('note')}
      action={t('change')}
      missing={['', name].includes(wanted.trim()) ? t('same') : undefined}
      submit={submit}
      done={t('changed')}
    >
      <Field label={t('label')} value={wanted} change={setWanted} maxLength={30} autoComplete="nickname" />
    </RequestForm>
  );
}
