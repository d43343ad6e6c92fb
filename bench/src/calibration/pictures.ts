import type { Panel } from '../matches/plot.js';
import type { Band } from './bands.js';

/** What was told by one teller. */
interface ToldSeries {
  readonly name: string;
  readonly colour: string;
  readonly bands: readonly Band[];
}

/** Means told against means that came, with 95% intervals, beside the line where both are the same. */
function panelOf(told: readonly ToldSeries[], unit: number, [least, most]: readonly [number, number]): Axes {
  const inside = (value: number): number => unit * Math.min(most, Math.max(least, value));
  const series = told.map(({ name, colour, bands }, s) => ({
    name,
    colour,
    marks: bands
      .filter(({ count }) => count > 0)
      .map((band) => ({
        // The axis is labelled once.
        label: s === 0 ? (unit * band.told).toFixed(0) : '',
        x: unit * band.told,
        y: unit * band.came,
        low: inside(band.came - band.off),
        high: inside(band.came + band.off),
      })),
  }));
  return { logarithmic: false, joined: true, diagonal: true, series };
}
/** A panel without its titles. */
type Axes = Omit<Panel, 'title' | 'xTitle' | 'yTitle'>;

/** Win chances told against how often they came true. */
export const chancePanel = (told: readonly ToldSeries[]): Panel => ({
  title: 'Win chances',
  xTitle: 'told, %',
  yTitle: 'won, %',
  ...panelOf(told, 100, [0, 1]),
});

/** Leads expected against those at the end. */
export const leadPanel = (told: readonly ToldSeries[]): Panel => ({
  title: 'Leads in points',
  xTitle: 'expected',
  yTitle: 'at the end',
  ...panelOf(told, 1, [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]),
});
