import { Icon } from '../../art/icon';
import { HangingLantern, Keep } from '../../start/castle-drawing';
import type { PictureProps } from '../game-offer';

/** Two clans face each other over one lantern-lit castle. */
export function DuelPicture({ className }: PictureProps) {
  return (
    <svg className={className} viewBox="0 0 480 200" aria-hidden="true">
      <rect width="480" height="200" fill="var(--sky-winter)" />
      <circle cx="240" cy="76" r="62" fill="var(--lantern-core)" opacity="0.75" />
      <path d="M0 146q120-44 240-14t240-8v76H0z" fill="var(--hill-far)" />
      <path d="M0 168q240-16 480-2v34H0z" fill="var(--hill-near)" />
      <Keep x={240} y={184} scale={0.84} />
      {[70, 116, 162].map((x, i) => (
        <HangingLantern key={x} x={x} y={18 + i * 14} />
      ))}
      {[318, 364, 410].map((x, i) => (
        <HangingLantern key={x} x={x} y={46 - i * 14} />
      ))}
      <g color="var(--clan-0-text)" transform="translate(46 110)">
        <Icon name="katana" size={56} />
      </g>
      <g color="var(--clan-1-text)" transform="translate(378 110)">
        <Icon name="kabuto" size={56} />
      </g>
    </svg>
  );
}
