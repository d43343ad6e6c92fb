import type { SeatEntry } from '@shirasagi/protocol';

/** Something that happened to a seat besides its moves. */
export interface SeatNews {
  /** Number of its entry. */
  readonly number: number;
  /** Decisions that stood then. */
  readonly decisions: number;
  readonly seat: number;
  /** Given up, lost by time, handed to an opponent by time, or taken back from it. */
  readonly what: 'resigned' | 'lost' | 'handed' | 'back';
}

/** What happened to the seats of a table, and how they stand after it. */
export class SeatStory {
  /** Seats that were given up, and how: opponents play them on. */
  readonly givenUp = new Map<number, 'resigned' | 'time'>();
  /** In order. Replaced, never changed. */
  news: readonly SeatNews[] = [];

  clear(): void {
    this.givenUp.clear();
    this.news = [];
  }

  /** An entry says that something happened when so many decisions stood. */
  append(entry: SeatEntry, number: number, decisions: number): void {
    const tell = (seat: number, what: SeatNews['what']): void => {
      this.news = [...this.news, { number, decisions, seat, what }];
    };
    if ('resign' in entry) {
      this.givenUp.set(entry.resign, 'resigned');
      tell(entry.resign, 'resigned');
    } else if ('timeOut' in entry) {
      this.givenUp.set(entry.timeOut, 'time');
      tell(entry.timeOut, entry.then === 'loses' ? 'lost' : 'handed');
    } else {
      this.givenUp.delete(entry.comeBack);
      tell(entry.comeBack, 'back');
    }
  }

  /** Only so many decisions stand any more; what happened to seats meanwhile still happened. */
  takenBack(decisions: number): void {
    this.news = this.news.map((news) => (news.decisions > decisions ? { ...news, decisions } : news));
  }
}
