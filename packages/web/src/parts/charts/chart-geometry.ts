/** A value at a place on the horizontal axis, such as milliseconds since the epoch. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** The size of a drawing and the room around its line, in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Where values stand in a drawing. */
export interface Scale {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  /** Values for the lines of the grid, from below. */
  readonly ticks: readonly number[];
  /** Index of the point that is nearest to a place, in pixels from the left. */
  readonly nearest: (pixels: number) => number;
}

const MOST_TICKS = 4;

/** @param startsAtZero whether the vertical axis begins at 0 rather than near the lowest value */
export function scaleOf(points: readonly ChartPoint[], frame: Frame, startsAtZero: boolean): Scale {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [firstX, lastX] = [xs[0] ?? 0, xs.at(-1) ?? 1];
  const lowest = startsAtZero ? Math.min(0, ...ys) : Math.min(...ys);
  const highest = Math.max(...ys);
  // A level line stands in the middle.
  const room = highest === lowest ? Math.max(1, Math.abs(highest) / 10) : 0;
  const [low, high] = [lowest - room, highest + room];
  const innerWidth = frame.width - frame.left - frame.right;
  const innerHeight = frame.height - frame.top - frame.bottom;
  const x = (value: number) =>
    frame.left + ((value - firstX) / Math.max(lastX - firstX, Number.MIN_VALUE)) * innerWidth;
  return {
    x,
    y: (value) => frame.top + ((high - value) / (high - low)) * innerHeight,
    ticks: ticksBetween(low, high),
    nearest(pixels) {
      let best = 0;
      for (const [index, value] of xs.entries()) {
        if (Math.abs(x(value) - pixels) < Math.abs(x(xs[best] ?? 0) - pixels)) best = index;
      }
      return best;
    },
  };
}

/** Round values between two, such as 0, 50, 100. */
export function ticksBetween(low: number, high: number): readonly number[] {
  const rough = (high - low) / MOST_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const ticks: number[] = [];
  for (let count = Math.ceil(low / step); count * step <= high && ticks.length < 10; count += 1) {
    ticks.push(count * step);
  }
  return ticks;
}

/** The line through the points, in the words of SVG. */
export function linePath(points: readonly ChartPoint[], scale: Scale): string {
  const places = points.map(({ x, y }) => `${scale.x(x).toFixed(1)},${scale.y(y).toFixed(1)}`);
  return `M${places.join('L')}`;
}
