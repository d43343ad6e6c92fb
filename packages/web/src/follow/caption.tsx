import { useTranslations } from 'use-intl';
import { Crest } from '../art/crest';
import type { LogEntry } from '../session/session.js';
import { useSubjects } from '../table/seats/subjects';
import { stepSentence } from '../words/sentences';
import styles from './caption-layer.module.css';
import type { Point } from './place.js';

/** Above this there is no room over a piece. */
const HEADROOM = 130;
const GAP = 10;

interface CaptionProps {
  readonly step: LogEntry;
  readonly seat: number;
  /** The middle of what it belongs to; none when that is out of sight. */
  readonly point: Point | undefined;
  /** How wide and high the table is. */
  readonly room: Point;
  /** From there to its edge. */
  readonly clear: number;
}

/** Over or under a piece, and how far down the table. */
function besides({ x, y }: Point, room: Point, clear: number) {
  const side = y - clear > HEADROOM ? 'over' : 'under';
  const edge = Math.min(clear, room.y / 4) + GAP;
  const top = `${Math.round(side === 'over' ? y - edge : y + edge)}px`;
  // The caption stays within the table, however near the edge the piece is.
  return { side, style: { ['--x' as string]: `${x}px`, top } };
}

/** A step in words, over the piece it belongs to or under it; at the foot of the table where that is out of sight. */
export function Caption({ step, seat, point, room, clear }: CaptionProps) {
  const t = useTranslations();
  const subjects = useSubjects();
  const { side, style } = point ? besides(point, room, clear) : { side: 'foot', style: undefined };
  return (
    <p className={styles.caption} data-side={side} data-caption={step.number} style={style}>
      <Crest seat={seat} size="1.25rem" />
      <span>{stepSentence(t, step, subjects)}</span>
    </p>
  );
}
