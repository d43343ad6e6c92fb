import type { TurnReview } from '@shirasagi/bots/analyst';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { roundOf } from '../table/end/story.js';
import { useWidth } from '../table/end/use-width';
import type { Analysis } from './analysis.js';
import { useFigures } from './figures';
import styles from './lead-part.module.css';

/** Until it is known how wide the chart is. */
const WIDTH = 640;
const HEIGHT = 260;
const LEFT = 40;
const RIGHT = 8;
const TOP = 10;
const FOOT = 34;
/** Changes smaller than this many points are not drawn. */
const LEAST = 0.05;

/** Round numbers around 0 that hold all the values, about five of them. */
function scaleFor(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = [1, 2, 5, 10, 20, 50].find((size) => (high - low) / size <= 6) ?? 100;
  const from = Math.floor(low / step);
  const to = Math.max(from + 1, Math.ceil(high / step));
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
}

interface LeadChartProps {
  readonly analysis: Analysis;
  readonly turns: readonly TurnReview[];
  /** Whose lead it is. */
  readonly seat: number;
  readonly name: string;
}

/** The expected lead after every turn, and at each turn what choice and luck changed. */
export function LeadChart({ analysis, turns, seat, name }: LeadChartProps) {
  const t = useTranslations('review.chart');
  const words = useTranslations('table.end.round');
  const { signed } = useFigures();
  const [drawing, width] = useWidth(WIDTH);
  const hatch = useId();
  const leads = [...turns.map(({ before }) => before.margins[seat]), turns.at(-1)!.after.margins[seat]];
  const chosen = turns.map(({ before, choice }) => before.margins[seat] + choice.margins[seat]);
  const scale = scaleFor([...leads, ...chosen]);
  const [bottom, top] = [scale[0], scale[scale.length - 1]];
  const slot = (width - LEFT - RIGHT) / turns.length;
  const x = (i: number) => LEFT + i * slot;
  const y = (lead: number) => TOP + ((top - lead) / (top - bottom)) * (HEIGHT - TOP - FOOT);
  const bar = (at: number, from: number, to: number, fill: string) =>
    Math.abs(from - to) >= LEAST && (
      <rect
        x={at}
        y={Math.min(y(from), y(to))}
        width={slot * 0.36}
        height={Math.abs(y(from) - y(to))}
        fill={fill}
      />
    );
  const { steps } = analysis;
  const rounds = turns.map(({ first }) => roundOf(steps[first].before));
  const { game } = steps[0].before;
  return (
    <figure className={styles.figure}>
      <svg
        ref={drawing}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={t('text', { name, value: signed(leads[0]), last: signed(leads[leads.length - 1]) })}
      >
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" fill="var(--coral)" />
            <path d="M0 0V6" stroke="var(--paper)" strokeWidth="2.4" />
          </pattern>
        </defs>
        {scale.map((lead) => (
          <g key={lead}>
            <path
              d={`M${LEFT} ${y(lead)}H${width - RIGHT}`}
              stroke={lead === 0 ? 'var(--line-strong)' : 'var(--line)'}
            />
            <text x={LEFT - 6} y={y(lead) + 4} textAnchor="end" fill="var(--ink-soft)">
              {signed(lead)}
            </text>
          </g>
        ))}
        {rounds.map(
          (round, i) =>
            round !== rounds[i - 1] && (
              <g key={round}>
                <path
                  d={`M${x(i)} ${TOP}V${HEIGHT - FOOT + 4}`}
                  stroke="var(--line-strong)"
                  strokeDasharray="1 3"
                />
                <text x={x(i) + 3} y={HEIGHT - 4} fill="var(--ink-soft)">
                  {words(game, { round })}
                </text>
              </g>
            ),
        )}
        {turns.map((turn, i) => (
          <g key={turn.first}>
            {bar(x(i) + slot * 0.1, leads[i], chosen[i], `url(#${hatch})`)}
            {bar(x(i) + slot * 0.54, chosen[i], leads[i + 1], 'var(--indigo)')}
            <circle cx={x(i) + slot / 2} cy={HEIGHT - FOOT + 10} r="3.5" fill={`var(--clan-${turn.seat})`} />
          </g>
        ))}
        <polyline
          points={leads.map((lead, i) => `${x(i)},${y(lead)}`).join(' ')}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="1.75"
          strokeLinejoin="round"
        />
      </svg>
      <figcaption className={styles.legend}>
        <span data-kind="choice">{t('choice')}</span>
        <span data-kind="luck">{t('luck')}</span>
      </figcaption>
    </figure>
  );
}
