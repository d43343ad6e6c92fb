import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A server behind the balancer: its name, and its address while it can be reached. */
export interface Behind {
  readonly name: string;
  readonly url: () => string;
}

/**
 * A balancer like those in docs/self-hosting.md: a connection whose first request says `at=NAME` goes to the server
 * of that name, all others go to one after the other. A server that cannot be reached ends the connection.
 */
export async function startBalancer(
  t: { after(body: () => void): void },
  servers: readonly Behind[],
): Promise<string> {
  const open = new Set<Socket>();
  let turn = 0;
  const balancer = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client));
    client.on('error', () => client.destroy());
    client.once('data', (first) => {
      const [, name] = /[?&]at=([a-z0-9-]+)/.exec(first.toString('latin1').split('\r\n', 1)[0]) ?? [];
      const server = servers.find((one) => one.name === name) ?? servers[turn++ % servers.length];
      const there = connect(Number(new URL(server.url()).port), '127.0.0.1');
      there.on('error', () => client.destroy());
      there.on('close', () => client.destroy());
      client.on('close', () => there.destroy());
      there.write(first);
      client.pipe(there).pipe(client);
    });
  });
  await new Promise<void>((resolve) => {
    balancer.listen(0, '127.0.0.1', resolve);
  });
  t.after(() => {
    balancer.close();
    for (const client of open) client.destroy();
  });
  return `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
}
