import type { TypedSocket } from './typed.js';

/** Closes a socket that does not read: what waits for it must not fill the memory. `most` is in characters. */
export function boundUnsent(socket: TypedSocket, most: number): void {
  const { conn } = socket;
  let unsent = 0;
  let onTheWay = 0;
  conn.on('packetCreate', ({ data }: { data?: unknown }) => {
    if (typeof data === 'string') unsent += data.length;
    if (unsent <= most) return;
    conn.close(true);
    // A farewell would wait behind everything that was not read.
    conn.request.socket.destroy();
  });
  conn.on('flush', () => {
    onTheWay = unsent;
  });
  conn.transport.on('drain', () => {
    unsent -= onTheWay;
    onTheWay = 0;
  });
}
