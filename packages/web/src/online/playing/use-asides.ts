import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { OnlineSession } from '../../session/online/online-session.js';
import type { Aside } from '../../table/log/log-turns';
import { useSeatNames } from '../../table/seats/seat-names';

/** What happened to the seats of an online table, in sentences for its log. */
export function useAsides(session: OnlineSession): readonly Aside[] {
  const t = useTranslations();
  const names = useSeatNames(session.snapshot().sitters);
  const { news } = session.table.seats;
  return useMemo(
    () =>
      news.map(({ number, decisions, seat, what }) => ({
        key: number,
        decisions,
        seat,
        text: t(SENTENCES[what], { name: names[seat] }),
      })),
    [news, names, t],
  );
}

const SENTENCES = {
  resigned: 'ending.resigned',
  lost: 'ending.time',
  handed: 'online.comeBack.handed',
  back: 'online.comeBack.done',
} as const;
