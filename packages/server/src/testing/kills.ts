import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { Visitor } from './people.js';
import type { ServerProcess } from './processes.js';
import { Stubborn } from './stubborn.js';

/** Kills servers while people play, then lets every game be played to its end; returns how much was promised. */
export async function killWhilePlaying(
  servers: readonly ServerProcess[],
  { kills, tables }: { kills: number; tables: number },
): Promise<{ promised: number; finished: number }> {
  let promised = 0;
  let finished = 0;
  let killed = 0;
  let counted: () => void = () => {};
  const players: Stubborn[] = [];
  const games: Promise<void>[] = [];
  const acknowledge = (): void => {
    promised++;
    counted();
  };
  const alive = new Set(servers);
  const urls = () => [...alive].map((server) => server.url);
  // Every pair opens its next table when one is over, so that there is always a game in progress.
  const pair = async (number: number): Promise<void> => {
    const people = await Promise.all(
      servers
        .concat(servers)
        .slice(0, 2)
        .map((server, i) => Visitor.enter(server.url, `P${number}.${i}`)),
    );
    do {
      const id = await openTable(people, urls);
      const seats = people.map((visitor, seat) => new Stubborn(visitor, id, seat, urls, acknowledge));
      players.push(...seats);
      await Promise.all(seats.map((player) => player.play()));
      finished++;
    } while (killed < kills);
    for (const { socket } of people) socket.disconnect();
  };
  for (let number = 0; number < tables; number++) games.push(pair(number));
  const all = Promise.all(games);
  while (killed < kills) {
    const goal = promised + randomInt(5, 60);
    await Promise.race([
      all,
      new Promise<void>((resolve) => {
        counted = () => promised >= goal && resolve();
      }),
    ]);
    const victim = servers[randomInt(servers.length)];
    if (alive.size > 1) alive.delete(victim);
    await victim.kill();
    killed++;
    await victim.start();
    alive.add(victim);
  }
  await all;
  for (const player of players)
    for (const [number, hash] of player.acknowledged) assert.equal(player.follower.hashes[number], hash);
  return { promised, finished };
}

async function openTable(people: readonly Visitor[], urls: () => string[]): Promise<string> {
  for (;;) {
    try {
      const [ann, bob] = people;
      for (const person of people) person.url = urls()[0];
      const table = await ann.open({
        game: 'castle',
        seats: [{ kind: 'me' }, { kind: 'link' }, { kind: 'opponent', level: 'apprentice' }],
      });
      await bob.join(table);
      return table.id;
    } catch {
      // A server died meanwhile: opened again at another, or at the same one when it is back.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
