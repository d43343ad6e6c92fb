import { useSyncExternalStore } from 'react';
import { Connection, type Contact } from '../session/online/online-connection.js';

let connection: Connection | undefined;
/** Whom the socket belongs to. */
let whose: string | undefined;

/**
 * The page's one socket, as the person of that id. It is opened when first needed and then kept, so that one hears
 * of one's turn wherever one looks.
 */
export function contactAs(me: string | undefined): Connection {
  if (!connection) connection = new Connection();
  // Who a socket belongs to is settled when it opens.
  else if (whose !== me) connection.reconnect();
  whose = me;
  return connection;
}

/** How this page stands to the server. */
export function useContact(of: Connection): Contact {
  return useSyncExternalStore(
    (changed) => of.subscribe(changed),
    () => of.contact,
  );
}
