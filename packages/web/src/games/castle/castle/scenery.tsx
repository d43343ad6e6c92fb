import { memo } from 'react';
import { Drawing } from '../../../art/drawing';
import styles from './scenery.module.css';

/** A pine as prints draw them: clouds of needles on a bent trunk. */
function Pine({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M-2 0c4-14-6-24 0-40s-2-22 2-34"
        fill="none"
        stroke="var(--pine-trunk)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M-30-34c-2-8 6-12 12-10 4-8 18-8 20 0 8-2 12 6 8 12-12 4-30 4-40-2zM-14-58c-2-8 6-12 12-10 4-8 18-8 20 0 8-2 12 6 8 12-12 4-30 4-40-2zM-20-80c0-8 6-10 10-9 4-7 16-7 18 1 7-2 10 5 7 10-10 4-26 4-35-2z"
        fill="var(--pine-needles)"
      />
    </g>
  );
}

/** The hills behind the castle and the sun or moon over them. */
export const KeepScenery = memo(function KeepScenery() {
  return (
    <Drawing className={styles.keep} viewBox="0 0 640 500" preserveAspectRatio="xMidYMax slice">
      <circle className={styles.disc} cx="548" cy="84" r="46" />
      <path
        d="M0 250c70-60 120-92 176-92 60 0 88 52 150 52 66 0 112-84 190-84 52 0 90 30 124 62v312H0z"
        fill="var(--hill-far)"
      />
      <path
        d="M0 340c60-30 110-52 170-46 74 8 110 48 188 42 96-8 166-66 282-36v200H0z"
        fill="var(--hill-near)"
      />
      <Pine x={34} y={392} size={1.05} />
      <Pine x={76} y={404} size={0.8} />
      <Pine x={604} y={388} size={1.1} />
      <Pine x={566} y={400} size={0.75} />
      <g fill="none" stroke="var(--paper-raised)" strokeWidth="7" strokeLinecap="round" opacity="0.75">
        <path d="M20 150h86M52 164h104M470 170h96M506 184h110" />
      </g>
    </Drawing>
  );
});

/** The river under a bridge. */
export const River = memo(function River() {
  return (
    <Drawing className={styles.river} viewBox="0 0 340 80" preserveAspectRatio="none">
      <path
        d="M0 34c30-16 58-22 86-14 30 8 48 12 84 2 40-12 76-16 110-6 24 8 44 10 60 4v40H0z"
        fill="var(--hill-far)"
        opacity="0.55"
      />
      <path d="M0 44c40-8 76-8 114 0s76 8 114 0 76-8 112 0v36H0z" fill="var(--water)" />
      <g fill="none" stroke="var(--water-line)" strokeWidth="1.2" vectorEffect="non-scaling-stroke">
        <path
          d="M24 60c12-4 24-4 36 0M120 56c12-4 24-4 36 0M214 62c12-4 24-4 36 0M284 55c12-4 24-4 36 0M70 72c12-4 24-4 36 0M166 72c12-4 24-4 36 0M258 73c12-4 24-4 36 0"
          vectorEffect="non-scaling-stroke"
        />
      </g>
    </Drawing>
  );
});

/** The curved wall of fitted stones the castle stands on. */
export const Stones = memo(function Stones({ className }: { readonly className: string }) {
  return (
    <Drawing className={className} viewBox="0 0 640 140" preserveAspectRatio="none">
      <path d="M12 0h616c2 60 4 100 12 140H0C8 100 10 60 12 0z" fill="var(--base-stone)" />
      <path
        d="M10 30c60-6 90 4 150-2s90 4 160-2 100 6 160-2 110 6 150 0M8 62c70 6 110-6 180 0s120-6 190 0 130-6 254 2M6 100c60-6 130 6 200 0s130 4 200 0 130-4 228 2M70 2c2 12-4 18 2 26M150 0c-4 12 4 16 0 26M244 2c4 10-4 16 2 24M330 0c-2 10 4 16 0 24M420 2c2 12-4 14 2 22M520 0c-4 12 4 14 0 24M590 2c2 10-2 14 0 24M40 34c-4 12 4 18 0 28M120 32c4 10-4 18 2 30M210 28c-4 12 4 22 0 32M300 28c4 12-4 20 2 32M390 28c-4 12 2 22 0 34M470 26c4 14-4 22 2 34M560 28c-2 12 4 22 0 36M84 64c-4 14 4 22 0 34M180 62c4 14-4 24 2 38M270 62c-4 14 4 24 0 38M360 62c4 14-4 24 0 40M450 62c-4 14 4 24 0 38M540 64c4 14-4 24 2 36M50 102c-4 14 4 24 0 36M140 102c4 14-4 24 0 36M230 100c-4 14 4 26 0 38M330 102c4 14-4 24 0 36M430 100c-4 14 4 26 0 38M520 100c4 14-4 26 0 38M600 102c-4 14 4 24 0 36"
        fill="none"
        stroke="var(--base-line)"
        strokeWidth="1.2"
        vectorEffect="non-scaling-stroke"
      />
    </Drawing>
  );
});
