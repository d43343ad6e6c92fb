/** The load, in a process of its own: takes one order, answers with what it has seen. */
import { boardgameLoad } from './boardgame-load.js';
import type { LoadOrder, LoadReport } from './figures.js';
import { openLoopLoad } from './open-loop-load.js';
import { shirasagiLoad } from './shirasagi-load.js';

const LOADS: Readonly<Record<LoadOrder['against'], (order: LoadOrder) => Promise<LoadReport>>> = {
  shirasagi: shirasagiLoad,
  'shirasagi, open loop': openLoopLoad,
  'boardgame.io': boardgameLoad,
};

process.once('message', async (order: LoadOrder) => {
  const report = await LOADS[order.against](order);
  process.send?.(report, () => process.exit(0));
});
process.once('disconnect', () => process.exit(0));
