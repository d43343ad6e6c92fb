import type { ReactNode } from 'react';

/** What the page itself needs. */
export const PAGE_ICONS = {
  card: (
    <>
      <rect fill="var(--t-paper)" x="5" y="2.8" width="14" height="18.4" rx="2.2" />
      <path d="M8.4 7.4h7.2M8.4 12h7.2M8.4 16.6h7.2" />
    </>
  ),
  deck: (
    <>
      <path d="M7.8 2.8h10.8c1 0 1.8.8 1.8 1.8v13" />
      <rect fill="var(--t-paper)" x="3.6" y="5.8" width="13" height="15.4" rx="2" />
      <path d="M7 10.2h6.2M7 13.4h6.2M7 16.6h6.2" />
    </>
  ),
  decree: (
    <>
      <path fill="var(--t-paper)" d="M5 2.8h14v18.4l-2.3-1.6-2.4 1.6-2.3-1.6-2.3 1.6-2.4-1.6L5 21.2z" />
      <path d="M8.6 7h6.8M8.6 10.4h6.8" />
      <rect fill="var(--t-seal)" x="11.4" y="12.8" width="4" height="4" rx="0.6" />
    </>
  ),
  pay: <path d="M3.4 12h15.4M13.4 6.2l6 5.8-6 5.8" />,
  or: <path d="M15 3.6L9 20.4" />,
  back: <path d="M8.6 4.4L3.6 9.4l5 5M3.6 9.4h10.2a5.6 5.6 0 0 1 0 11.2H8" />,
  restart: <path d="M19.6 12a7.8 7.8 0 1 1-2.5-5.7M20.4 2.8v4.8h-4.8" />,
  end: <path d="M4 12.8l5.4 5.4L20.4 6.4" />,
  hint: (
    <>
      <path
        fill="var(--t-lamp)"
        d="M12 3.4a6.4 6.4 0 0 1 3.6 11.7c-.5.4-.8 1-.8 1.7v.6H9.2v-.6c0-.7-.3-1.3-.8-1.7A6.4 6.4 0 0 1 12 3.4z"
      />
      <path d="M9.6 20.6h4.8M12 17.4v-5M9.8 10.6l2.2 1.8 2.2-1.8" />
    </>
  ),
  log: (
    <>
      <path fill="var(--t-paper)" d="M5 3.4h11.4L19 6v14.6H5z" />
      <path d="M8.4 9h7.2M8.4 12.6h7.2M8.4 16.2h4.4" />
    </>
  ),
  settings: (
    <>
      <path d="M3.4 6.4h17.2M3.4 12h17.2M3.4 17.6h17.2" />
      <circle fill="var(--t-lamp)" cx="8.4" cy="6.4" r="2.3" />
      <circle fill="var(--t-lamp)" cx="15.6" cy="12" r="2.3" />
      <circle fill="var(--t-lamp)" cx="10" cy="17.6" r="2.3" />
    </>
  ),
  unfold: <path d="M4.6 15.6L12 8.2l7.4 7.4" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3.4" />,
  close: <path d="M5.4 5.4l13.2 13.2M18.6 5.4L5.4 18.6" />,
  sun: (
    <>
      <circle fill="var(--t-lamp)" cx="12" cy="12" r="4.4" />
      <path d="M12 2.4v2.4M12 19.2v2.4M2.4 12h2.4M19.2 12h2.4M5.2 5.2l1.7 1.7M17.1 17.1l1.7 1.7M18.8 5.2l-1.7 1.7M6.9 17.1l-1.7 1.7" />
    </>
  ),
  moon: <path fill="var(--t-lamp)" d="M19.8 14.6A8.4 8.4 0 0 1 9.4 4.2a8.4 8.4 0 1 0 10.4 10.4z" />,
  castle: (
    <>
      <path fill="var(--t-paper)" d="M8 7.4h8v4.2H8zM5.6 14.6h12.8v6.8H5.6z" />
      <path
        fill="var(--t-iron)"
        d="M5.4 8C9 7.4 11 5.6 12 2.4c1 3.2 3 5 6.6 5.6zM2.4 15.2c3.8-.6 6-1.8 7-4h5.2c1 2.2 3.2 3.4 7 4z"
      />
      <path d="M12 21.4v-3.2" strokeWidth="2.4" />
    </>
  ),
  bridge: (
    <>
      <path
        fill="var(--t-fan)"
        d="M2 16.4c3-6 6.4-8.6 10-8.6s7 2.6 10 8.6h-3.6c-2-3.6-4-5-6.4-5s-4.4 1.4-6.4 5z"
      />
      <path d="M7 9.6V5.8M12 7.8V4M17 9.6V5.8M2 20.6c3.4-1.2 6.6-1.2 10 0s6.6 1.2 10 0" />
    </>
  ),
  talk: (
    <>
      <path
        fill="var(--t-paper)"
        d="M4.6 4.4h14.8c1 0 1.8.8 1.8 1.8v8.4c0 1-.8 1.8-1.8 1.8h-7.6l-4.6 4v-4H4.6c-1 0-1.8-.8-1.8-1.8V6.2c0-1 .8-1.8 1.8-1.8z"
      />
      <path d="M7.2 8.6h9.6M7.2 12.2h6" />
    </>
  ),
  bell: (
    <>
      <path
        fill="var(--t-lamp)"
        d="M12 3.4c3.4 0 5.6 2.5 5.6 5.9 0 4 .9 5.7 2.2 7.3H4.2c1.3-1.6 2.2-3.3 2.2-7.3 0-3.4 2.2-5.9 5.6-5.9z"
      />
      <path d="M9.8 19.4c.4 1 1.2 1.5 2.2 1.5s1.8-.5 2.2-1.5M12 3.4V2" />
    </>
  ),
  eye: (
    <>
      <path
        fill="var(--t-paper)"
        d="M2.4 12c2.6-4.2 5.8-6.3 9.6-6.3s7 2.1 9.6 6.3c-2.6 4.2-5.8 6.3-9.6 6.3S5 16.2 2.4 12z"
      />
      <circle fill="var(--t-sky)" cx="12" cy="12" r="3" />
    </>
  ),
  person: (
    <>
      <circle fill="var(--t-paper)" cx="12" cy="7.6" r="4.2" />
      <path fill="var(--t-sky)" d="M3.8 20.8c.6-4.8 3.6-7.2 8.2-7.2s7.6 2.4 8.2 7.2z" />
    </>
  ),
} satisfies Record<string, ReactNode>;
