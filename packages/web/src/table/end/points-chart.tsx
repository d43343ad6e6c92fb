import type { GameName } from '@shirasagi/engine';
import { useTranslations } from 'use-intl';
import { Crest } from '../../art/crest';
import styles from './end-screen.module.css';
import type { Moment } from './story.js';
import { useWidth } from './use-width';

/** Until it is known how wide the chart is. */
const WIDTH = 440;
const HEIGHT = 180;
const LEFT = 30;
const RIGHT = 14;
const FOOT = 24;
/** Lines told apart by their dashes as well as by their colour. */
const DASHES = ['', '8 4', '2 4', '10 3 2 3'];

/** Round numbers from 0 to the first not below `most`, four or five lines of them. */
function scaleTo(most: number): number[] {
  const step = [5, 10, 20, 25, 50].find((size) => size * 4 >= most) ?? 100;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, i) => i * step);
}

interface PointsChartProps {
  readonly turns: readonly Moment[];
  readonly names: readonly string[];
  readonly game: GameName;
}

/** A line for every clan: its points after each turn, as if the game had ended there. */
export function PointsChart({ turns, names, game }: PointsChartProps) {
  const t = useTranslations('table');
  const [drawing, width] = useWidth(WIDTH);
  const scale = scaleTo(Math.max(...turns.flatMap(({ points }) => points)));
  const top = scale[scale.length - 1];
  const x = (i: number) => LEFT + (i / Math.max(1, turns.length - 1)) * (width - LEFT - RIGHT);
  const y = (points: number) => HEIGHT - FOOT - (points / top) * (HEIGHT - FOOT - 10);
  const firstOf = (round: number) => turns.findIndex((moment) => moment.round === round);
  const rounds = [...new Set(turns.map((moment) => moment.round))];
  return (
    <figure className={styles.figure}>
      <figcaption>{t('end.course')}</figcaption>
      <svg ref={drawing} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={t('end.courseText')}>
        {scale.map((points) => (
          <g key={points}>
            <path d={`M${LEFT} ${y(points)}H${width - RIGHT}`} stroke="var(--line)" />
            <text x={LEFT - 6} y={y(points) + 4} textAnchor="end" fill="var(--ink-soft)">
              {points}
            </text>
          </g>
        ))}
        {rounds.map((round) => (
          <g key={round}>
            <path
              d={`M${x(firstOf(round))} 6V${HEIGHT - FOOT + 6}`}
              stroke="var(--line-strong)"
              strokeDasharray="1 3"
            />
            <text x={x(firstOf(round)) + 3} y={HEIGHT - 6} fill="var(--ink-soft)">
              {t(`end.round.${game}`, { round })}
            </text>
          </g>
        ))}
        {names.map((name, seat) => (
          <g key={name}>
            <polyline
              points={turns.map(({ points }, i) => `${x(i)},${y(points[seat])}`).join(' ')}
              fill="none"
              stroke={`var(--clan-${seat})`}
              strokeWidth="2.5"
              strokeDasharray={DASHES[seat]}
              strokeLinejoin="round"
            />
            <circle
              cx={x(turns.length - 1)}
              cy={y(turns[turns.length - 1].points[seat])}
              r="5"
              fill={`var(--clan-${seat})`}
              stroke="var(--paper)"
            />
          </g>
        ))}
      </svg>
      <ul className={styles.legend}>
        {names.map((name, seat) => (
          <li key={name}>
            <Crest seat={seat} size="1.3rem" /> {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}
