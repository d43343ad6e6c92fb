/** A boardgame.io server in a process of its own, keeping its matches in memory. */
import { createRequire } from 'node:module';

interface BoardgameServer {
  Server(options: object): { run(options: object): Promise<{ appServer: { address(): { port: number } } }> };
}

// The package cannot be imported as a module: its parts are folders.
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as BoardgameServer;

/** The lightest game there is, so that all the time is the server's own. */
const tick = {
  name: 'tick',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    tick: ({ G }: { G: { count: number } }, by: number) => {
      G.count += by;
    },
  },
};

// It tells every request; here only figures are told.
console.log = () => {};
console.info = () => {};
const server = Server({ games: [tick], origins: ['*'] });
const { appServer } = await server.run({ port: 0 });
process.send?.({ url: `http://127.0.0.1:${appServer.address().port}` });
process.once('disconnect', () => process.exit(0));
