import { memo, type ReactNode } from 'react';
import { Drawing } from './drawing';

const INK = '#221d18';
const SKIN = '#f7e4c9';
const HAIR = '#2b2723';

interface Portrait {
  readonly ground: string;
  readonly drawing: ReactNode;
}

/** Head and shoulders on a ground of 64 by 64, in one line weight; the same by day and by night, like a print. */
const PORTRAITS = {
  // A girl with a fringe and a flower in her hair.
  sayo: {
    ground: '#8fb9bd',
    drawing: (
      <>
        <path d="M4 66c1-12 9-18 19-20l9 6 9-6c10 2 18 8 19 20z" fill="#d4553f" />
        <path
          d="M12 57h.1M18.5 62h.1M17 52.5h.1M46 62h.1M47 52.5h.1M52 57h.1M24 57.5h.1M40 57.5h.1"
          stroke="#fbe3cf"
        />
        <path d="M28 40h8v8l-4 5-4-5z" fill={SKIN} />
        <path d="M23 46l5-1 4 6 4-6 5 1-9 13z" fill="#fffaf0" />
        <path d="M32 7C19 7 13 16 13 27v13c0 3 3 5 8 5h22c5 0 8-2 8-5V27C51 16 45 7 32 7z" fill={HAIR} />
        <path d="M20 25.5h24V31c0 9-5 15-12 15s-12-6-12-15z" fill={SKIN} />
        <path d="M31 10v12M24.5 12.5v9.5M37.5 12.5v9.5" stroke="#574f46" />
        <path d="M24 32.6q2.2-2.6 4.4 0M35.6 32.6q2.2-2.6 4.4 0" />
        <path d="M32.4 34l-1.2 2.8h1.6" />
        <path d="M29 40.2q3 2.6 6 0" stroke="#b8412d" />
        <path d="M23.8 37.3h.1M40.2 37.3h.1" stroke="#eeb3a0" strokeWidth="4.4" />
        <path
          d="M46 9.5c2.2 0 3.3 2 2.8 4 2-.4 4 .6 4 2.8s-2 3.3-4 2.8c.5 2-.6 4-2.8 4s-3.3-2-2.8-4c-2 .5-4-.6-4-2.8s2-3.2 4-2.8c-.5-2 .6-4 2.8-4z"
          fill="#fffaf0"
        />
        <circle cx="46" cy="16.3" r="2" fill="#e7bd55" />
      </>
    ),
  },
  // A young man with a headband.
  kohei: {
    ground: '#dfc583',
    drawing: (
      <>
        <path d="M2 66c1-13 9-18 20-20l10 7 10-7c11 2 19 7 20 20z" fill="#27415f" />
        <path
          d="M12 55l4 4m0-4l-4 4M48 55l4 4m0-4l-4 4M20 62l3 3m0-3l-3 3M41 62l3 3m0-3l-3 3"
          stroke="#9fb6cf"
        />
        <path d="M27 40h10v8l-5 6-5-6z" fill={SKIN} />
        <path d="M22 46l5-1 5 8 5-8 5 1-10 14z" fill="#fffaf0" />
        <path d="M18 28c-3-1-4 1-3.5 4s2.5 4 4.5 3.5M46 28c3-1 4 1 3.5 4s-2.5 4-4.5 3.5" fill={SKIN} />
        <path d="M18 24c0-9 6-14 14-14s14 5 14 14v7c0 9-6 16-14 16s-14-7-14-16z" fill={SKIN} />
        <path d="M17.5 24c-1-10 4.5-16 14.5-16s15.5 6 14.5 16c-4-3-9-4-14.5-4s-10.5 1-14.5 4z" fill={HAIR} />
        <path d="M27.5 8.5c-2.5-4-.5-7 4.5-6.5 4-2 7.5 2 4.5 6.5z" fill={HAIR} />
        <path d="M16.5 22q15.5-6 31 0v5.5q-15.5-6-31 0z" fill="#fffaf0" />
        <path d="M47.5 22.5l8-5-.5 6 4 4.5-11.5-.5z" fill="#fffaf0" />
        <path d="M23 20.5l2 4M31 19.2v3.8M39 20l-1 4" stroke="#27415f" />
        <path d="M23.5 30.4q3-1.8 5.8-.4M42.3 30.4q-3-1.8-5.8-.4" />
        <path d="M25.4 34.5q2-2 4 0l-2 .8zM36.6 34.5q2-2 4 0l-2 .8z" fill={INK} />
        <path d="M33.6 32l1.2 5.6h-3" />
        <path d="M27.5 40.4q5 4 9.5 0" stroke="#8f2f1f" />
      </>
    ),
  },
  // A man with a tall court cap and a moustache.
  tadao: {
    ground: '#a9bcd6',
    drawing: (
      <>
        <path d="M3 66c1-13 9-18 20-20l9 7 9-7c11 2 19 7 20 20z" fill="#8a5a2b" />
        <path d="M14 56q3.5-4 7 0M43 56q3.5-4 7 0M20 63q3.5-4 7 0M37 63q3.5-4 7 0" stroke="#e7c48a" />
        <path d="M27.5 41h9v8l-4.5 5-4.5-5z" fill={SKIN} />
        <path d="M22.5 46.5l5-1 4.5 7.5 4.5-7.5 5 1-9.5 14z" fill="#fffaf0" />
        <path d="M18.5 29c-3-1-4 1-3.5 4s2.5 4 4.5 3.5M45.5 29c3-1 4 1 3.5 4s-2.5 4-4.5 3.5" fill={SKIN} />
        <path d="M18.5 26h27v6c0 9-6 15.5-13.5 15.5S18.5 41 18.5 32z" fill={SKIN} />
        <path
          d="M17.5 27c-.6-3 .4-5.5 2-7h25c1.6 1.5 2.6 4 2 7-4.5-2-9.5-3-14.5-3s-10 1-14.5 3z"
          fill={HAIR}
        />
        <path d="M21 21c-1-9 2-17 9-18.5 8-1.5 13 5 13 18.5q-11-3.4-22 0z" fill="#2f3a4d" />
        <path d="M29.5 3c4.5 3 6 9 5.5 16.4" stroke="#6f7f99" />
        <path d="M19.5 24q12.5-4.6 25 0" stroke="#e7bd55" />
        <path d="M23 30.2q3-2 5.8-.2M41 30.2q-3-2-5.8-.2" />
        <path d="M24.6 34.2q2.2-2 4.4 0l-2.2.9zM35 34.2q2.2-2 4.4 0l-2.2.9z" fill={INK} />
        <path d="M32.8 32.4l-1.6 4.4h2" />
        <path
          d="M32 39.6c-2-1.4-5-.8-6.6 1.6 2.4.2 4.8-.2 6.6-1.6 1.8 1.4 4.2 1.8 6.6 1.6-1.6-2.4-4.6-3-6.6-1.6z"
          fill={HAIR}
        />
        <path d="M29.6 43.2q2.4 1.2 4.8 0" stroke="#8f2f1f" />
      </>
    ),
  },
  // A lady with high hair and pins.
  shino: {
    ground: '#b9c7a2',
    drawing: (
      <>
        <path d="M5 66c1-12 8-17 18-19l9 7 9-7c10 2 17 7 18 19z" fill="#6d3f5b" />
        <path d="M28 42h8v9l-4 5-4-5z" fill={SKIN} />
        <path d="M22 47l6-1 4 8 4-8 6 1-10 19z" fill="#e7bd55" />
        <path d="M32 14c-13 0-21 6-20 15 1 6 5 9 10 9h20c5 0 9-3 10-9 1-9-7-15-20-15z" fill={HAIR} />
        <path d="M16.5 24c1-3 3-5 6-6M47.5 24c-1-3-3-5-6-6" stroke="#6b6257" />
        <path d="M46 6.5l-9 2.8M49 13l-9-1.6" stroke="#e7bd55" />
        <path d="M23 15c-5-4-3-12 9-12s14 8 9 12z" fill={HAIR} />
        <circle cx="47.5" cy="6" r="2.2" fill="#d4553f" />
        <circle cx="51" cy="13.2" r="2.2" fill="#d4553f" />
        <path
          d="M21.5 29c0-7 4-10.5 10.5-10.5S42.5 22 42.5 29c0 9-4 18-10.5 18s-10.5-9-10.5-18z"
          fill={SKIN}
        />
        <path d="M24 12.8q8-4 16 0l-1.5 3.4q-6.5-3-13 0z" fill="#d4553f" />
        <path d="M23.5 27.2q2.5-1.6 5 .2M39.5 26.6q-2.5-1.4-5 .6" />
        <path d="M23.6 31.4q2.6-1.8 5.2.8-2.8.8-5.2-.8zM39.8 31q-2.4-1.6-5 1 2.6.8 5-1z" fill={INK} />
        <path d="M30.9 29.5l-2 7.4 2.4.7" />
        <path d="M29.3 41.4h3.2" stroke="#b8412d" strokeWidth="2.8" />
      </>
    ),
  },
  // An old man with a long beard.
  genzo: {
    ground: '#7a5470',
    drawing: (
      <>
        <path d="M2 66c1-12 9-18 20-20h20c11 2 19 8 20 20z" fill="#4a5462" />
        <path d="M16 47.5l9 18M48 47.5l-9 18" stroke="#cfd3d6" />
        <path d="M16.5 26c-3-1-4.5 1-4 4.5s3 5 5 4.5M47.5 26c3-1 4.5 1 4 4.5s-3 5-5 4.5" fill={SKIN} />
        <path d="M17 24C17 12 23 6.5 32 6.5S47 12 47 24v8c0 9-6 15-15 15s-15-6-15-15z" fill={SKIN} />
        <path d="M26 12.5q6-2 12 0M27 16.5q5-1.6 10 0" stroke="#b79b78" />
        <path
          d="M17 27c1 4 1 7 2.5 9 3 1 6-2.5 10.5-1.5 5-1 8 2.5 12 1.5 3-1 4.5-4 5-9 1.5 12-1 33-15 37C18 60 15.5 40 17 27z"
          fill="#f4efe4"
        />
        <path d="M26.5 41q4-1.8 8 0" stroke="#8f2f1f" />
        <path d="M31 46v12M24.5 45q0 6 2 9.5M37.5 45q0 6-2 9.5" stroke="#a9a294" />
        <path
          d="M28.5 23.5c-1.8-2.6-5.8-2.9-8.6 2.2 3-1 5.6-1.4 8.6-2.2zM34.5 23.5c1.8-2.6 6.2-2.9 9.2 2.2-3.2-1-6-1.4-9.2-2.2z"
          fill="#f4efe4"
        />
        <path d="M22.4 29q2.8-2 5.6.6-3 1-5.6-.6zM41 29q-2.8-2-5.6.6 3 1 5.6-.6z" fill={INK} />
        <path d="M30.8 26.5l-2.6 6q1.6 1.4 4 .6" />
      </>
    ),
  },
  // An old lady with spectacles: the coach.
  ume: {
    ground: '#e7a48d',
    drawing: (
      <>
        <path d="M4 66c1-12 9-17 19-19l9 6 9-6c10 2 18 7 19 19z" fill="#42603f" />
        <path d="M13 60q2.5-4 5 0-2.5 4-5 0zM46 60q2.5-4 5 0-2.5 4-5 0z" stroke="#a9c79c" />
        <path d="M28 41h8v8l-4 5-4-5z" fill={SKIN} />
        <path d="M23 47l5-1 4 7 4-7 5 1-9 13z" fill="#fffaf0" />
        <path d="M22 12L45 3.5" stroke="#a03220" />
        <circle cx="32" cy="8.5" r="6" fill="#d6cfc2" />
        <path d="M32 11c-12 0-17 7-17 17 0 4 1 7 3 9h28c2-2 3-5 3-9 0-10-5-17-17-17z" fill="#d6cfc2" />
        <path
          d="M19.5 31c0-6 3-10.5 12.5-10.5S44.5 25 44.5 31c0 9.5-5.5 16-12.5 16s-12.5-6.5-12.5-16z"
          fill={SKIN}
        />
        <path d="M32 14.5v2M25.5 15q-3 2-4.5 5M38.5 15q3 2 4.5 5" stroke="#8b8478" />
        <circle cx="25.9" cy="32.4" r="4.6" fill="#fffaf0" />
        <circle cx="38.1" cy="32.4" r="4.6" fill="#fffaf0" />
        <path d="M30.5 31.8q1.5-1.2 3 0" />
        <path d="M23.9 33.2q2-2.2 4 0M36.1 33.2q2-2.2 4 0" />
        <path d="M32 36l-1 1.8h1.6" />
        <path d="M28 41.4q4 3.4 8 0" stroke="#b8412d" />
      </>
    ),
  },
} satisfies Record<string, Portrait>;

/** Everybody who has a face. */
export type FaceName = keyof typeof PORTRAITS;

interface FaceProps {
  readonly who: FaceName;
  /** Width and height as a CSS length. */
  readonly size?: string | number;
  /** The person in words; without it the face only decorates. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** The face of an opponent or of the coach. */
export const Face = memo(function Face({ who, size = '2rem', label, className }: FaceProps) {
  const { ground, drawing } = PORTRAITS[who];
  return (
    <Drawing
      label={label}
      className={className}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      style={{ flex: 'none', borderRadius: '18%', overflow: 'hidden' }}
      fill="none"
      stroke={INK}
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect width="64" height="64" fill={ground} stroke="none" />
      {drawing}
    </Drawing>
  );
});
