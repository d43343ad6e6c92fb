/** The load, in a process of its own: takes one order, answers with figures. */
import { boardgameLoad } from './boardgame-load.js';
import type { LoadOrder } from './figures.js';
import { shirasagiLoad } from './shirasagi-load.js';

process.once('message', async (order: LoadOrder) => {
  const load = order.against === 'shirasagi' ? shirasagiLoad : boardgameLoad;
  const figures = await load(order);
  process.send?.(figures, () => process.exit(0));
});
process.once('disconnect', () => process.exit(0));
