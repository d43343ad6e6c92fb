import { ArchedBridge, FlyingHeron, HangingLantern, Keep } from '../../start/castle-drawing';

/** The far bank in the evening: the picture behind the lobby's title. */
export function LobbyScene({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 190" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <rect y="-400" width="1440" height="600" fill="var(--sky-winter)" />
      <path d="M0 40h1440v160H0z" fill="var(--sky-spring)" />
      <path d="M0 92h1440v110H0z" fill="var(--dusk-glow)" />
      <circle cx="1010" cy="74" r="46" fill="var(--disc)" />
      <path
        d="M900 92h90M960 82h120M1000 102h80"
        stroke="var(--sky-spring)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M0 136q200-42 390-16t360-14 310 20 380-30v110H0z" fill="var(--hill-far)" />
      <path d="M0 156q260-30 500-8t400-10 540-4v70H0z" fill="var(--hill-near)" />
      <Keep x={1210} y={168} scale={0.72} />
      <path d="M0 166q360-12 720-2t720-6v40H0z" fill="var(--water)" />
      <path
        d="M70 178q60-6 120 0t120 0M500 182q60-6 120 0t120 0M980 180q60-6 120 0t120 0"
        fill="none"
        stroke="var(--water-line)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <ArchedBridge x={820} y={172} scale={0.8} colour="var(--timber)" />
      <FlyingHeron x={860} y={44} scale={0.7} />
      <FlyingHeron x={802} y={70} scale={0.45} />
      {[0, 1, 2, 3].map((i) => (
        <HangingLantern key={i} x={1306 + i * 34} y={[18, 26, 28, 22][i]} scale={0.7} />
      ))}
      <path d="M1290 14q80 30 150 2" stroke="var(--timber)" strokeWidth="2" fill="none" />
    </svg>
  );
}
