import type { Watched } from '@shirasagi/protocol';
import { Follower, type Visitor } from '@shirasagi/server/testing/people';
import type { LoadOrder } from './figures.js';

export type AddressOf = (name: string) => string | undefined;

/** Where the servers of an order are, by name; undefined when they have none. */
export const addressesOf = ({ urls, names }: LoadOrder): AddressOf | undefined =>
  names && ((name) => urls[names.indexOf(name)]);

/**
 * Two people come to a table as pages do: who hears that its people meet elsewhere goes there and comes again. One
 * fold serves both.
 */
export async function comeToTable(
  people: readonly [Visitor, Visitor],
  table: string,
  addressOf: AddressOf | undefined,
): Promise<Follower> {
  const follower = new Follower(people[0], table);
  await come(people[0], addressOf, async () => {
    await follower.watch();
    return follower.at;
  });
  await come(people[1], addressOf, async () => {
    const answer = await people[1].send<Watched>('watch', { table });
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.at;
  });
  return follower;
}

async function come(
  visitor: Visitor,
  addressOf: AddressOf | undefined,
  watch: () => Promise<string | undefined>,
): Promise<void> {
  const at = await watch();
  const there = at && addressOf?.(at);
  if (!there) return;
  await visitor.connect(there);
  await watch();
}
