import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './picture.module.css';

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
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box around all elements, as seen from the stage. */
function around(elements: readonly Element[], stage: DOMRect): Omit<Ring, 'key' | 'number'> {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left: left - stage.left,
    top: top - stage.top,
    width: Math.max(...boxes.map((box) => box.right)) - left,
    height: Math.max(...boxes.map((box) => box.bottom)) - top,
  };
}

function ringsOf(stage: HTMLElement, marks: readonly Mark[]): Ring[] {
  const seen = stage.getBoundingClientRect();
  return marks.flatMap(({ key, at }, i) =>
    at.flatMap((selector, n) => {
      const elements = [...stage.querySelectorAll(selector)].filter(
        (part) => part.getClientRects().length > 0,
      );
      if (elements.length === 0) return [];
      return [{ key: `${key} ${n}`, number: i + 1, ...around(elements, seen) }];
    }),
  );
}

/** Where the rings are now; measured again when the picture or a part of it changes its size. */
function useRings(marks: readonly Mark[]) {
  const stage = useRef<HTMLDivElement>(null);
  const [rings, setRings] = useState<readonly Ring[]>([]);
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
          {rings.map(({ key, number, ...box }) => (
            <span key={key} className={styles.ring} style={box} data-ring={number}>
              <span className={styles.number}>{number}</span>
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
