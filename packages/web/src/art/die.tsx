import { memo } from 'react';
import { Drawing } from './drawing';

/** Colours of dice, Die tiles and lanterns. */
export type PieceColour = 'coral' | 'black' | 'white';

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[20, 20]],
  [
    [12.5, 12.5],
    [27.5, 27.5],
  ],
  [
    [11.5, 11.5],
    [20, 20],
    [28.5, 28.5],
  ],
  [
    [12.5, 12.5],
    [27.5, 12.5],
    [12.5, 27.5],
    [27.5, 27.5],
  ],
  [
    [11.5, 11.5],
    [28.5, 11.5],
    [20, 20],
    [11.5, 28.5],
    [28.5, 28.5],
  ],
  [
    [12.5, 10.5],
    [27.5, 10.5],
    [12.5, 20],
    [27.5, 20],
    [12.5, 29.5],
    [27.5, 29.5],
  ],
];

interface DieProps {
  readonly colour: PieceColour;
  /** 1 to 6; without it the die shows its colour only. */
  readonly value?: number;
  readonly size?: string | number;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A die: coral with a wave below its pips, black plain, white with an outlined face. */
export const Die = memo(function Die({ colour, value, size = 36, label, className }: DieProps) {
  const mark = `var(--die-${colour}-mark)`;
  return (
    <Drawing
      label={label}
      className={className}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      style={{ flex: 'none' }}
    >
      <rect x="3" y="4.5" width="34" height="34" rx="8" fill="var(--shade)" />
      <rect
        x="3"
        y="2"
        width="34"
        height="34"
        rx="8"
        fill={`var(--die-${colour})`}
        stroke={`var(--die-${colour}-line)`}
        strokeWidth="1.5"
      />
      {colour === 'coral' && (
        <path
          d="M4 27c4-5.4 7.4-5.4 10.6-1.6C18 20.6 21.6 20.6 25 25.4c3.2-3.8 6.6-3.8 11 1.6v1a7.4 7.4 0 0 1-7.4 7.3H11.4A7.4 7.4 0 0 1 4 28z"
          fill="var(--die-coral-line)"
          opacity="0.36"
        />
      )}
      {colour === 'white' && (
        <rect
          x="6.4"
          y="5.4"
          width="27.2"
          height="27.2"
          rx="5.4"
          fill="none"
          stroke={mark}
          strokeWidth="1.1"
          opacity="0.55"
        />
      )}
      <g fill={mark} transform="translate(0 -1)">
        {PIPS[value ?? 0].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" />
        ))}
      </g>
    </Drawing>
  );
});
