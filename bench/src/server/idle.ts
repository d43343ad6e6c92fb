import { Follower, Visitor } from '@shirasagi/server/testing/people';

/** Bytes the server uses, by its own account. */
export async function memory(url: string): Promise<{ heap: number; resident: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
  return {
    heap: figure('shirasagi_nodejs_heap_size_used_bytes') + figure('shirasagi_nodejs_external_memory_bytes'),
    resident: figure('shirasagi_process_resident_memory_bytes'),
  };
}

/** Running tables with both people connected and nobody moving: what each costs. */
export async function holdIdle(url: string, tables: number) {
  const before = await memory(url);
  const people: Visitor[] = [];
  for (let i = 0; i < tables; i++) {
    const pair = await Promise.all([0, 1].map((seat) => Visitor.enter(url, `I${i}.${seat}`)));
    people.push(...pair);
    const table = await pair[0].open({ game: 'castle', seats: [{ kind: 'me' }, { kind: 'link' }] });
    await pair[1].join(table);
    for (const visitor of pair) await new Follower(visitor, table.id).watch();
  }
  const after = await memory(url);
  for (const { socket } of people) socket.disconnect();
  return {
    tables,
    sockets: people.length,
    heapPerTable: (after.heap - before.heap) / tables,
    residentPerTable: (after.resident - before.resident) / tables,
  };
}
