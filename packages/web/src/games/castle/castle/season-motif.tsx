import { memo, type ReactNode } from 'react';
import { Drawing } from '../../../art/drawing';
import styles from './sky.module.css';

const blossom = (x: number, y: number, r: number): ReactNode => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${r / 10})`}>
    {[0, 72, 144, 216, 288].map((turn) => (
      <path
        key={turn}
        transform={`rotate(${turn})`}
        d="M0-2c4-3 4.5-8 1.5-10L0-10.5-1.5-12c-3 2-2.5 7 1.5 10z"
      />
    ))}
  </g>
);

const leaf = (x: number, y: number, size: number, turn: number): ReactNode => (
  <path
    key={`${x} ${y}`}
    transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 10})`}
    d="M0-9.2l1.9 4.3 3.3-1.7-.7 4.2 4.7-.3-3 3.6 2.6 2.8-4.3.6.3 2.6L.6 5 .4 9.4h-.8L-.6 5l-4.2 1.9.3-2.6-4.3-.6 2.6-2.8-3-3.6 4.7.3-.7-4.2 3.3 1.7z"
  />
);

const flake = (x: number, y: number, r: number): ReactNode => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${r / 10})`}>
    {[0, 60, 120].map((turn) => (
      <path key={turn} transform={`rotate(${turn})`} d="M0-10V10M0-6L-3-9M0-6l3-3M0 6l-3 3M0 6l3 3" />
    ))}
  </g>
);

/** What drifts through each season's sky. */
const MOTIFS: Readonly<Record<string, ReactNode>> = {
  spring: (
    <>
      <path className={styles.branch} d="M300 4c-34 6-52 20-88 18-20-1-30 6-46 6M258 13c-6 10-14 16-24 20" />
      {blossom(214, 22, 9)}
      {blossom(240, 30, 7)}
      {blossom(268, 10, 10)}
      {blossom(180, 28, 6)}
      {blossom(110, 60, 4.5)}
      {blossom(60, 34, 5)}
    </>
  ),
  summer: (
    <>
      <circle cx="232" cy="26" r="17" />
      <path
        d="M30 62c10-8 18-8 28 0 10-8 18-8 28 0M96 50c8-6 14-6 22 0 8-6 14-6 22 0"
        fill="none"
        strokeWidth="3"
        stroke="currentColor"
      />
    </>
  ),
  autumn: (
    <>
      {[
        leaf(40, 48, 9, 20),
        leaf(98, 62, 7, -30),
        leaf(160, 38, 11, 60),
        leaf(222, 58, 8, 10),
        leaf(268, 42, 7, 120),
      ]}
    </>
  ),
  winter: (
    <g className={styles.flakes}>
      {[
        flake(40, 44, 9),
        flake(92, 62, 6),
        flake(164, 38, 7),
        flake(222, 58, 9),
        flake(270, 44, 6),
        flake(128, 48, 4),
      ]}
    </g>
  ),
};

/** The drawing behind a season's spaces. */
export const SeasonMotif = memo(function SeasonMotif({ season }: { readonly season: string }) {
  return (
    <Drawing className={styles.motif} viewBox="0 0 300 84" preserveAspectRatio="xMaxYMax meet">
      {MOTIFS[season]}
    </Drawing>
  );
});
