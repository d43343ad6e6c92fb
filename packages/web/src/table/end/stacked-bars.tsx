import type { ScoreSheet } from '@shirasagi/engine';
import { useTranslations } from 'use-intl';
import { categoryName } from '../../words/sentences';
import styles from './end-screen.module.css';
import { useWidth } from './use-width';

/** Fills told apart by colour and by pattern. */
const FILLS = [
  'var(--coral)',
  'var(--gold)',
  'var(--stone)',
  'var(--indigo)',
  'var(--plum)',
  'var(--pine)',
  'var(--t-sky)',
];
const PATTERNS = ['', 'M0 3h6', 'M3 0v6', 'M0 6l6-6', 'M0 0l6 6', 'M3 3h.1', 'M0 3h6M3 0v6'];
const ROW = 42;
/** Until it is known how wide the chart is. */
const WIDTH = 440;
const LEFT = 4;

function Fill({ n }: { readonly n: number }) {
  return (
    <pattern id={`category-${n}`} width="6" height="6" patternUnits="userSpaceOnUse">
      <rect width="6" height="6" fill={FILLS[n]} />
      {PATTERNS[n] && (
        <path d={PATTERNS[n]} stroke="var(--paper)" strokeWidth="1" strokeLinecap="round" opacity="0.7" />
      )}
    </pattern>
  );
}

/** Points of every clan as one bar each, its categories one after the other. */
export function StackedBars({
  sheets,
  names,
}: {
  readonly sheets: readonly ScoreSheet[];
  readonly names: readonly string[];
}) {
  const t = useTranslations();
  const [drawing, width] = useWidth(WIDTH);
  const categories = Object.keys(sheets[0].categories);
  const most = Math.max(1, ...sheets.map((sheet) => sheet.total));
  const wide = (points: number) => (points / most) * (width - 50);
  return (
    <figure className={styles.figure}>
      <figcaption>{t('table.end.bars')}</figcaption>
      <svg ref={drawing} viewBox={`0 0 ${width} ${sheets.length * ROW}`} aria-hidden="true">
        <defs>
          {categories.map((category, n) => (
            <Fill key={category} n={n} />
          ))}
        </defs>
        {sheets.map(({ seat, categories: points, total }, row) => {
          let x = LEFT;
          return (
            <g key={seat} transform={`translate(0 ${row * ROW})`}>
              <text x={LEFT} y="14" fill="var(--ink)">
                {names[seat]}
              </text>
              {categories.map((category, n) => {
                const length = wide(points[category]);
                const at = x;
                x += length;
                return length > 0 ? (
                  <rect
                    key={category}
                    x={at}
                    y="20"
                    width={length}
                    height="18"
                    fill={`url(#category-${n})`}
                    stroke="var(--paper)"
                    strokeWidth="0.8"
                  />
                ) : null;
              })}
              <text x={x + 6} y="34" fontWeight="700" fill="var(--ink)">
                {total}
              </text>
            </g>
          );
        })}
      </svg>
      <ul className={styles.legend} aria-hidden="true">
        {categories.map((category, n) => (
          <li key={category}>
            <svg viewBox="0 0 16 16" style={{ width: '1rem' }} aria-hidden="true">
              <rect width="16" height="16" rx="3" fill={`url(#category-${n})`} />
            </svg>
            {categoryName(t, category)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
