import type { Account, DayGame } from '@shirasagi/protocol';
import { type ReactNode, Suspense, useState } from 'react';
import { usePerson } from '../accounts/person';
import { lazyPart } from '../app/lazy-part';
import { go } from '../app/route';
import { days } from './daily-api.js';

const AskName = lazyPart(() => import('./ask-name').then((m) => m.AskName));

interface Begun {
  /** Begins a game or goes on with it, after asking for a name if need be. */
  readonly begin: (game: DayGame, what: 'try' | 'practice') => Promise<void>;
  readonly failed: boolean;
  /** Where a name is asked for. */
  readonly dialog: ReactNode;
}

/** Begins games of today at the server. */
export function useBegin(): Begun {
  const person = usePerson();
  const [asking, setAsking] = useState<(me: Account | undefined) => void>();
  const [failed, setFailed] = useState(false);
  const askName = (): Promise<Account | undefined> =>
    'me' in person ? Promise.resolve(person.me) : new Promise((answer) => setAsking(() => answer));
  const begin = async (game: DayGame, what: 'try' | 'practice') => {
    setFailed(false);
    if (!(await askName())) return;
    try {
      go(`#/online/${(await days.begin(game, what)).id}`);
    } catch {
      setFailed(true);
    }
  };
  const answered = (me: Account | undefined) => {
    setAsking(undefined);
    asking?.(me);
  };
  return { begin, failed, dialog: asking && <Suspense>{<AskName answer={answered} />}</Suspense> };
}
