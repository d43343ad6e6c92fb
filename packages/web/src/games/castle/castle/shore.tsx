import { memo } from 'react';
import { Drawing } from '../../../art/drawing';
import { LogDock, useDockedLog } from '../../../table/log/log-dock';
import styles from './scenery.module.css';

/** A white heron in the reeds. */
const Heron = memo(function Heron() {
  return (
    <Drawing
      className={styles.reeds}
      viewBox="0 0 360 240"
      preserveAspectRatio="xMidYMax slice"
      width="100%"
      height="100%"
    >
      <path d="M0 168c40-30 76-52 112-46 40 6 58 34 104 30 52-4 92-36 144-20v60H0z" fill="var(--hill-far)" />
      <path d="M0 178c60-10 120-10 180 0s120 10 180 0v62H0z" fill="var(--water)" />
      <g fill="none" stroke="var(--water-line)" strokeWidth="2" strokeLinecap="round">
        <path d="M22 200c18-6 34-6 52 0M126 214c18-6 34-6 52 0M232 200c18-6 34-6 52 0M60 228c18-6 34-6 52 0M290 224c18-6 34-6 52 0M180 194c12-4 22-4 34 0" />
      </g>
      <g
        transform="translate(62 70) scale(0.68)"
        stroke="var(--roof-line)"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M196 150v62M212 148v64" fill="none" strokeWidth="3" />
        <path
          d="M236 36l42 10-34 7c2 15-7 24-15 32-8 8-10 15-6 24 8 19-3 36-25 41-23 5-47-2-70 12 5-33 24-57 52-68 13-5 18-12 18-23 0-20 13-35 38-35z"
          fill="var(--heron-white)"
        />
        <path d="M168 116c12 5 24 3 36-6M160 130c14 5 28 3 42-7" fill="none" />
        <circle cx="240" cy="46" r="2.5" fill="var(--roof-line)" stroke="none" />
        <path d="M236 40c-10-4-18-2-26 4" fill="none" strokeWidth="3" />
      </g>
      <g fill="none" stroke="var(--pine)" strokeWidth="3" strokeLinecap="round">
        <path d="M304 236c-2-50 4-96 22-140M322 236c0-40 6-76 24-110M290 236c0-36-8-66-24-92M36 236c0-34 6-60 20-86M22 236c0-30-6-52-18-70" />
      </g>
    </Drawing>
  );
});

/** The shore below the clans, where a table has it: the game so far, or a heron while that lies open elsewhere. */
export const Shore = memo(function Shore() {
  const log = useDockedLog();
  return <div className={styles.shore}>{log && log.log.length > 0 ? <LogDock log={log} /> : <Heron />}</div>;
});
