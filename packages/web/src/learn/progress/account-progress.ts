import { useEffect } from 'react';
import { askWho, codeOf, usePerson } from '../../accounts/person';
import { server } from '../../session/online/online-api.js';
import { addUp } from './add-up.js';
import { changeProgress, onProgress, progress } from './progress.js';

let underWay: Promise<void> | undefined;

/** Adds up with the server; what does not get through waits for the next time. */
function tell(id: string): void {
  // What it changes is heard here too, before there is anything to wait for.
  if (underWay) return;
  underWay = Promise.resolve()
    .then(() => addUp(id, { add: server.learn, reset: server.resetLearned }))
    .catch((error: unknown) => {
      // The session has ended: then this browser is nobody's.
      if (codeOf(error) === 'not-signed-in') void askWho();
    })
    .finally(() => {
      underWay = undefined;
    });
}

/** Who signed out, or deleted the account, keeps what was learned in this browser. */
function leaveAccount(): void {
  const { learned, account } = progress();
  if (account) changeProgress({ learned });
}

/**
 * Keeps what was learned with the account, where there is one: when a person signs in, when something is learned or
 * reset, and when the network is back. Asks nobody for a person who never had an account here.
 */
export function useAccountProgress(): void {
  const person = usePerson(progress().account !== undefined);
  const id = person.is === 'settled' ? person.me.id : undefined;
  useEffect(() => {
    if (person.is === 'nobody' || person.is === 'guest') leaveAccount();
    const again = () => {
      if (id !== undefined) tell(id);
      else if (person.is === 'away' && progress().account) void askWho();
    };
    globalThis.addEventListener('online', again);
    const stop = id === undefined ? undefined : onProgress(again);
    if (id !== undefined) tell(id);
    return () => {
      globalThis.removeEventListener('online', again);
      stop?.();
    };
  }, [person.is, id]);
}
