import type { Account } from '@shirasagi/protocol';
import { createContext, useContext } from 'react';
import type { Connection } from '../session/online/online-connection.js';

/** What every online screen has at hand. */
interface Online {
  readonly connection: Connection;
  readonly me: Account | undefined;
  /** The person at this page; asks for a name first when there is none. Undefined when no name was given. */
  readonly askName: () => Promise<Account | undefined>;
}

export const OnlineContext = createContext<Online | undefined>(undefined);

/** The connection and the person of this page. */
export function useOnline(): Online {
  const online = useContext(OnlineContext);
  if (!online) throw new Error('useOnline needs an OnlinePage');
  return online;
}
