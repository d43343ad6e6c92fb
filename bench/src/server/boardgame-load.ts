import { io, type Socket } from 'socket.io-client';
import { allReady, Count, type LoadOrder, type LoadReport } from './figures.js';

/** The same load on boardgame.io, in its own protocol: pairs who move in turn as fast as the answers come. */
export async function boardgameLoad(order: LoadOrder): Promise<LoadReport> {
  const { urls, first = 0, tables, seconds, warmSeconds = 0 } = order;
  const count = new Count();
  const matches = await Promise.all(
    Array.from({ length: tables }, (_, i) => openMatch(urls[0], `match${first + i}`)),
  );
  await allReady();
  const until = performance.now() + (warmSeconds + seconds) * 1000;
  const playing = matches.map((match) => playMatch(match, until, count.took));
  await Promise.all([count.beginAfter(warmSeconds), ...playing]);
  const report = count.report(tables * 2);
  for (const { sockets } of matches) for (const socket of sockets) socket.disconnect();
  return report;
}

interface Match {
  readonly id: string;
  readonly sockets: Socket[];
}

/** A match that nobody knows yet is made when the first player asks for it. */
async function openMatch(url: string, id: string): Promise<Match> {
  const sockets = [0, 1].map(() => io(`${url}/tick`, { transports: ['websocket'], forceNew: true }));
  for (const [player, socket] of sockets.entries()) {
    await new Promise<void>((resolve) => {
      socket.once('sync', () => resolve());
      socket.emit('sync', id, String(player), undefined, 2);
    });
  }
  return { id, sockets };
}

async function playMatch({ id, sockets }: Match, until: number, took: number[]): Promise<void> {
  for (let number = 0; performance.now() < until; number++) {
    const player = number % 2;
    const arrived = sockets.map(
      (socket) =>
        new Promise<number>((resolve) => {
          socket.once('update', () => resolve(performance.now()));
        }),
    );
    const sent = performance.now();
    const action = {
      type: 'MAKE_MOVE',
      payload: { type: 'tick', args: [number % 7], playerID: String(player) },
    };
    sockets[player].emit('update', action, number, id, String(player));
    const [own, other] = [await arrived[player], await arrived[1 - player]];
    took.push((own > 0 ? other : 0) - sent);
  }
}
