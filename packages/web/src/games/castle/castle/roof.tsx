import { memo } from 'react';
import { Drawing } from '../../../art/drawing';
import styles from './keep.module.css';

/** A tiled roof with turned-up eaves; it stretches with the floor below it. */
export const Roof = memo(function Roof({ crown }: { readonly crown?: boolean }) {
  return (
    <Drawing className={styles.roof} viewBox="0 0 400 40" preserveAspectRatio="none" data-crown={crown}>
      <path
        d="M60 6h280c14 14 30 22 58 24-2 5-6 8-10 9C280 35 120 35 12 39 8 38 4 35 2 30c28-2 44-10 58-24z"
        fill="var(--roof)"
      />
      <path
        d="M60 6h280c3 3 6 6 10 9-90 2-210 2-300 0 4-3 7-6 10-9z"
        fill="var(--roof-light)"
        opacity="0.55"
      />
      <path
        d="M58 3h284v5H58zM88 8c-4 12-14 22-32 29M134 8c-2 12-8 21-18 28M178 8l-6 28M222 8l6 28M266 8c2 12 8 21 18 28M312 8c4 12 14 22 32 29"
        fill="none"
        stroke="var(--roof-line)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        opacity="0.8"
      />
      {!crown && (
        <g stroke="var(--roof-line)" strokeWidth="1.4" strokeLinejoin="round">
          {[102, 298].map((x) => (
            <g key={x} transform={`translate(${x} 10)`}>
              <path
                d="M-26 22C-15 17-6 10 0-1c6 11 15 18 26 23-17 2-35 2-52 0z"
                fill="var(--roof)"
                vectorEffect="non-scaling-stroke"
              />
              <path
                d="M-11 20C-6 16-3 12 0 7c3 5 6 9 11 13-7 1-15 1-22 0z"
                fill="var(--wall)"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          ))}
        </g>
      )}
      <path
        d="M2 30c130 9 266 9 396 0"
        fill="none"
        stroke="var(--roof-line)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </Drawing>
  );
});

/** The two golden fish on the ridge of the highest roof. */
export const Ridge = memo(function Ridge() {
  return (
    <Drawing className={styles.ridge} viewBox="0 0 200 26">
      <g fill="var(--gold)" stroke="var(--roof-line)" strokeWidth="1.2" strokeLinejoin="round">
        <path d="M20 25c-1-8 1-14 7-18-1-3-4-5-7-5 6-2 11 0 12 5 3 6 3 12 2 18z" />
        <path d="M180 25c1-8-1-14-7-18 1-3 4-5 7-5-6-2-11 0-12 5-3 6-3 12-2 18z" />
      </g>
      <path d="M14 24.5h172" stroke="var(--roof-line)" strokeWidth="3" strokeLinecap="round" />
    </Drawing>
  );
});
