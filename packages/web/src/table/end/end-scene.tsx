import { CrestMark } from '../../art/crest';
import { FlyingHeron, Keep } from '../../start/castle-drawing';
import styles from './end-scene.module.css';

/** Where the lanterns hang, in hundredths of the picture: along a cord that sags, beside the castle's roof. */
const LANTERNS = Array.from({ length: 6 }, (_, i) => {
  const away = (i - 2.5) / 2.5;
  return { x: 50 + away * 42, y: 15 - away * away * 12 };
});

/** The share of the picture's width that a lantern may take. */
const LANTERN_WIDTH = 12;

interface EndSceneProps {
  /** Seats whose lanterns are lit, one after the other in turn; none where nobody won. */
  readonly winners: readonly number[];
  /** Whether everything stands at once as it will be. */
  readonly still: boolean;
}

/**
 * The evening after the game: the sun goes down behind the castle, and the winner's lanterns are lit. Sky and hills
 * fill any shape of picture; castle, sun and herons are always whole, and the lanterns spread over the width.
 */
export function EndScene({ winners, still }: EndSceneProps) {
  return (
    <svg className={styles.scene} data-still={still || undefined} aria-hidden="true">
      <radialGradient id="end-glow">
        <stop offset="0.4" stopColor="#ffb54a" stopOpacity="0.55" />
        <stop offset="1" stopColor="#ffb54a" stopOpacity="0" />
      </radialGradient>
      <svg aria-hidden="true" viewBox="260 0 440 260" preserveAspectRatio="xMidYMax meet" overflow="visible">
        <path d="M-480-200h1920v460H-480z" fill="#f0d3ab" />
        <path d="M-480-200h1920v290H-480z" fill="#d3dde6" />
        <path d="M-480 90h1920v70H-480z" fill="#f0d9d2" />
        <g className={styles.evening}>
          <path d="M-480-200h1920v460H-480z" fill="#b4634f" />
          <path d="M-480-200h1920v376H-480z" fill="#5d4262" />
          <path d="M-480-200h1920v316H-480z" fill="#27304f" />
          <path
            d="M60 34h.1M150 92h.1M236 30h.1M310 118h.1M400 78h.1M560 84h.1M640 56h.1M742 24h.1M812 104h.1M900 40h.1M-90 60h.1M-200 110h.1M1050 70h.1M1160 30h.1"
            stroke="#ffe9bd"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </g>
        <circle className={styles.sun} cx="332" cy="180" r="42" fill="#d4553f" />
        <path d="M-480 214q300-74 560-34t440-20 420 20 500-20v110H-480z" fill="#3b3a52" />
        <path d="M-480 240q480-18 960-4t960-6v40H-480z" fill="#222a41" />
        <Keep x={480} y={246} scale={0.72} />
        <FlyingHeron x={608} y={132} scale={0.6} />
        <FlyingHeron x={656} y={156} scale={0.4} />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path
          d="M0-2Q50 32 100-2"
          fill="none"
          stroke="#221d18"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {LANTERNS.map(({ x, y }, i) => {
        const seat = winners.length > 0 ? winners[i % winners.length] : undefined;
        return (
          <svg
            key={x}
            aria-hidden="true"
            x={`${x - LANTERN_WIDTH / 2}%`}
            y={`${y}%`}
            width={`${LANTERN_WIDTH}%`}
            height="30%"
            viewBox="-14 -8 28 42"
            preserveAspectRatio="xMidYMin meet"
            overflow="visible"
          >
            <path d="M0-8v6M-5-2h10M-5 25h10M0 25v7" stroke="#221d18" strokeWidth="2" />
            <ellipse cy="11.5" rx="11" ry="13" fill="#d9cdb6" stroke="#221d18" strokeWidth="1.5" />
            {seat !== undefined && (
              <>
                <g className={styles.light} style={{ animationDelay: `${1.2 + i * 0.32}s` }}>
                  <circle cy="11.5" r="26" fill="url(#end-glow)" />
                  <ellipse cy="11.5" rx="11" ry="13" fill="#ffd98a" stroke="#221d18" strokeWidth="1.5" />
                </g>
                <g transform="translate(0 11.5)">
                  <circle r="7.4" fill={`var(--clan-${seat})`} />
                  <CrestMark seat={seat} scale={0.52} />
                </g>
              </>
            )}
          </svg>
        );
      })}
    </svg>
  );
}
