import type { RoomNews, TypedServer } from './typed.js';

/** How Socket.IO numbers packets that carry an event. */
const EVENT = 2;

/**
 * Tells news to the sockets of this process in a room, but for those in the room `but`: a socket is in one of its own,
 * which is named after it. Nothing is put into words when nobody
 * is left to hear it, and the library's `io.local.to(room).except(but).emit` makes six sets for each piece.
 */
export function tellHere(io: TypedServer, news: RoomNews, but = watchersOf(news)): void {
  const { adapter } = io.of('/');
  const [room, ...data] = news;
  const inside = adapter.rooms.get(room);
  if (!inside) return;
  const except = new Set<string>();
  if (but !== undefined) {
    const leftOut = adapter.rooms.get(but);
    if (leftOut && isWithin(inside, leftOut)) return;
    except.add(but);
  }
  adapter.broadcast({ type: EVENT, data }, { rooms: new Set([room]), except, flags: { local: true } });
}

/** The room whose sockets know it from other news: whose turn it became is told with the entry, where there was one. */
function watchersOf([, event, told]: RoomNews): string | undefined {
  return event === 'turn' && told.number > 0 ? `table:${told.table}` : undefined;
}

function isWithin(inside: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const socket of inside) if (!others.has(socket)) return false;
  return true;
}
