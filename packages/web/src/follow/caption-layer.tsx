import type { State } from '@shirasagi/engine';
import { Component, type RefObject } from 'react';
import type { LogEntry } from '../session/session.js';
import { Caption } from './caption';
import styles from './caption-layer.module.css';
import { bringIntoView, type Place, type Point, seenAt } from './place.js';
import { type Pieces, piecesOf, placeOfStep, type Walk, walksOf } from './walks.js';

interface CaptionLayerProps {
  readonly table: RefObject<HTMLElement | null>;
  /** The state the table shows. */
  readonly state: State;
  /** The step that is told where it happens, if one is. */
  readonly step: LogEntry | undefined;
  /** The clan that takes it. */
  readonly seat: number;
  /** Whether things may move. */
  readonly moving: boolean;
}

interface CaptionLayerState {
  /** Whether the step was looked for: it may have no place, or one that is out of sight. */
  readonly told: boolean;
  readonly at: Place | undefined;
  /** Where it is seen, if it is. */
  readonly point: Point | undefined;
  readonly room: Point;
  readonly trails: readonly { readonly piece: string; readonly from: Point; readonly to: Point }[];
}

const NOTHING: CaptionLayerState = {
  told: false,
  at: undefined,
  point: undefined,
  room: { x: 0, y: 0 },
  trails: [],
};

/** A walk that can be seen: both ends are somewhere on the table. */
const trailOf = ({ piece, from, to }: Walk) => ({ piece, from: seenAt(from), to: seenAt(to) });

/** A bow between two points, higher the longer it is. */
function bow(from: Point, to: Point): string {
  const lift = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 4);
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${Math.min(from.y, to.y) - lift} ${to.x} ${to.y}`;
}

/**
 * Tells each step of others where it happens: a caption by the piece and a trail from where it came. A class, since
 * only a class is asked before the page changes where everything stands.
 */
export class CaptionLayer extends Component<CaptionLayerProps, CaptionLayerState, Pieces | null> {
  override state: CaptionLayerState = NOTHING;

  override componentDidMount(): void {
    addEventListener('resize', this.look);
    // Scrolling does not bubble.
    document.addEventListener('scroll', this.look, true);
  }

  override componentWillUnmount(): void {
    removeEventListener('resize', this.look);
    document.removeEventListener('scroll', this.look, true);
  }

  override getSnapshotBeforeUpdate(before: CaptionLayerProps): Pieces | null {
    const { step, table } = this.props;
    if (!step || step === before.step || before.state !== step.before || !table.current) return null;
    return piecesOf(table.current);
  }

  override componentDidUpdate(before: CaptionLayerProps, _: CaptionLayerState, pieces: Pieces | null): void {
    const { step, seat, table, moving } = this.props;
    if (step === before.step) return;
    if (!step || !table.current) {
      this.setState(NOTHING);
      return;
    }
    const walks = pieces ? walksOf(pieces, piecesOf(table.current), seat, table.current) : [];
    const at = placeOfStep(step, seat, walks, table.current);
    if (at) bringIntoView(at, table.current);
    const trails = moving ? walks.map(trailOf) : [];
    this.setState({ told: true, at, trails, ...this.where(at) });
  }

  override render() {
    const { step, seat } = this.props;
    const { told, point, room, trails, at } = this.state;
    return (
      <div className={styles.layer} aria-hidden="true">
        {step && trails.length > 0 && (
          <svg key={step.number} className={styles.trails} data-trails="" data-seat={seat} aria-hidden="true">
            {trails.map(({ piece, from, to }) => (
              <path key={piece} d={bow(from, to)} />
            ))}
          </svg>
        )}
        {step && told && (
          <Caption step={step} seat={seat} point={point} room={room} clear={at ? at.height / 2 : 0} />
        )}
      </div>
    );
  }

  /** Where a place is seen; nowhere when it is scrolled away or no longer drawn. */
  private where(at: Place | undefined): Pick<CaptionLayerState, 'point' | 'room'> {
    const { current } = this.props.table;
    if (!at || !current || !at.element.isConnected) return { point: undefined, room: NOTHING.room };
    const room = { x: current.clientWidth, y: current.clientHeight };
    const point = seenAt(at);
    const seen = point.x >= 0 && point.y >= 0 && point.x <= room.x && point.y <= room.y;
    return { point: seen ? point : undefined, room };
  }

  private readonly look = (): void => {
    const { at, point, room } = this.state;
    if (!at) return;
    const now = this.where(at);
    const same = now.point?.x === point?.x && now.point?.y === point?.y && now.room.x === room.x;
    // What was scrolled away leaves its trail behind.
    if (!same) this.setState({ ...now, trails: [] });
  };
}
