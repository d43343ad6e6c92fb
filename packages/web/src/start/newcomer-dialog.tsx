import { useTranslations } from 'use-intl';
import { Button } from '../app/parts/button';
import { Dialog } from '../app/parts/dialog';
import { Face } from '../art/face';
import styles from './newcomer-dialog.module.css';

interface NewcomerDialogProps {
  /** Begins a game for those who know it, or a gentle one. */
  readonly play: (known: boolean) => void;
  /** Goes to the coached game. */
  readonly learn: () => void;
  readonly close: () => void;
}

/** Asks once, before the first game here, whether the game is known. */
export function NewcomerDialog({ play, learn, close }: NewcomerDialogProps) {
  const t = useTranslations('start.newcomer');
  return (
    <Dialog title={t('title')} close={close}>
      <div className={styles.ask}>
        <Face who="ume" size="4.5rem" />
        <p>{t('text')}</p>
      </div>
      <div className={styles.answers}>
        <Button look="main" onClick={learn}>
          {t('learn')}
        </Button>
        <Button onClick={() => play(false)}>{t('gentle')}</Button>
        <Button onClick={() => play(true)}>{t('known')}</Button>
      </div>
    </Dialog>
  );
}
