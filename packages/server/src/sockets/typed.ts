/** Socket.IO with our events: nothing else can be sent. */
import type { ClientToServer, NewsEvent, Person, ServerToClient } from '@shirasagi/protocol';
import type { Server, Socket } from 'socket.io';

/** What the server keeps with a socket. */
export interface SocketData {
  person?: Person | undefined;
  /** The session it was opened with. */
  session?: string | undefined;
}

/** A piece of news for everybody in a room. */
export type RoomNews = {
  [E in NewsEvent]: readonly [room: string, event: E, ...told: Parameters<ServerToClient[E]>];
}[NewsEvent];

/** What processes pass on to each other: news for rooms, and whose seats belong to another person now. */
export type Passed = RoomNews | readonly [room: string, event: 'handedOver', user: string];

/** The one event between processes. */
export interface BetweenServers {
  relay(batch: readonly Passed[]): void;
}

export type TypedServer = Server<ClientToServer, ServerToClient, BetweenServers, SocketData>;
export type TypedSocket = Socket<ClientToServer, ServerToClient, BetweenServers, SocketData>;
