import { memo, type ReactNode } from 'react';
import { Drawing } from './drawing';

/** The four clans' marks, drawn in a circle of radius 12. */
const MARKS: readonly ReactNode[] = [
  // Wave: three curling crests.
  <path
    key="wave"
    d="M-8.6 3.6c.6-5 3.4-8.6 7.8-8.6 3 0 5 1.9 5 4.2 0 1.7-1.2 2.9-2.7 2.9-1.2 0-2-.8-2-1.8M-8 6.4c2.6-1.6 5.2-1.6 8 0s5.4 1.6 8 0M-5.6 9.4c1.9-1 3.7-1 5.6 0s3.7 1 5.6 0"
  />,
  // Maple: a leaf with five points.
  <path
    key="maple"
    d="M0-9.2l1.9 4.3 3.3-1.7-.7 4.2 4.7-.3-3 3.6 2.6 2.8-4.3.6.3 2.6L.6 5 .4 9.4h-.8L-.6 5l-4.2 1.9.3-2.6-4.3-.6 2.6-2.8-3-3.6 4.7.3-.7-4.2 3.3 1.7z"
  />,
  // Pine: three tiers of needles on a trunk.
  <path
    key="pine"
    d="M0-9.4c1.2 2.8 2.9 4.2 5 4.8-1 .8-1.8 1-2.8 1.2C3.4-1.2 5 .2 7 .8 5.8 1.9 4.8 2.1 3.4 2.3 4.6 4 6.2 5 8.4 5.6 6 6.8 3.4 7 1 6.9v2.5h-2V6.9c-2.4.1-5-.1-7.4-1.3C-6.2 5-4.6 4-3.4 2.3-4.8 2.1-5.8 1.9-7 .8-5 .2-3.4-1.2-2.2-3.4c-1-.2-1.8-.4-2.8-1.2 2.1-.6 3.8-2 5-4.8z"
  />,
  // Chrysanthemum: petals around a heart.
  <g key="chrysanthemum">
    {Array.from({ length: 10 }, (_, i) => (
      <ellipse
        // biome-ignore lint/suspicious/noArrayIndexKey: petals are the same flower for ever
        key={i}
        cx="0"
        cy="-6"
        rx="1.75"
        ry="3.3"
        transform={`rotate(${i * 36})`}
      />
    ))}
    <circle r="1.9" />
  </g>,
];

/** A clan's mark alone, centred on 0 0, for drawing on pieces. */
export function CrestMark({ seat, scale = 1 }: { readonly seat: number; readonly scale?: number }) {
  const mark = `var(--clan-${seat}-mark)`;
  const solid = seat !== 0;
  return (
    <g
      transform={`scale(${scale})`}
      fill={solid ? mark : 'none'}
      stroke={solid ? 'none' : mark}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {MARKS[seat]}
    </g>
  );
}

interface CrestProps {
  readonly seat: number;
  readonly size?: string | number;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A clan's crest: its mark on a disc of its colour. */
export const Crest = memo(function Crest({ seat, size = '1.5em', label, className }: CrestProps) {
  return (
    <Drawing
      label={label}
      className={className}
      viewBox="-14 -14 28 28"
      width={size}
      height={size}
      style={{ flex: 'none', display: 'inline-block', verticalAlign: '-0.35em' }}
    >
      <circle r="13" fill={`var(--clan-${seat})`} />
      <circle r="11.4" fill="none" stroke={`var(--clan-${seat}-mark)`} strokeWidth="0.9" opacity="0.7" />
      <CrestMark seat={seat} scale={0.84} />
    </Drawing>
  );
});
