import type { ErrorCode } from '@shirasagi/protocol';
import { useRef, useState } from 'react';
import { NoPasskey } from './account-api';
import { codeOf } from './person';

/** Why something did not come about. */
export type Trouble = ErrorCode | 'no-passkey';

/** Something a person asks for: under way, done, or refused. */
export interface RequestState {
  readonly busy: boolean;
  readonly done: boolean;
  readonly trouble: Trouble | undefined;
  /** Does it, unless it is under way already. */
  readonly run: (body: () => Promise<unknown>) => void;
}

/** Keeps how one thing a person asked for stands. */
export function useRequest(): RequestState {
  const [stands, set] = useState<Omit<RequestState, 'run'>>({ busy: false, done: false, trouble: undefined });
  const busy = useRef(false);
  const run = async (body: () => Promise<unknown>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    set({ busy: true, done: false, trouble: undefined });
    try {
      await body();
      set({ busy: false, done: true, trouble: undefined });
    } catch (error) {
      const trouble = error instanceof NoPasskey ? 'no-passkey' : codeOf(error);
      set({ busy: false, done: false, trouble });
    } finally {
      busy.current = false;
    }
  };
  return { ...stands, run: (body) => void run(body) };
}
