import { ArchedBridge, FlyingHeron, Keep } from '../../start/castle-drawing';
import type { PictureProps } from '../game-offer';

const BRIDGES = ['coral', 'black', 'white'];

/** The castle with its three bridges. */
export function CastlePicture({ className }: PictureProps) {
  return (
    <svg className={className} viewBox="0 0 480 200" aria-hidden="true">
      <rect width="480" height="200" fill="var(--dusk-glow)" />
      <circle cx="150" cy="70" r="42" fill="var(--disc)" />
      <path d="M0 140q90-40 180-16t180-14 120 10v80H0z" fill="var(--hill-far)" />
      <path d="M0 158q240-20 480-4v46H0z" fill="var(--water)" />
      <Keep x={350} y={170} scale={0.78} />
      {BRIDGES.map((colour, i) => (
        <ArchedBridge
          key={colour}
          x={14 + i * 88}
          y={186}
          scale={0.66}
          colour={`var(--die-${colour})`}
          edge={`var(--die-${colour}-line)`}
        />
      ))}
      <FlyingHeron x={210} y={58} scale={0.7} />
    </svg>
  );
}
