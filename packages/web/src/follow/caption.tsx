import { useTranslations } from 'use-intl';
import { Crest } from '../art/crest';
import type { LogEntry } from '../session/session.js';
import { stepSentence } from '../words/sentences';
import styles from './caption-layer.module.css';
import type { Point } from './place.js';

/** Above this there is no room over a piece. */
const HEADROOM = 130;
const GAP = 10;

interface CaptionProps {
  readonly step: LogEntry;
  readonly seat: number;
  /** The middle of what it belongs to. */
  readonly point: Point;
  /** How wide and high the table is. */
  readonly room: Point;
  /** From there to its edge. */
  readonly clear: number;
}

/** A step in words, over the piece it belongs to or under it. */
export function Caption({ step, seat, point, room, clear }: CaptionProps) {
  const t = useTranslations();
  const side = point.y - clear > HEADROOM ? 'over' : 'under';
  const edge = Math.min(clear, room.y / 4) + GAP;
  return (
    <p
      className={styles.caption}
      data-side={side}
      data-caption={step.number}
      style={{
        // The tip of the caption points at the piece wherever the caption itself finds room.
        ['--x' as string]: `${point.x}px`,
        top: `${Math.round(side === 'over' ? point.y - edge : point.y + edge)}px`,
      }}
    >
      <Crest seat={seat} size="1.25rem" />
      <span>{stepSentence(t, step)}</span>
    </p>
  );
}
