import type { NetLoaders } from '../nets.js';

export const castleNets: NetLoaders = {
  1: () => import('./net-many.js'),
  2: () => import('./net.js'),
  3: () => import('./net-many.js'),
  4: () => import('./net-many.js'),
};
