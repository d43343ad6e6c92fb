/** Holds what a real server sends against the schemas: the types of a message alone believe anything. */
import { NEWS, REQUESTS, Refusal } from '@shirasagi/protocol/schemas';
import type { Socket } from 'socket.io-client';

/** Only tests check; programs that measure a server use the same people. */
const CHECKS = process.env.NODE_TEST_CONTEXT !== undefined;

/** Throws when a reply is not what its event promises; tests may also send events that do not exist. */
export function checkReply(event: string, { ok, ...reply }: { readonly ok: boolean }): void {
  if (!CHECKS || !Object.hasOwn(REQUESTS, event)) return;
  if (ok) REQUESTS[event as keyof typeof REQUESTS].reply.parse(reply);
  else Refusal.parse((reply as { error?: unknown }).error);
}

/** Throws as soon as a socket hears news that are not as promised. */
export function checkNews(socket: Socket): void {
  if (!CHECKS) return;
  socket.onAny((event: keyof typeof NEWS, ...told: unknown[]) => {
    if (!Object.hasOwn(NEWS, event))
      throw new Error(`the server told "${event}", which is not in the protocol`);
    const schema = NEWS[event];
    if (schema) schema.parse(told[0]);
    else if (told.length > 0) throw new Error(`"${event}" says all there is to say`);
  });
}
