import type { ReactNode } from 'react';

/** What a clan holds and gains. */
export const GOODS_ICONS = {
  food: (
    <>
      <path
        fill="var(--t-rice)"
        d="M5 11.2c.2-2.3 1.7-2.9 2.6-4.1C8.8 5.3 10.4 4.4 12 4.4s3.2.9 4.4 2.7c.9 1.2 2.4 1.8 2.6 4.1"
      />
      <path fill="var(--t-leaf)" d="M2.8 11.2h18.4c0 4.3-2.3 7-5.2 8.3v1.7H8v-1.7c-2.9-1.3-5.2-4-5.2-8.3z" />
      <path d="M9.4 8.7l1-.5M13.4 7.6l1 .5M5.4 15h13.2" />
    </>
  ),
  iron: (
    <>
      <path fill="var(--t-iron)" d="M2.6 19l2.6-8.2h13.6L21.4 19z" />
      <path fill="var(--t-iron-light)" d="M5.2 10.8L8.4 6h7.2l3.2 4.8z" />
      <path d="M8.6 15h6.8" />
    </>
  ),
  pearl: (
    <>
      <path
        fill="var(--t-pearl)"
        d="M9.2 18.6C5.4 17 2.8 14 2.8 10.7 2.8 6.7 6.9 3.6 12 3.6s9.2 3.1 9.2 7.1c0 3.3-2.6 6.3-6.4 7.9l.9 2.2H8.3z"
      />
      <path d="M12 18.2V8M9.7 17.6L6.6 9.8M14.3 17.6l3.1-7.8" />
    </>
  ),
  coin: (
    <>
      <path
        fill="var(--t-gold)"
        fillRule="evenodd"
        d="M12 2.9a9.1 9.1 0 1 0 0 18.2 9.1 9.1 0 0 0 0-18.2zM9 9h6v6H9z"
      />
      <path d="M12 5.4v1.2M12 17.4v1.2M5.4 12h1.2M17.4 12h1.2" />
    </>
  ),
  seal: (
    <>
      <rect fill="var(--t-seal)" x="3" y="3" width="18" height="18" rx="3.4" />
      <path stroke="var(--t-cut)" d="M7.6 7.6h8.8M12 7.6v8.8M8.4 12h7.2M7.2 16.4h9.6" />
    </>
  ),
  vp: (
    <>
      <path fill="var(--t-fan)" d="M12 21L2.4 10.4C4.6 6.6 8.1 4.4 12 4.4s7.4 2.2 9.6 6z" />
      <path d="M12 21L7 5.9M12 21V4.6M12 21l5-15.1" />
      <path fill="var(--t-paper)" d="M12 21l-3.3-3.7c2-1.7 4.6-1.7 6.6 0z" />
    </>
  ),
  time: (
    <>
      <circle fill="var(--t-sky)" stroke="none" cx="12" cy="12" r="9.8" />
      <path
        fill="var(--t-paper)"
        d="M1.8 6.6c4.4-.3 7.3 1.5 9.4 4.8.7-3.7 3.2-7 7.8-8.6-.2 4.4-1.9 7.9-4.5 10.4l7.7 1.4-7.9 1.6c-2.9 1-6.1 1-10 2.8 1.4-2 3-3.3 4.8-4.2C5.8 13 3.1 10.5 1.8 6.6z"
      />
    </>
  ),
  any: (
    <>
      <path fill="var(--t-leaf)" d="M12 12V2.9a9.1 9.1 0 0 1 7.9 13.6z" />
      <path fill="var(--t-pearl)" d="M12 12l7.9 4.5a9.1 9.1 0 0 1-15.8 0z" />
      <path fill="var(--t-iron)" d="M12 12l-7.9 4.5A9.1 9.1 0 0 1 12 2.9z" />
    </>
  ),
  money: (
    <>
      <rect fill="var(--t-seal)" x="10.6" y="2.6" width="11" height="11" rx="2.4" />
      <path stroke="var(--t-cut)" d="M13.8 6h4.6M16.1 6v4.4" />
      <path
        fill="var(--t-gold)"
        fillRule="evenodd"
        d="M8.8 8.4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM6.9 13h3.8v3.8H6.9z"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;
