import type { ReactNode } from 'react';

const TILE = 'M3 4.6C3 3.7 3.7 3 4.6 3h11L21.4 12l-5.8 9h-11C3.7 21 3 20.3 3 19.4z';
const WAVE = 'M5.6 13.6c1.6-3.6 3.6-3.6 5 0 1.6-3.6 3.6-3.6 5.2 0';

function lantern(fill: string, line = 'currentColor', extra?: ReactNode): ReactNode {
  return (
    <>
      <path d="M12 1.8v2.4" />
      <path fill={fill} d="M12 5c4.6 0 7 3.1 7 7s-2.4 7-7 7-7-3.1-7-7 2.4-7 7-7z" />
      <path d="M8.8 5.2v-1h6.4v1M8.8 18.8v1h6.4v-1M12 19.8v2.4" />
      {extra ?? <path stroke={line} d="M5.6 9.4h12.8M5.6 14.6h12.8" />}
    </>
  );
}

/** Places and people of the board. */
export const BOARD_ICONS = {
  lantern: lantern('var(--t-lamp)'),
  'lantern-coral': lantern(
    'var(--die-coral)',
    '',
    <path stroke="var(--die-coral-mark)" d="M7.2 13.4c1.5-3.4 3.4-3.4 4.8 0 1.5-3.4 3.4-3.4 4.8 0" />,
  ),
  'lantern-black': lantern('var(--die-black)', 'var(--die-black-mark)'),
  'lantern-white': lantern('var(--die-white)', 'var(--die-white-mark)'),
  well: (
    <>
      <path fill="var(--t-wood)" d="M2.6 8.8L12 2.6l9.4 6.2z" />
      <path d="M5.8 8.8v4.6M18.2 8.8v4.6M12 8.8v2.4" />
      <path fill="var(--t-stone)" d="M4 13.4h16l-.8 7.8H4.8z" />
      <path fill="var(--t-water)" d="M9.8 11.2h4.4v2.2H9.8z" />
      <path d="M4.4 17.2h15.2M9 13.4v3.8M15 17.2v4" />
    </>
  ),
  courtier: (
    <>
      <path fill="currentColor" d="M7.8 11.4C7 6.6 8 2.4 12.8 1.8c2.6.5 3.3 2 2.6 3.8-.7 1.9.3 3.7.8 5.8z" />
      <path fill="var(--t-paper)" d="M8 11.4h8.2c.2 3.4-1.5 5.6-4.1 5.6S7.8 14.8 8 11.4z" />
      <path
        fill="var(--t-seal)"
        d="M3.4 22c.4-3.4 2.6-5.4 5.8-6 1.6 1.6 4.2 1.6 5.8 0 3.2.6 5.2 2.6 5.6 6z"
      />
    </>
  ),
  gardener: (
    <>
      <path d="M12 2v10.6" strokeWidth="2.2" />
      <path fill="var(--t-wood)" d="M3 12.6h18v3H3z" />
      <path d="M4.4 15.6v5.2M8.2 15.6v5.2M12 15.6v5.2M15.8 15.6v5.2M19.6 15.6v5.2" />
    </>
  ),
  warrior: (
    <>
      <path
        fill="var(--t-gold)"
        d="M12 10C8 9.4 4.8 6.4 4.6 1.8c2.6 3 4.8 4.4 7.4 4.6 2.6-.2 4.8-1.6 7.4-4.6-.2 4.6-3.4 7.6-7.4 8.2z"
      />
      <path fill="var(--t-iron)" d="M5 15.4C5 10.8 8 8 12 8s7 2.8 7 7.4z" />
      <path fill="var(--t-iron-light)" d="M2.8 15.4h18.4l-1.8 5.8h-4.2L14.4 18H9.6l-.8 3.2H4.6z" />
    </>
  ),
  worker: (
    <>
      <path fill="var(--t-paper)" d="M12 2.6a4 4 0 1 1 0 8 4 4 0 0 1 0-8z" />
      <path fill="var(--t-wood)" d="M3.6 21.4c0-5.4 3.6-8.4 8.4-8.4s8.4 3 8.4 8.4z" />
      <path d="M8.2 18.2h.01M12 18.2h.01M15.8 18.2h.01" strokeWidth="2.4" />
    </>
  ),
  domain: (
    <>
      <path fill="var(--t-paper)" d="M4.6 9.6h14.8v11.8H4.6z" />
      <path fill="var(--t-iron)" d="M1.8 10.4C6 9 9.4 6.4 12 2.6c2.6 3.8 6 6.4 10.2 7.8z" />
      <path d="M8 14h8M8 17.6h8" />
    </>
  ),
  light: (
    <>
      <rect fill="var(--t-paper)" x="3" y="4.6" width="18" height="14.8" rx="2.4" />
      <circle fill="var(--t-lamp)" cx="12" cy="12" r="2.7" />
      <path d="M12 6.6v.8M12 16.6v.8M6.4 12h.8M16.8 12h.8M8.1 8.1l.6.6M15.3 15.3l.6.6M15.9 8.1l-.6.6M8.7 15.3l-.6.6" />
    </>
  ),
  'tile-coral': (
    <>
      <path fill="var(--die-coral)" d={TILE} />
      <path stroke="var(--die-coral-mark)" d={WAVE} />
    </>
  ),
  'tile-black': <path fill="var(--die-black)" stroke="var(--die-black-line)" d={TILE} />,
  'tile-white': (
    <>
      <path fill="var(--die-white)" stroke="var(--die-white-line)" d={TILE} />
      <path stroke="var(--die-white-mark)" d="M6 6h8.2l3.8 6-3.8 6H6z" />
    </>
  ),
  'tile-any': (
    <>
      <path fill="var(--die-coral)" stroke="none" d="M4.6 3h11l3.9 6H3V4.6C3 3.7 3.7 3 4.6 3z" />
      <path fill="var(--die-black)" stroke="none" d="M3 9h16.5l1.9 3-1.9 3H3z" />
      <path fill="var(--die-white)" stroke="none" d="M3 15h16.5l-3.9 6h-11C3.7 21 3 20.3 3 19.4z" />
      <path d={TILE} />
    </>
  ),
  climb: (
    <>
      <path fill="var(--t-stone)" d="M2.6 21.4v-4h4.8v-4.2h4.8V9H17V4.8h4.4v16.6z" />
      <path d="M5.4 10.4V3M2.6 5.8L5.4 3l2.8 2.8" />
    </>
  ),
  gate: (
    <>
      <path fill="var(--t-fan)" d="M1.8 4c6.8 1.8 13.6 1.8 20.4 0l-.6 3.2c-6.4 1.4-12.8 1.4-19.2 0z" />
      <path fill="var(--t-fan)" d="M6 7.9h2.4l-.4 13.5H5.4zM15.6 7.9H18l.6 13.5H16z" />
      <path d="M3.6 12h16.8" strokeWidth="2" />
    </>
  ),
  plant: (
    <>
      <path d="M12 21.8V9.4" />
      <path fill="var(--t-leaf)" d="M12 17C6.4 17 3.4 14 3 9c5.4 0 8.6 2.8 9 8z" />
      <path fill="var(--t-leaf)" d="M12 11.8c.2-5.4 3.2-8.6 9-9.2.2 5.6-3 9-9 9.2z" />
    </>
  ),
  stone: (
    <>
      <path fill="var(--t-stone)" d="M12.4 15.4c0-5.4 1.4-10 4-10s4.4 4.6 4.6 10z" />
      <path fill="var(--t-stone)" d="M3 15.4c.2-3.8 2.2-6 5.2-6s5 2.2 5.4 6z" />
      <path d="M1.8 18.2c3.4-1.2 6.8-1.2 10.2 0s6.8 1.2 10.2 0M1.8 21.6c3.4-1.2 6.8-1.2 10.2 0s6.8 1.2 10.2 0" />
    </>
  ),
  heron: (
    <>
      <path
        fill="var(--t-paper)"
        d="M16.6 2.6l5.6 1.5-4.4 1.1c.3 2-.9 3.2-2 4.3-1 1-1.3 1.9-.8 3.1 1 2.5-.4 4.8-3.3 5.4-3 .6-6.2-.2-9.3 1.6.7-4.4 3.2-7.6 7-9 1.7-.6 2.3-1.6 2.3-3 0-2.7 1.8-5 4.9-5z"
      />
      <path d="M9.6 18v4M12.6 17.8V22M7.6 13.2c1.6.6 3.2.4 4.8-.8" />
    </>
  ),
  die: (
    <>
      <rect fill="var(--t-paper)" x="3.4" y="3.4" width="17.2" height="17.2" rx="4" />
      <path d="M8.2 8.2h.01M12 12h.01M15.8 15.8h.01" strokeWidth="3" />
    </>
  ),
} satisfies Record<string, ReactNode>;
