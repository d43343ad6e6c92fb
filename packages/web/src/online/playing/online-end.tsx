import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadPart } from '../../app/load-part';
import { Button, buttonClass } from '../../app/parts/button';
import { go } from '../../app/route';
import { ShareButton } from '../../replay/share-button';
import { AnalysisButton } from '../../review/analysis-button';
import type { OnlineSession } from '../../session/online/online-session.js';
import type { OnlineTable } from '../../session/online/online-table.js';
import { editionAt } from '../../session/session.js';
import { ExportDialog } from '../../start/export-dialog';
import { EndActions } from '../../table/end/end-actions';
import { EndScreen, type GivenUp } from '../../table/end/end-screen';
import { useSeatNames } from '../../table/seats/seat-names';
import { Refused } from '../refused';
import { dayAddress } from './day-address.js';
import { useRematch } from './use-rematch';
import { VerifyDialog } from './verify-dialog';

interface OnlineEndProps {
  readonly session: OnlineSession;
  readonly close: () => void;
  /** Goes back to the first decision. */
  readonly review: () => void;
}

/** Leads back to the game of the day, where the analyst goes on with the game that was just played. */
function DayButton({ session }: { readonly session: OnlineSession }) {
  const t = useTranslations('online.end');
  const open = async () => {
    if (session.snapshot().log.length > 0) {
      // The analyst loads when it is first wanted.
      const { beginReview } = await loadPart(() => import('../../review/begin.js'));
      await beginReview(session, session.seat, `#/online/${session.id}`);
    }
    go(dayAddress(session.table.view!));
  };
  return (
    <Button look="main" data-day="" onClick={() => void open()}>
      {t('day')}
    </Button>
  );
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
  const { deal } = session.table.view!;
  return (
    <>
      <Refused code={refused} />
      <div role="status">{seated && next && <p>{t('awaited')}</p>}</div>
      <EndActions
        first={
          <>
            {deal && <DayButton session={session} />}
            {seated && !deal && (
              <Button look="main" title={t('rematchNote')} onClick={() => void rematch()}>
                {t(next ? 'go' : 'rematch')}
              </Button>
            )}
            <Button onClick={review}>{words('ending.review')}</Button>
            <AnalysisButton session={session} own={session.seat} home={`#/online/${session.id}`} />
          </>
        }
      >
        <Button look="quiet" data-verify="" onClick={() => setOpen('verify')}>
          {t('verify')}
        </Button>
        {/* The game of the day is not shown to those who may still play it. */}
        {!deal && <ShareButton session={session} />}
        <Button look="quiet" onClick={() => setOpen('export')}>
          {t('export')}
        </Button>
        <Button look="quiet" onClick={close}>
          {t('table')}
        </Button>
        {!deal && (
          <a className={buttonClass('quiet')} href="#/online">
            {t('lobby')}
          </a>
        )}
      </EndActions>
      {open === 'verify' && <VerifyDialog session={session} close={shut} />}
      {open === 'export' && (
        <ExportDialog
          record={session.record()}
          edition={editionAt(session)}
          name={`shirasagi-${session.game}-${session.id}`}
          close={shut}
        />
      )}
    </>
  );
}

/** Seats that lost the game whatever they score: resigned, or out of time where that is what the table says. */
function lostBy({ seats, view }: OnlineTable): GivenUp | undefined {
  const lost = [...seats.givenUp].filter(([, how]) => how === 'resigned' || view?.onTimeOut === 'loses');
  if (lost.length === 0) return undefined;
  const { ranks = [], reason } = view?.result ?? {};
  return { seats: new Map(lost), ranks, played: reason === 'played' };
}

/** The end of an online game, also of one that a player gave up. */
export function OnlineEnd({ session, close, review }: OnlineEndProps) {
  const snapshot = session.snapshot();
  const names = useSeatNames(snapshot.sitters);
  const { table } = session;
  // Nothing changes any more in a table that is over.
  const [givenUp] = useState(() => lostBy(table));
  return (
    <EndScreen
      session={session}
      snapshot={snapshot}
      names={names}
      own={session.seat}
      close={close}
      review={review}
      actions={<Actions session={session} close={close} review={review} />}
      {...(givenUp && { givenUp })}
    />
  );
}
