import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Face } from '../../art/face';
import { bringIntoView, placeOf } from '../../follow/place.js';
import { type Box, edgeTowards, placeBubble, type Spot } from './bubble-place.js';
import styles from './coach-bubble.module.css';
import { findTarget, nameOf } from './find-target.js';

/** Around what is lit. */
const HALO = 6;
/** Pieces may still be on their way when something is said: for so long the light follows them. */
const FOLLOW_MS = 900;
/** The rest of what can be chosen counts less once the bubble lies over this many. */
const MOST_AVOIDED = 60;

interface Seen {
  readonly bubble: Spot;
  readonly light: Box | undefined;
  readonly arrow: string | undefined;
  readonly name: string | undefined;
}

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const screenBox = (): Box => ({ left: 0, top: 0, width: innerWidth, height: innerHeight });

/** What of a box can be seen inside another; undefined when nothing can. */
function seenPart(box: Box, room: Box): Box | undefined {
  const left = Math.max(box.left, room.left);
  const top = Math.max(box.top, room.top);
  const width = Math.min(box.left + box.width, room.left + room.width) - left;
  const height = Math.min(box.top + box.height, room.top + room.height) - top;
  return width > 4 && height > 4 ? { left, top, width, height } : undefined;
}

const wider = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** A bowed arrow from one box to another, with its head. */
function arrowBetween(from: Box, to: Box): string | undefined {
  const a = edgeTowards(from, to);
  const b = edgeTowards(to, from, 4);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 14) return undefined;
  const bend = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.12, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.12 };
  const angle = Math.atan2(b.y - bend.y, b.x - bend.x);
  const wing = (by: number) =>
    `${(b.x - 13 * Math.cos(angle + by)).toFixed(1)} ${(b.y - 13 * Math.sin(angle + by)).toFixed(1)}`;
  const point = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${point(a)}Q${point(bend)} ${point(b)}M${wing(0.55)}L${point(b)}L${wing(-0.55)}`;
}

const same = (a: Seen | undefined, b: Seen): boolean => JSON.stringify(a) === JSON.stringify(b);

interface CoachBubbleProps {
  /** What is said; a new key is a new thing said. */
  readonly id: string;
  readonly children: ReactNode;
  /** The name of what it points at. */
  readonly at?: string | undefined;
  /** Which of how many things said in a row. */
  readonly steps?: { readonly at: number; readonly of: number } | undefined;
  readonly actions?: ReactNode;
  /** The learner's seat. */
  readonly seat: number;
  /** How many decisions stand: with each of them other things can be chosen, which are not to be covered. */
  readonly decisions: number;
}

/** The coach: her face, what she says, and light and an arrow for what she speaks of. */
export function CoachBubble({ id, children, at, steps, actions, seat, decisions }: CoachBubbleProps) {
  const t = useTranslations();
  const bubble = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState<Seen>();
  const [folded, setFolded] = useState(false);

  // What is said next is said to be read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new thing said opens it
  useEffect(() => {
    setFolded(false);
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new thing said is looked for anew
  useLayoutEffect(() => {
    const main = document.querySelector<HTMLElement>('[data-area=table]');
    if (!main) return;
    const target = () => (at === undefined ? undefined : findTarget(document, at, seat));
    const look = () => {
      const own = bubble.current;
      if (!own) return;
      const room = boxOf(main);
      const element = target();
      const part = element && seenPart(boxOf(element), main.contains(element) ? room : screenBox());
      const light = part && wider(part, HALO);
      const size = { width: own.offsetWidth, height: own.offsetHeight };
      const avoid = [...main.querySelectorAll('[data-legal]')].slice(0, MOST_AVOIDED).map(boxOf);
      const spot = placeBubble(size, room, light, avoid);
      const arrow = light && arrowBetween({ left: spot.x, top: spot.y, ...size }, light);
      const next = { bubble: spot, light, arrow, name: element && nameOf(element) };
      setSeen((known) => (same(known, next) ? known : next));
    };
    look();
    // The table comes in its own chunk, and a new decision may turn its pages: the light waits and goes along.
    let laid: number | undefined;
    let frame = requestAnimationFrame(function follow(now) {
      const element = target();
      if (element && main.contains(element)) {
        const place = seenPart(boxOf(element), boxOf(main)) ? undefined : placeOf(element, main);
        if (place) bringIntoView(place, main);
      }
      if (main.querySelector('button')) laid ??= now;
      look();
      if (laid === undefined || now - laid < FOLLOW_MS) frame = requestAnimationFrame(follow);
    });
    const observer = new ResizeObserver(look);
    if (bubble.current) observer.observe(bubble.current);
    observer.observe(main);
    document.addEventListener('scroll', look, true);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('scroll', look, true);
    };
  }, [id, at, seat, folded, decisions]);

  const name = t('opponents.name.ume');
  return (
    <>
      <div className={styles.marks}>
        {seen?.light && !folded && <div className={styles.light} data-light={at} style={seen.light} />}
        {seen?.arrow && !folded && (
          <svg className={styles.arrow} aria-hidden="true">
            <path d={seen.arrow} />
          </svg>
        )}
      </div>
      <div className={styles.layer} data-coach={id}>
        <section
          ref={bubble}
          className={styles.bubble}
          data-area="coach"
          data-folded={folded}
          aria-label={t('learn.coach.name', { name })}
          style={{ left: seen?.bubble.x ?? 0, top: seen?.bubble.y ?? 0 }}
        >
          {folded ? (
            <button type="button" className={styles.fold} onClick={() => setFolded(false)}>
              <Face who="ume" size="2.75rem" label={t('learn.coach.unfold', { name })} />
            </button>
          ) : (
            <>
              <Face who="ume" size="3.25rem" />
              <div className={styles.words}>
                <p className={styles.who}>
                  {name}
                  {steps && (
                    <span className={styles.steps}>
                      {t('learn.coach.step', { number: steps.at, count: steps.of })}
                    </span>
                  )}
                  <button type="button" className={styles.fold} onClick={() => setFolded(true)}>
                    {t('learn.coach.fold')}
                  </button>
                </p>
                <div aria-live="polite" data-said={id}>
                  {children}
                  {seen?.name && (
                    <span className="unseen"> {t('learn.coach.points', { what: seen.name })}</span>
                  )}
                </div>
              </div>
              {actions && <div className={styles.actions}>{actions}</div>}
            </>
          )}
        </section>
      </div>
    </>
  );
}
