/** A roof with upturned eaves: half widths at the foot and at the ridge, from `top` to `foot`. */
function roofPath(wide: number, narrow: number, top: number, foot: number): string {
  const bend = narrow + (wide - narrow) * 0.3;
  const tip = foot - (foot - top) * 0.28;
  return `M${-wide} ${tip}Q0 ${foot + 6} ${wide} ${tip}Q${bend} ${tip + 2} ${narrow} ${top}H${-narrow}Q${-bend} ${tip + 2} ${-wide} ${tip}z`;
}

interface Tier {
  readonly wall: readonly [x: number, y: number, height: number];
  readonly roof: readonly [wide: number, narrow: number, top: number, foot: number];
}

/** The keep from below: stone base, then walls and roofs. */
const TIERS: readonly Tier[] = [
  { wall: [74, 128, 34], roof: [100, 66, 104, 130] },
  { wall: [56, 80, 28], roof: [80, 48, 56, 82] },
  { wall: [38, 36, 24], roof: [62, 24, 6, 38] },
];

/** Heights of the three floors of the keep, lowest first. */
export const FLOOR_HEIGHTS = [144, 93, 47] as const;

interface KeepProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Whether its windows are lit. */
  readonly lit?: boolean;
}

/** The white castle, centred on x with its foot at y: 200 wide and 200 high before scaling. */
export function Keep({ x, y, scale = 1, lit = true }: KeepProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(0 -200)`}>
      <path
        d="M-84 160h168l16 40h-200z"
        fill="var(--base-stone)"
        stroke="var(--base-line)"
        strokeWidth="1.5"
      />
      <path
        d="M-88 174h176M-94 187h188M-40 160v14M20 160v14M-66 174v13M-10 174v13M52 174v13M-30 187v13M34 187v13"
        stroke="var(--base-line)"
        strokeWidth="1.2"
      />
      {TIERS.map(({ wall: [half, top, height], roof: [wide, narrow, high, foot] }) => (
        <g key={top}>
          <path
            d={`M${-half} ${top}h${half * 2}v${height}h${-half * 2}z`}
            fill="var(--wall)"
            stroke="var(--wall-line)"
          />
          {[-0.55, 0, 0.55].map((at) => (
            <rect
              key={at}
              x={at * half - 4}
              y={top + height * 0.34}
              width="8"
              height={height * 0.42}
              fill={lit ? 'var(--lantern-core)' : 'var(--roof)'}
              stroke="var(--timber)"
              strokeWidth="1.2"
            />
          ))}
          <path
            d={roofPath(wide, narrow, high, foot)}
            fill="var(--roof)"
            stroke="var(--roof-line)"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
          <path
            d={`M${-narrow} ${high}H${narrow}`}
            stroke="var(--roof-light)"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </g>
      ))}
      <path d="M-22 6l-7-9M22 6l7-9" stroke="var(--gold)" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

interface PlaceProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** A heron in flight, about 80 wide, its breast at x y. */
export function FlyingHeron({ x, y, scale = 1 }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M-40 4c14 2 24-2 32-8-6-12-16-22-30-28 22 0 40 10 50 26 10 0 16-6 20-8l16-2-14 6c-4 8-12 14-22 14-4 10-14 22-30 28 6-10 8-18 6-26-10 2-20 2-28-2z"
        fill="#fffaf0"
        stroke="var(--roof-line)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** A paper lantern on a cord, hanging from x y. */
export function HangingLantern({ x, y, scale = 1 }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle cy="16" r="22" fill="var(--halo-wide)" />
      <path d="M0 0v6M-4 6h8M-4 27h8M0 27v6" stroke="var(--timber)" strokeWidth="2" />
      <ellipse
        cy="16.5"
        rx="9"
        ry="10.5"
        fill="var(--lantern-core)"
        stroke="var(--lantern)"
        strokeWidth="1.5"
      />
      <path d="M-8.6 13h17.2M-8.6 20h17.2" stroke="var(--lantern)" strokeWidth="1" />
    </g>
  );
}

interface BridgeProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly colour: string;
  /** A line around it, for a bridge as light as the sky. */
  readonly edge?: string;
}

/** An arched bridge of 120 by 34, its left foot at x y. */
export function ArchedBridge({ x, y, scale = 1, colour, edge }: BridgeProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill="none" strokeLinecap="round">
      {edge && <path d="M0 0Q60-40 120 0" stroke={edge} strokeWidth="12" />}
      <path d="M0 0Q60-40 120 0" stroke={colour} strokeWidth="9" />
      <path
        d="M2-14Q60-54 118-14M14-8v-14M38-20v-14M60-24v-14M82-20v-14M106-8v-14"
        stroke={edge ?? colour}
        strokeWidth="3"
      />
    </g>
  );
}
