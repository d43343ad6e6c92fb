import { Follower, goodbye, Visitor } from './people.js';

/** What a person sends to open a duel. */
export const DUEL = { game: 'duel', seats: [{ kind: 'me' }, { kind: 'link' }] };

/** A running duel of two people, who follow it. */
export async function duel(
  t: { after(body: () => void): void },
  url: string,
  more: object = {},
  from?: string,
) {
  const visitors = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.enter(url, name, from)));
  t.after(() => goodbye(...visitors));
  const table = await visitors[0].open({ ...DUEL, ...more });
  await visitors[1].join(table);
  const followers = visitors.map((visitor) => new Follower(visitor, table.id));
  for (const follower of followers) await follower.watch();
  const toMove = () => followers[followers[0].game.state.toMove];
  return { table, visitors, followers, toMove };
}
