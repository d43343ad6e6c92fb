import type { DayGame, DayHead, DayView, Standings, TableView } from '@shirasagi/protocol';
import type { TableProof } from '@shirasagi/protocol/verify';
import { request } from '../session/online/online-api.js';

/** The best game of a closed day. */
export interface BestGame {
  /** Null for a guest. */
  readonly name: string | null;
  readonly points: number;
  readonly proof: TableProof;
}

/** Everything the page asks of the server about games of the day; each call throws `RequestRefused`. */
export const days = {
  today: () => request<DayView>('GET', '/api/days/today'),
  day: (day: string) => request<DayView>('GET', `/api/days/${day}`),
  past: async () => (await request<{ days: readonly DayHead[] }>('GET', '/api/days')).days,
  ranking: (day: string, game: DayGame) => request<Standings>('GET', `/api/days/${day}/${game}/ranking`),
  best: (day: string, game: DayGame) => request<BestGame>('GET', `/api/days/${day}/${game}/best`),
  begin: async (game: DayGame, what: 'try' | 'practice') =>
    (await request<{ table: TableView }>('POST', `/api/days/today/${game}/${what}`, {})).table,
};
