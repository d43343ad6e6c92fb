import { createContext, useContext } from 'react';
import type { Me } from '../session/online-api.js';
import type { Connection } from '../session/online-connection.js';

/** What every online screen has at hand. */
interface Online {
  readonly connection: Connection;
  readonly me: Me | undefined;
  /** Whoever is here; asks for a name first when nobody is. Undefined when none was given. */
  readonly somebody: () => Promise<Me | undefined>;
}

export const OnlineContext = createContext<Online | undefined>(undefined);

/** The connection and the person of this page. */
export function useOnline(): Online {
  const online = useContext(OnlineContext);
  if (!online) throw new Error('useOnline needs an OnlinePage');
  return online;
}
