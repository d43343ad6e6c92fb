import { memo } from 'react';
import { CrestMark } from './crest';
import { Drawing } from './drawing';

interface HeronProps {
  readonly seat: number;
  /** Width as a CSS length. */
  readonly size?: string | number;
  readonly label?: string | undefined;
}

/** A clan's marker on the Passage of Time: a heron in flight that carries the clan's crest. */
export const Heron = memo(function Heron({ seat, size = '2.4rem', label }: HeronProps) {
  return (
    <Drawing
      label={label}
      viewBox="0 0 48 32"
      width={size}
      height={`calc(${size} * 0.667)`}
      style={{ flex: 'none' }}
    >
      <path
        d="M24 22C17 19.5 9 15 1.5 6c8.5 1 15.5 3 20 7.5C22.5 8.5 27.5 3 38.5 1c-1.5 5-4 8.5-7.5 11.5 6 .5 11 2.5 15.5 2-3.5 4-8 5.5-13 6z"
        fill="var(--heron, #fffaf0)"
        stroke="#3a3328"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <circle cx="24" cy="20" r="11" fill={`var(--clan-${seat})`} stroke="#fffaf0" strokeWidth="1.4" />
      <g transform="translate(24 20)">
        <CrestMark seat={seat} scale={0.82} />
      </g>
    </Drawing>
  );
});
