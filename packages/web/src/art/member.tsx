import { memo } from 'react';
import { CrestMark } from './crest';
import { Drawing } from './drawing';

export type MemberKind = 'courtier' | 'gardener' | 'warrior';

/** Silhouettes on a 32 x 40 ground: what they wear on the head tells them apart. */
const BODIES: Readonly<Record<MemberKind, string>> = {
  courtier:
    'M16 1.6c3.4.4 4.6 2.6 3.8 5.4-.5 1.9.2 3.6 1 5.2.6 3.2-.3 5-1.4 6.2 5 1.4 8.4 5.2 9.6 12.4.5 3 .6 5.4.6 7.2H2.4c0-1.8.1-4.2.6-7.2 1.2-7.2 4.6-11 9.6-12.4-1.3-1.3-2-3.4-1.4-6.2C10.4 6.6 11.4 2.2 16 1.6z',
  gardener:
    'M16 4.2c3.4 1.8 8.6 5.8 11.8 10.4-2 1.3-4.2 2-6.6 2.3-.2 1-.7 1.7-1.4 2.3 5 1.4 8 5 9.2 11.6.5 3 .6 5.4.6 7.2H2.4c0-1.8.1-4.2.6-7.2 1.2-6.6 4.2-10.2 9.2-11.6-.7-.6-1.2-1.3-1.4-2.3-2.4-.3-4.6-1-6.6-2.3C7.4 10 12.6 6 16 4.2z',
  warrior:
    'M16 7.4C13.6 6.6 11.2 4.8 9.6 1.2c-.4 4 .6 6.4 2.2 8-1.8 1.4-2.8 3.4-3 5.8l-3.4 4.2 4.8.8c.5.3 1 .5 1.6.7C6.4 21.6 4 25 3 30.8c-.5 3-.6 5.4-.6 7.2h27.2c0-1.8-.1-4.2-.6-7.2-1-5.8-3.4-9.2-8.8-10.1.6-.2 1.1-.4 1.6-.7l4.8-.8-3.4-4.2c-.2-2.4-1.2-4.4-3-5.8 1.6-1.6 2.6-4 2.2-8-1.6 3.6-4 5.4-6.4 6.2z',
};

interface MemberProps {
  readonly kind: MemberKind;
  readonly seat: number;
  /** Height as a CSS length. */
  readonly size?: string | number;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A member of a clan as a wooden piece: its headgear says what it does, colour and crest whose it is. */
export const Member = memo(function Member({ kind, seat, size = 30, label, className }: MemberProps) {
  const width = typeof size === 'number' ? size * 0.8 : `calc(${size} * 0.8)`;
  return (
    <Drawing
      label={label}
      className={className}
      viewBox="0 0 32 40"
      width={width}
      height={size}
      style={{ flex: 'none' }}
    >
      <ellipse cx="16" cy="37.4" rx="14.6" ry="2.4" fill="var(--shade)" />
      <path
        d={BODIES[kind]}
        fill={`var(--clan-${seat})`}
        stroke="var(--piece-line, rgb(20 14 8 / 62%))"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <g transform="translate(16 28.6)">
        <CrestMark seat={seat} scale={0.68} />
      </g>
    </Drawing>
  );
});
