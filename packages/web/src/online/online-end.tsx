import { scoreSheet } from '@shirasagi/engine';
import { useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button, buttonClass } from '../app/button';
import { Dialog } from '../app/dialog';
import type { OnlineSession } from '../session/online-session.js';
import type { OnlineTable } from '../session/online-table.js';
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
  /** Goes back to the first decision. */
  readonly review: () => void;
}

/** What can be done when an online game is over. */
function Actions({ session, close, review }: OnlineEndProps) {
  const t = useTranslations('online.end');
  const words = useTranslations();
  const [open, setOpen] = useState<'verify' | 'export'>();
  const { rematch, refused } = useRematch(session.table);
  const shut = () => setOpen(undefined);
  const seated = session.seat >= 0;
  const next = session.table.view!.rematch !== null;
  return (
    <>
      <Refused code={refused} />
      <div role="status">{seated && next && <p>{t('awaited')}</p>}</div>
      <div className={styles.row}>
        {seated && (
          <Button look="main" title={t('rematchNote')} onClick={() => void rematch()}>
            {t(next ? 'go' : 'rematch')}
          </Button>
        )}
        <Button onClick={() => setOpen('verify')}>{t('verify')}</Button>
        <Button onClick={() => setOpen('export')}>{t('export')}</Button>
        <Button onClick={review}>{words('ending.review')}</Button>
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

/** Seats that lost the game whatever they score: resigned, or out of time where that is what the table says. */
const lostSeats = ({ seats, view }: OnlineTable) =>
  [...seats.givenUp].filter(([, how]) => how === 'resigned' || view?.onTimeOut === 'loses');

/** How a table ended that somebody gave up: who did, who won, and how the points stood. */
function GivenUp({ session, close, review }: OnlineEndProps) {
  const t = useTranslations('online.end');
  const format = useFormatter();
  const { state, sitters } = session.snapshot();
  const names = useSeatNames(sitters);
  const { view } = session.table;
  const ranks = view?.result?.ranks;
  // Places are those of the table, which knows who gave up.
  const sheets = useMemo(
    () => scoreSheet(state).map((sheet, seat) => ({ ...sheet, rank: ranks?.[seat] ?? sheet.rank })),
    [state, ranks],
  );
  const winners = names.filter((_, seat) => ranks?.[seat] === 1);
  const played = view?.result?.reason === 'played';
  return (
    <Dialog title={t('title')} close={close} wide>
      <p>
        {lostSeats(session.table).map(([seat, how]) => `${t(how, { name: names[seat] })} `)}
        {winners.length > 0 && t(winners.length > 1 ? 'share' : 'wins', { names: format.list(winners) })}
      </p>
      <p className={styles.note}>{t(played ? 'last' : 'standing')}</p>
      <ScoreTable sheets={sheets} names={names} />
      <Actions session={session} close={close} review={review} />
    </Dialog>
  );
}

/** The end of an online game: the score sheet, or the reason when somebody gave up. */
export function OnlineEnd({ session, close, review }: OnlineEndProps) {
  const snapshot = session.snapshot();
  const names = useSeatNames(snapshot.sitters);
  if (lostSeats(session.table).length > 0) return <GivenUp session={session} close={close} review={review} />;
  return (
    <EndScreen
      session={session}
      snapshot={snapshot}
      names={names}
      own={session.seat}
      close={close}
      review={review}
      actions={<Actions session={session} close={close} review={review} />}
    />
  );
}
