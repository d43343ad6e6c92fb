import type { Watched } from '@shirasagi/protocol';
import type { Visitor } from '@shirasagi/server/testing/people';
import type { LoadOrder } from './figures.js';

export type AddressOf = (name: string) => string | undefined;

/** Where the servers of an order are, by name; undefined when they have none. */
export const addressesOf = ({ urls, names }: LoadOrder): AddressOf | undefined =>
  names && ((name) => urls[names.indexOf(name)]);

/** Goes where the people of a table meet, as pages do. */
export async function meet(people: readonly Visitor[], table: string, addressOf: AddressOf): Promise<void> {
  for (const visitor of people) {
    const answer = await visitor.send<Watched>('watch', { table });
    if (!answer.ok) throw new Error(answer.error.message);
    const there = answer.at && addressOf(answer.at);
    if (there) await visitor.connect(there);
  }
}
