import { type ComponentType, lazy } from 'react';
import { loadPart } from './load-part';

/** A component that is loaded when it is first drawn. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPart(load) }));
