import type { ReactNode } from 'react';

function crane(fill: string): ReactNode {
  return (
    <>
      <path fill={fill} d="M1.8 9.6l7.4 3.2L13.6 2.4l2.8 10.2 5.8-4.4-2.8 8-7 5.4-4.6-4.4z" />
      <path d="M9.2 12.8l7.2-.2M9.2 12.8l3.2 8.8M16.4 12.6l-4 9" />
    </>
  );
}

/** Weapons, flags, origami and goods. */
export const DUEL_ICONS = {
  katana: (
    <>
      <path fill="var(--t-iron-light)" d="M8.4 14.2C13.6 11.2 17.8 7 21.4 2c-1.4 6.6-5.4 11.8-11 15.2z" />
      <path d="M6.2 13l4.9 4.9" strokeWidth="2.2" />
      <path d="M7.4 16.8l-4.8 4.8" strokeWidth="3" />
    </>
  ),
  kabuto: (
    <>
      <path
        fill="var(--t-gold)"
        d="M12 9.4C7.6 9 5.2 6 5.6 2.2c1.2 2.6 3.4 4 6.4 4s5.2-1.4 6.4-4c.4 3.8-2 6.8-6.4 7.2z"
      />
      <path fill="var(--t-seal)" d="M5.2 14.6c0-4 2.8-6.4 6.8-6.4s6.8 2.4 6.8 6.4z" />
      <path fill="var(--t-iron)" d="M5.2 14.6h13.6l-1 4.2c-1 1.8-3 2.8-5.8 2.8s-4.8-1-5.8-2.8z" />
      <path d="M8.6 17h2.2M13.2 17h2.2M5.2 14.6l-3 4.4M18.8 14.6l3 4.4" />
    </>
  ),
  flag: (
    <>
      <path d="M5.4 2v20M5.4 4h13" />
      <path fill="var(--t-fan)" d="M8.2 4h10v15.4l-2.5-1.6-2.5 1.6-2.5-1.6-2.5 1.6z" />
      <circle fill="var(--t-paper)" cx="13.2" cy="10" r="2.5" />
    </>
  ),
  'crane-blue': crane('var(--t-sky)'),
  'crane-white': crane('var(--t-paper)'),
  'goods-common': (
    <>
      <path fill="var(--t-wood)" d="M5.8 4h12.4c1.6 5.2 1.6 10.8 0 16H5.8c-1.6-5.2-1.6-10.8 0-16z" />
      <path d="M4.9 8.4h14.2M4.9 15.6h14.2M9.6 8.4v7.2M14.4 8.4v7.2" />
    </>
  ),
  'goods-luxury': (
    <>
      <path fill="var(--t-seal)" d="M4.2 11h15.6v10H4.2z" />
      <path fill="var(--t-fan)" d="M2.8 7.6h18.4V11H2.8z" />
      <path stroke="var(--t-cut)" d="M12 8.4v12" />
      <path
        fill="var(--t-gold)"
        d="M12 7.6C9.8 2.8 6.2 2.6 6 4.8s3 2.8 6 2.8zM12 7.6c2.2-4.8 5.8-5 6-2.8s-3 2.8-6 2.8z"
      />
    </>
  ),
  improve: (
    <>
      <rect fill="var(--t-paper)" x="5" y="2.8" width="14" height="18.4" rx="2.2" />
      <path fill="var(--t-gold)" d="M12 6.4l4.4 5.2h-2.6v5.6h-3.6v-5.6H7.6z" />
    </>
  ),
  change: (
    <>
      <path d="M4 10.6a8.2 8.2 0 0 1 14.6-3.4M20 13.4a8.2 8.2 0 0 1-14.6 3.4" />
      <path d="M19.4 2.8v4.8h-4.8M4.6 21.2v-4.8h4.8" />
      <circle fill="var(--t-gold)" cx="12" cy="12" r="2.4" />
    </>
  ),
  scroll: (
    <>
      <path fill="var(--t-paper)" d="M5.4 5h13.2v14H5.4z" />
      <path fill="var(--t-wood)" d="M2.6 2.8h18.8v3H2.6zM2.6 18.2h18.8v3H2.6z" />
      <path d="M8.6 9.4h6.8M8.6 12h6.8M8.6 14.6h4" />
    </>
  ),
  'lantern-card': (
    <>
      <rect fill="var(--t-paper)" x="4.4" y="2.6" width="15.2" height="18.8" rx="2.2" />
      <path fill="var(--t-lamp)" d="M12 7c2.9 0 4.4 2.2 4.4 5s-1.5 5-4.4 5-4.4-2.2-4.4-5S9.1 7 12 7z" />
      <path d="M12 5v2M12 17v2M7.8 10.6h8.4M7.8 13.4h8.4" />
    </>
  ),
} satisfies Record<string, ReactNode>;
