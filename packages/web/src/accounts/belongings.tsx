import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../app/button';
import { Dialog } from '../app/dialog';
import { ReasonButton } from '../app/reason-button';
import { downloadJson } from '../session/files.js';
import { server } from '../session/online-api.js';
import { DeedForm, Refusal } from './deed-form';
import styles from './people.module.css';
import { changedWho } from './person';
import { useDeed } from './use-deed';

const take = async () => downloadJson(await server.everythingOfMine(), 'shirasagi-me');

/** Takes everything of one's own along. */
export function TakeAlong() {
  const t = useTranslations('people.export');
  return <DeedForm title={t('title')} note={t('note')} action={t('save')} submit={take} done={t('saved')} />;
}

/** Leaves this device; only who has an account can come back. */
export function SignOut() {
  const t = useTranslations('people.signOut');
  const leave = async () => {
    await server.signOut();
    await changedWho();
  };
  return <DeedForm title={t('title')} note={t('note')} action={t('leave')} submit={leave} />;
}

function DeleteDialog({ guest, close }: { readonly guest: boolean; readonly close: () => void }) {
  const t = useTranslations('people.delete');
  const words = useTranslations();
  const deed = useDeed();
  const remove = async () => {
    await server.deleteMe();
    await changedWho();
  };
  return (
    <Dialog title={t('sure')} close={close}>
      <ul className={styles.what}>
        <li>{t(guest ? 'whatGuest' : 'whatAccount')}</li>
        <li>{t('whatRunning')}</li>
        <li>{t('whatOver')}</li>
        <li>{t('whatSaid')}</li>
        <li>{t('whatHere')}</li>
      </ul>
      <p>
        <strong>{t('forever')}</strong>
      </p>
      <Refusal trouble={deed.trouble} />
      <div className={styles.row}>
        <Button onClick={close}>{t('keep')}</Button>
        <ReasonButton
          className={styles.danger}
          off={deed.busy ? words('app.loading') : undefined}
          onClick={() => deed.run(remove)}
        >
          {t('yes')}
        </ReasonButton>
      </div>
    </Dialog>
  );
}

/** Deletes everything of one's own, after saying what that means. */
export function DeleteAll({ guest }: { readonly guest: boolean }) {
  const t = useTranslations('people.delete');
  const [asking, setAsking] = useState(false);
  return (
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      <p className={styles.note}>{t('note')}</p>
      <p>
        <Button onClick={() => setAsking(true)}>{t('ask')}</Button>
      </p>
      {asking && <DeleteDialog guest={guest} close={() => setAsking(false)} />}
    </section>
  );
}
