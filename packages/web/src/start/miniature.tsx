import { CastleState, DuelState, type State } from '@shirasagi/engine';
import { FLOOR_HEIGHTS, Keep } from './keep';

const SKIES = ['var(--sky-spring)', 'var(--sky-summer)', 'var(--sky-autumn)', 'var(--sky-winter)'];

interface Piece {
  readonly seat: number;
  /** 0 is the gate, 1 to 3 the floors. */
  readonly floor: number;
}

function courtiers(state: State): Piece[] {
  if (state instanceof CastleState) {
    return Array.from({ length: state.seats }, (_, seat) => seat).flatMap((seat) =>
      [0, 1, 2, 3].flatMap((floor) =>
        Array.from({ length: state.court(seat, floor) }, () => ({ seat, floor })),
      ),
    );
  }
  if (state instanceof DuelState) return [0, 1].map((seat) => ({ seat, floor: state.space(seat) }));
  return [];
}

/** Colours of what lies before the castle: dice left on the bridges, or tokens on the locations. */
function loose(state: State): string[] {
  const colours = ['coral', 'black', 'white'];
  if (state instanceof CastleState) {
    return colours.flatMap((colour, bridge) =>
      [0, 1, 2, 3, 4].filter((place) => state.bridgeDie(bridge, place) > 0).map(() => colour),
    );
  }
  if (state instanceof DuelState) {
    return [0, 1, 2, 3, 4, 5].flatMap((location) =>
      Array.from(
        { length: state.stackHeight(location) },
        (_, level) => colours[state.token(location, level)],
      ),
    );
  }
  return [];
}

function skyOf(state: State): string {
  if (state.toMove < 0) return SKIES[3];
  if (state instanceof CastleState) return SKIES[state.round - 1];
  return SKIES[state instanceof DuelState && state.turn >= 12 ? 2 : 0];
}

/** A small picture of a game as it stands: the season, who has climbed how far, what is left outside. */
export function Miniature({ state, className }: { readonly state: State; readonly className: string }) {
  const pieces = courtiers(state);
  return (
    <svg className={className} viewBox="0 0 160 110" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="160" height="110" fill={skyOf(state)} />
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
      {loose(state).map((colour, i) => (
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
