import type { NetLoaders } from '../nets.js';

export const duelNets: NetLoaders = { 2: () => import('./net.js') };
