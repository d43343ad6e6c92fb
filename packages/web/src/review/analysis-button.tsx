import { useTranslations } from 'use-intl';
import { loadPart } from '../app/load-part';
import { Button } from '../app/parts/button';
import { go } from '../app/route';
import type { Session } from '../session/session.js';
import { reviewAddress } from './address.js';

interface AnalysisButtonProps {
  /** A game that is over. */
  readonly session: Session;
  /** The seat of the only reader; -1 where there are several or none. */
  readonly own: number;
  /** Where the game's table is. */
  readonly home: string;
}

/** Leads to the review of a finished game. */
export function AnalysisButton({ session, own, home }: AnalysisButtonProps) {
  const t = useTranslations('ending');
  const open = async () => {
    // The analyst loads when it is first wanted.
    const { beginReview } = await loadPart(() => import('./begin.js'));
    await beginReview(session, own, home);
    go(reviewAddress(session.id));
  };
  // A table may be given up before its first decision.
  if (session.snapshot().log.length === 0) return null;
  return <Button onClick={() => void open()}>{t('analysis')}</Button>;
}
