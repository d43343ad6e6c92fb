import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './picture.module.css';
import { type Box, placeNumbers } from './rings';

/** A part of a picture: what it is told in the caption, and selectors of what is ringed. */
export interface Mark {
  readonly key: string;
  /** Each selector gets one ring around everything it matches. */
  readonly at: readonly string[];
  readonly words: ReactNode;
}

interface Ring {
  readonly key: string;
  readonly number: number;
  readonly box: Box;
}

interface NumberedRing extends Ring {
  /** Where its number sits. */
  readonly badge: Box;
}

/** Between a part and its ring, in pixels. */
const GAP = 4;

/** What is wider or higher, in pixels, is scenery: a number may lie on it. */
const LARGE = 160;

/** Width of a number, in rem; the style sheet says the same. */
const BADGE = 1.25;

/** The icons and the texts of a scene, as seen from the stage. */
function drawnIn(stage: HTMLElement): Box[] {
  const { left, top } = stage.getBoundingClientRect();
  const things: (Element | Range)[] = [...stage.querySelectorAll('[inert] svg:not(svg svg)')].filter(
    (svg) => {
      const { width, height } = svg.getBoundingClientRect();
      return width < LARGE && height < LARGE;
    },
  );
  const texts = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT, (text) =>
    text.parentElement?.closest('[inert]') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNode(text);
    things.push(range);
  }
  return things
    .map((thing) => thing.getBoundingClientRect())
    .filter(({ width, height }) => width * height > 0)
    .map((box) => ({ left: box.left - left, top: box.top - top, width: box.width, height: box.height }));
}

/** A box a little wider than the smallest around all elements, as seen from the stage. */
function around(elements: readonly Element[], stage: DOMRect): Box {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left: left - stage.left - GAP,
    top: top - stage.top - GAP,
    width: Math.max(...boxes.map((box) => box.right)) - left + 2 * GAP,
    height: Math.max(...boxes.map((box) => box.bottom)) - top + 2 * GAP,
  };
}

function ringsOf(stage: HTMLElement, marks: readonly Mark[]): NumberedRing[] {
  const seen = stage.getBoundingClientRect();
  const rings: Ring[] = marks.flatMap(({ key, at }, i) =>
    at.flatMap((selector, n) => {
      const elements = [...stage.querySelectorAll(selector)].filter(
        (part) => part.getClientRects().length > 0,
      );
      if (elements.length === 0) return [];
      return [{ key: `${key} ${n}`, number: i + 1, box: around(elements, seen) }];
    }),
  );
  const size = BADGE * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const stageBox = { left: 0, top: 0, width: seen.width, height: seen.height };
  const badges = placeNumbers(
    rings.map(({ box }) => box),
    size,
    stageBox,
    drawnIn(stage),
  );
  return rings.map((ring, i) => ({ ...ring, badge: badges[i] }));
}

/** Where the rings are now; measured again when the picture or a part of it changes its size. */
function useRings(marks: readonly Mark[]) {
  const stage = useRef<HTMLDivElement>(null);
  const [rings, setRings] = useState<readonly NumberedRing[]>([]);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => setRings(ringsOf(element, marks));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const selector of marks.flatMap(({ at }) => at))
      for (const part of element.querySelectorAll(selector)) observer.observe(part);
    document.fonts?.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', measure);
    };
  }, [marks]);
  return { stage, rings };
}

interface PictureProps {
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  readonly marks: readonly Mark[];
  readonly children: ReactNode;
}

/** Components as the table draws them, with the parts spoken of ringed, numbered and named below. */
export function Picture({ alt, marks, children }: PictureProps) {
  const { stage, rings } = useRings(marks);
  return (
    <figure className={styles.picture}>
      <div ref={stage} className={styles.stage}>
        <div inert className={styles.scene}>
          {children}
        </div>
        <div role="img" aria-label={alt} className={styles.rings}>
          {rings.map(({ key, number, box }) => (
            <span key={key} className={styles.ring} style={box} data-ring={number} />
          ))}
          {rings.map(({ key, number, badge: { left, top } }) => (
            <span
              key={key}
              className={`${styles.number} ${styles.badge}`}
              style={{ left, top }}
              data-badge={number}
            >
              {number}
            </span>
          ))}
        </div>
      </div>
      {marks.length > 0 && (
        <figcaption>
          <ol className={styles.parts}>
            {marks.map(({ key, words }, i) => (
              <li key={key}>
                <span className={styles.number}>{i + 1}</span>
                <span>{words}</span>
              </li>
            ))}
          </ol>
        </figcaption>
      )}
    </figure>
  );
}
