import type { Account } from '@shirasagi/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { Emitter } from '../session/emitter.js';
import { RequestRefused, server } from '../session/online/online-api.js';

/** Who is at this page: not asked yet, no server to ask, nobody, or a person. */
export type PersonHere =
  | { readonly is: 'unknown' | 'away' | 'nobody' }
  | { readonly is: 'guest' | 'settled'; readonly me: Account };

let person: PersonHere = { is: 'unknown' };
let asking: Promise<PersonHere> | undefined;
const changes = new Emitter();

/** Other tabs of this browser have the same cookies. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('shirasagi-person');
tabs?.addEventListener('message', () => void askWho());

function set(next: PersonHere): PersonHere {
  person = next;
  changes.tell();
  return next;
}

const known = (me: Account | null): PersonHere =>
  me ? { is: me.guest ? 'guest' : 'settled', me } : { is: 'nobody' };

/** Asks the server who the cookies belong to; those who wait for an answer share it. */
export function askWho(): Promise<PersonHere> {
  asking ??= server
    .me()
    // No answer says nothing new about a person who is known.
    .then(known, (): PersonHere => (person.is === 'unknown' ? { is: 'away' } : person))
    .then(set)
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** The identity of this browser has changed: looks again, and so do the other tabs. */
export async function changedWho(): Promise<PersonHere> {
  // An answer on its way may be from before.
  await asking;
  const now = await askWho();
  tabs?.postMessage('changed');
  return now;
}

/** Asks anew whom the person here muted, if anybody: those who were muted as guests may have signed in since. */
export async function askMutes(): Promise<void> {
  const before = 'me' in person ? person.me : undefined;
  if (!before?.muted?.length) return;
  const now = await server.me().catch(() => null);
  // What somebody said as a guest stays under that identity at this page, so it stays muted too.
  if (now?.id === before.id) set(known({ ...now, muted: [...before.muted, ...(now.muted ?? [])] }));
}

/** Comes in as a guest; a person who is here already keeps their identity. Throws `RequestRefused`. */
export async function enterAs(name: string): Promise<Account> {
  const now = await askWho();
  if ('me' in now) return now.me;
  const me = await server.enter(name);
  await changedWho();
  return me;
}

/** Who is at this page; asks the server the first time it is used, unless that can wait. */
export function usePerson(ask = true): PersonHere {
  useEffect(() => {
    if (ask && (person.is === 'unknown' || person.is === 'away')) void askWho();
  }, [ask]);
  return useSyncExternalStore(changes.subscribe, () => person);
}

/** The code of a refusal; `unavailable` for whatever else went wrong. */
export const codeOf = (error: unknown): RequestRefused['code'] =>
  error instanceof RequestRefused ? error.code : 'unavailable';
