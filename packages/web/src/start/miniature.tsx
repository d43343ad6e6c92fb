import type { State } from '@shirasagi/engine';
import { viewOf } from '../games';
import { FLOOR_HEIGHTS, Keep } from './castle-drawing';

const SKIES = ['var(--sky-spring)', 'var(--sky-summer)', 'var(--sky-autumn)', 'var(--sky-winter)'];

/** A small picture of a game as it stands: the season, who has climbed how far, what is left outside. */
export function Miniature({ state, className }: { readonly state: State; readonly className: string }) {
  const { season, courtiers: pieces, loose } = viewOf(state).miniature(state);
  return (
    <svg className={className} viewBox="0 0 160 110" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="160" height="110" fill={SKIES[season]} />
      <path d="M0 78q40-16 80-6t80-6v44H0z" fill="var(--hill-far)" />
      <Keep x={80} y={94} scale={0.45} lit={state.toMove >= 0} />
      <path d="M0 92q80-8 160 0v18H0z" fill="var(--hill-near)" />
      {pieces.map(({ seat, floor }, i) => {
        const mates = pieces.filter((other) => other.floor === floor);
        const at = mates.indexOf(pieces[i]);
        const x = 80 + (at - (mates.length - 1) / 2) * Math.min(8, 90 / mates.length);
        const y = floor === 0 ? 90 : 94 - (200 - FLOOR_HEIGHTS[floor - 1]) * 0.45;
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: courtiers of one clan on one floor are alike
            key={i}
            cx={x}
            cy={y}
            r="3.6"
            fill={`var(--clan-${seat})`}
            stroke={`var(--clan-${seat}-mark)`}
          />
        );
      })}
      {loose.map((colour, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one colour are alike in a picture this small
          key={i}
          x={6 + i * 10}
          y="98"
          width="8"
          height="8"
          rx="2"
          fill={`var(--die-${colour})`}
          stroke={`var(--die-${colour}-line)`}
        />
      ))}
    </svg>
  );
}
