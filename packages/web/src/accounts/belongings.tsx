import { useTranslations } from 'use-intl';
import { server } from '../session/online/online-api.js';
import { downloadJson } from '../session/store/files.js';
import { changedWho } from './person';
import { RequestForm } from './request-form';

const take = async () => downloadJson(await server.everythingOfMine(), 'shirasagi-me');

/** Takes everything of one's own along. */
export function TakeAlong() {
  const t = useTranslations('people.export');
  return (
    <RequestForm title={t('title')} note={t('note')} action={t('save')} submit={take} done={t('saved')} />
  );
}

/** Leaves this device; only who has an account can come back. */
export function SignOut() {
  const t = useTranslations('people.signOut');
  const leave = async () => {
    await server.signOut();
    await changedWho();
  };
  return <RequestForm title={t('title')} note={t('note')} action={t('leave')} submit={leave} />;
}
