import { CrestMark } from '../art/crest';
import { FlyingHeron, Keep } from '../start/keep';
import styles from './end-scene.module.css';

/** Where the lanterns hang, along a cord that sags. */
const LANTERNS = Array.from({ length: 7 }, (_, i) => {
  const away = (i - 3) / 3;
  return { x: 480 + away * 400, y: 58 - away * away * 34 };
});

interface EndSceneProps {
  /** Seats whose lanterns are lit, one after the other in turn. */
  readonly winners: readonly number[];
  /** Whether everything stands at once as it will be. */
  readonly still: boolean;
}

/** The evening after the game: the sun goes down behind the castle, and the winner's lanterns are lit. */
export function EndScene({ winners, still }: EndSceneProps) {
  return (
    <svg
      className={styles.scene}
      data-still={still || undefined}
      viewBox="0 0 960 260"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path d="M-480 0h1920v260H-480z" fill="#f0d3ab" />
      <path d="M-480 0h1920v90H-480z" fill="#d3dde6" />
      <path d="M-480 90h1920v70H-480z" fill="#f0d9d2" />
      <g className={styles.evening}>
        <path d="M-480 0h1920v260H-480z" fill="#b4634f" />
        <path d="M-480 0h1920v176H-480z" fill="#5d4262" />
        <path d="M-480 0h1920v116H-480z" fill="#27304f" />
        <path
          d="M60 34h.1M150 92h.1M236 30h.1M330 128h.1M640 126h.1M742 24h.1M812 104h.1M900 40h.1M-90 60h.1M-200 110h.1M1050 70h.1M1160 30h.1"
          stroke="#ffe9bd"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
      <circle className={styles.sun} cx="236" cy="190" r="52" fill="#d4553f" />
      <path d="M-480 214q300-74 560-34t440-20 420 20 500-20v110H-480z" fill="#3b3a52" />
      <Keep x={480} y={256} scale={0.8} />
      <path d="M-480 244q480-18 960-4t960-6v40H-480z" fill="#222a41" />
      <FlyingHeron x={720} y={120} scale={0.7} />
      <FlyingHeron x={782} y={152} scale={0.45} />
      <path d="M-480-60Q480 168 1440-60" fill="none" stroke="#221d18" strokeWidth="2.5" />
      {LANTERNS.map(({ x, y }, i) => {
        const seat = winners[i % winners.length];
        return (
          <g key={x} transform={`translate(${x} ${y}) scale(1.5)`}>
            <path d="M0-8v6M-5-2h10M-5 25h10M0 25v7" stroke="#221d18" strokeWidth="2" />
            <ellipse cy="11.5" rx="11" ry="13" fill="#d9cdb6" stroke="#221d18" strokeWidth="1.5" />
            <g className={styles.light} style={{ animationDelay: `${1.2 + i * 0.28}s` }}>
              <circle cy="11.5" r="26" fill="#ffb54a" opacity="0.28" />
              <ellipse cy="11.5" rx="11" ry="13" fill="#ffd98a" stroke="#221d18" strokeWidth="1.5" />
            </g>
            <g transform="translate(0 11.5)">
              <circle r="7.4" fill={`var(--clan-${seat})`} />
              <CrestMark seat={seat} scale={0.52} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
