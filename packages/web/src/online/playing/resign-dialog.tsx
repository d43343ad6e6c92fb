import { useTranslations } from 'use-intl';
import { Button } from '../../app/parts/button';
import { Dialog } from '../../app/parts/dialog';
import type { OnlineTable } from '../../session/online/online-table.js';
import styles from '../form.module.css';
import { useSeatWords } from '../table-words';

interface ResignDialogProps {
  readonly table: OnlineTable;
  readonly seat: number;
  readonly close: () => void;
}

/** Asks once more before a game is given up. */
export function ResignDialog({ table, seat, close }: ResignDialogProps) {
  const t = useTranslations('online.resign');
  const names = useSeatWords();
  const others = table.view!.seats.filter((_, number) => number !== seat);
  const resign = () => {
    void table.resign();
    close();
  };
  return (
    <Dialog title={t('title')} close={close}>
      <p>{others.length === 1 ? t('two', { name: names(others[0]) }) : t('more')}</p>
      <div className={styles.row}>
        <Button look="main" onClick={resign}>
          {t('yes')}
        </Button>
        <Button onClick={close}>{t('no')}</Button>
      </div>
    </Dialog>
  );
}
