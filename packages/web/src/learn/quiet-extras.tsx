import type { TableExtras } from '../table/playing';

/** Nothing around the table but what a screen adds itself; how it ends is told by the coach. */
export const QUIET_EXTRAS: TableExtras = {
  home: '#/learn',
  tools: null,
  menu: null,
  head: null,
  panel: null,
  closePanel: () => {},
  asides: [],
  over: false,
  // An empty end instead of the score sheet.
  end: () => <span />,
};
