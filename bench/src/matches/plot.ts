/** A point with a vertical interval. */
export interface Mark {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
}

/** One set of axes. */
export interface Panel {
  readonly title: string;
  readonly xTitle: string;
  readonly yTitle: string;
  /** Whether the x axis counts powers of ten. */
  readonly logarithmic: boolean;
  readonly series: readonly {
    readonly name: string;
    readonly colour: string;
    readonly marks: readonly Mark[];
  }[];
  /** Join the marks of a series. */
  readonly joined: boolean;
  /** Draw the line where x and y are the same. */
  readonly diagonal?: boolean;
}

const WIDTH = 480;
const HEIGHT = 320;
const LEFT = 62;
const RIGHT = 18;
const TOP = 36;
const BOTTOM = 50;
/** Room beside the outermost marks, as a part of the axis. */
const MARGIN = 0.08;

/** Draws panels below one another as one SVG picture: that can be read on a phone too. */
export function plot(panels: readonly Panel[]): string {
  const height = HEIGHT * panels.length;
  const parts = panels.map((panel, i) => `<g transform="translate(0,${i * HEIGHT})">${drawPanel(panel)}</g>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="12">`,
    `<title>${panels.map(({ title }) => title).join('; ')}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const round = (value: number): number => Math.round(value * 10) / 10;
/** A number as people write it, with a minus sign instead of a hyphen. */
const written = (value: number): string => `${round(value)}`.replace('-', '\u2212');

/** A step that divides a range into about five parts: 1, 2 or 5 times a power of ten. */
function niceStep(range: number): number {
  const rough = range / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = rough / power;
  return power * (factor > 5 ? 10 : factor > 2 ? 5 : factor > 1 ? 2 : 1);
}

function drawPanel(panel: Panel): string {
  const marks = panel.series.flatMap((series) => series.marks);
  const position = (x: number): number => (panel.logarithmic ? Math.log10(x) : x);
  const xs = marks.map((mark) => position(mark.x));
  const margin = MARGIN * (Math.max(...xs) - Math.min(...xs) || 1);
  const xLow = Math.min(...xs) - margin;
  const xHigh = Math.max(...xs) + margin;
  const step = niceStep(Math.max(...marks.map((m) => m.high)) - Math.min(...marks.map((m) => m.low)) || 1);
  const yLow = Math.floor(Math.min(...marks.map((m) => m.low)) / step) * step;
  // Marks that are all the same have an axis too.
  const yHigh = Math.max(yLow + step, Math.ceil(Math.max(...marks.map((m) => m.high)) / step) * step);
  const toX = (x: number): number =>
    round(LEFT + ((position(x) - xLow) / (xHigh - xLow)) * (WIDTH - LEFT - RIGHT));
  const toY = (y: number): number =>
    round(HEIGHT - BOTTOM - ((y - yLow) / (yHigh - yLow)) * (HEIGHT - TOP - BOTTOM));
  const lines = [
    `<text x="${WIDTH / 2}" y="20" text-anchor="middle" font-size="14">${escaped(panel.title)}</text>`,
    `<text x="${(WIDTH + LEFT) / 2}" y="${HEIGHT - 10}" text-anchor="middle">${escaped(panel.xTitle)}</text>`,
    `<text transform="translate(14,${HEIGHT / 2}) rotate(-90)" text-anchor="middle">${escaped(panel.yTitle)}</text>`,
  ];
  for (let y = yLow; y <= yHigh; y += step) {
    lines.push(`<path d="M${LEFT} ${toY(y)}H${WIDTH - RIGHT}" stroke="#ddd"/>`);
    lines.push(`<text x="${LEFT - 6}" y="${toY(y) + 4}" text-anchor="end">${written(y)}</text>`);
  }
  for (const { x, label } of marks.filter((mark) => mark.label !== '')) {
    const text = escaped(label.replace('-', '\u2212'));
    lines.push(`<text x="${toX(x)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${text}</text>`);
  }
  if (panel.diagonal) {
    const [low, high] = [Math.max(xLow, yLow), Math.min(xHigh, yHigh)];
    lines.push(
      `<path d="M${toX(low)} ${toY(low)}L${toX(high)} ${toY(high)}" stroke="#888" stroke-dasharray="4"/>`,
    );
  }
  panel.series.forEach((series, i) => {
    lines.push(...drawSeries(series, panel.joined, toX, toY));
    lines.push(`<circle cx="${LEFT + 12}" cy="${TOP + 8 + 16 * i}" r="4" fill="${series.colour}"/>`);
    lines.push(`<text x="${LEFT + 22}" y="${TOP + 12 + 16 * i}">${escaped(series.name)}</text>`);
  });
  return lines.join('\n');
}

function drawSeries(
  { colour, marks }: Panel['series'][number],
  joined: boolean,
  toX: (x: number) => number,
  toY: (y: number) => number,
): string[] {
  const lines = marks.flatMap((mark) => [
    `<path d="M${toX(mark.x)} ${toY(mark.low)}V${toY(mark.high)}" stroke="${colour}" stroke-width="2"/>`,
    `<circle cx="${toX(mark.x)}" cy="${toY(mark.y)}" r="5" fill="${colour}"/>`,
  ]);
  if (joined && marks.length > 1) {
    const path = marks.map((mark, i) => `${i === 0 ? 'M' : 'L'}${toX(mark.x)} ${toY(mark.y)}`).join('');
    lines.push(`<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="0.5"/>`);
  }
  return lines;
}
