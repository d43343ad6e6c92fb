import { scoreSheet } from '@shirasagi/engine';
import { useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button, buttonClass } from '../app/button';
import { Dialog } from '../app/dialog';
import type { OnlineSession } from '../session/online-session.js';
import { ExportDialog } from '../start/export-dialog';
import { EndScreen } from '../table/end-screen';
import { ScoreTable } from '../table/score-table';
import { useSeatNames } from '../table/seat-names';
import styles from './form.module.css';
import { Refused } from './refused';
import { useRematch } from './use-rematch';
import { VerifyDialog } from './verify-dialog';

interface OnlineEndProps {
  readonly session: OnlineSession;
  readonly close: () => void;
}

/** What can be done when an online game is over. */
function Actions({ session, close }: OnlineEndProps) {
  const t = useTranslations('online.end');
  const [open, setOpen] = useState<'verify' | 'export'>();
  const { rematch, refused } = useRematch(session.table);
  const shut = () => setOpen(undefined);
  return (
    <>
      <Refused code={refused} />
      <div className={styles.row}>
        {session.seat >= 0 && (
          <Button look="main" title={t('rematchNote')} onClick={() => void rematch()}>
            {t(session.table.view!.rematch === null ? 'rematch' : 'go')}
          </Button>
        )}
        <Button onClick={() => setOpen('verify')}>{t('verify')}</Button>
        <Button onClick={() => setOpen('export')}>{t('export')}</Button>
        <Button onClick={close}>{t('table')}</Button>
        <a className={buttonClass('quiet')} href="#/online">
          {t('lobby')}
        </a>
      </div>
      {open === 'verify' && <VerifyDialog session={session} close={shut} />}
      {open === 'export' && (
        <ExportDialog
          record={session.record()}
          name={`shirasagi-${session.game}-${session.id}`}
          close={shut}
        />
      )}
    </>
  );
}

/** How a table ended that somebody gave up: who did, who won, and how the points stood. */
function GivenUp({ session, close }: OnlineEndProps) {
  const t = useTranslations('online.end');
  const format = useFormatter();
  const { state, sitters } = session.snapshot();
  const names = useSeatNames(sitters);
  const sheets = useMemo(() => scoreSheet(state), [state]);
  const { givenUp, view } = session.table;
  const winners = names.filter((_, seat) => view?.result?.ranks[seat] === 1);
  const played = view?.result?.reason === 'played';
  return (
    <Dialog title={t('title')} close={close} wide>
      <p>
        {[...givenUp].map(([seat, how]) => `${t(how, { name: names[seat] })} `)}
        {winners.length > 0 && t(winners.length > 1 ? 'share' : 'wins', { names: format.list(winners) })}
      </p>
      <p className={styles.note}>{t(played ? 'last' : 'standing')}</p>
      <ScoreTable sheets={sheets} names={names} />
      <Actions session={session} close={close} />
    </Dialog>
  );
}

/** The end of an online game: the score sheet, or the reason when somebody gave up. */
export function OnlineEnd({ session, close }: OnlineEndProps) {
  const snapshot = session.snapshot();
  const names = useSeatNames(snapshot.sitters);
  if (session.table.givenUp.size > 0) return <GivenUp session={session} close={close} />;
  return (
    <EndScreen
      session={session}
      snapshot={snapshot}
      names={names}
      close={close}
      actions={<Actions session={session} close={close} />}
    />
  );
}
