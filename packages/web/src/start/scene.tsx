import { ArchedBridge, FlyingHeron, HangingLantern, Keep } from './castle-drawing';

/** The castle in the evening: the picture at the top of the page. */
export function Scene({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 340" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <rect y="-300" width="1440" height="640" fill="var(--sky-winter)" />
      <path d="M0 96h1440v250H0z" fill="var(--sky-spring)" />
      <path d="M0 176h1440v170H0z" fill="var(--dusk-glow)" />
      <circle cx="880" cy="138" r="80" fill="var(--disc)" />
      <path
        d="M720 168h150M800 154h190M860 184h130"
        stroke="var(--sky-spring)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M0 240q200-74 390-30t360-24 310 36 380-54v180H0z" fill="var(--hill-far)" />
      <path d="M0 276q260-54 500-14t400-18 540-6v110H0z" fill="var(--hill-near)" />
      <Keep x={1180} y={296} scale={1.3} />
      <path d="M0 296q360-20 720-4t720-8v60H0z" fill="var(--water)" />
      <path
        d="M70 318q60-8 120 0t120 0M500 326q60-8 120 0t120 0M980 320q60-8 120 0t120 0"
        fill="none"
        stroke="var(--water-line)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <ArchedBridge x={640} y={304} scale={1.2} colour="var(--timber)" />
      <FlyingHeron x={760} y={70} scale={1.1} />
      <FlyingHeron x={676} y={116} scale={0.7} />
      <FlyingHeron x={616} y={92} scale={0.5} />
      <path
        d="M1440 0c-40 26-80 34-124 32M1440 36c-24 14-44 18-64 18M1440 8c-20 36-46 56-80 68"
        stroke="var(--timber)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <g fill="var(--pine-needles)">
        <ellipse cx="1334" cy="30" rx="42" ry="13" />
        <ellipse cx="1382" cy="56" rx="38" ry="12" />
        <ellipse cx="1372" cy="80" rx="30" ry="10" />
      </g>
      <HangingLantern x={1318} y={40} />
      <HangingLantern x={1366} y={88} scale={0.85} />
    </svg>
  );
}
