import { bisector, extent, ticks } from 'd3-array';
import { area, line } from 'd3-shape';

/** A value at a place on the horizontal axis, such as milliseconds since the epoch. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
  /** What made the step from the point before to this one. */
  readonly note?: string;
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

/** About how many steps the grid has. */
const GRID_STEPS = 4;
/** Places behind the point that a path is drawn with: a tenth of a pixel. */
const PATH_DIGITS = 1;

const byPlace = bisector(({ x }: ChartPoint) => x);

/** @param startsAtZero whether the vertical axis begins at 0 rather than near the lowest value */
export function scaleOf(points: readonly ChartPoint[], frame: Frame, startsAtZero: boolean): Scale {
  const [firstX = 0, lastX = 1] = extent(points, ({ x }) => x);
  const [least = 0, highest = 0] = extent(points, ({ y }) => y);
  const lowest = startsAtZero ? Math.min(0, least) : least;
  // A level line stands in the middle.
  const room = highest === lowest ? Math.max(1, Math.abs(highest) / 10) : 0;
  const [low, high] = [lowest - room, highest + room];
  const innerWidth = frame.width - frame.left - frame.right;
  const innerHeight = frame.height - frame.top - frame.bottom;
  const span = Math.max(lastX - firstX, Number.MIN_VALUE);
  return {
    x: (value) => frame.left + ((value - firstX) / span) * innerWidth,
    y: (value) => frame.top + ((high - value) / (high - low)) * innerHeight,
    ticks: ticks(low, high, GRID_STEPS),
    nearest: (pixels) =>
      byPlace.center(points, firstX + ((pixels - frame.left) / innerWidth) * span),
  };
}

/** The line through the points, in the words of SVG. */
export function linePath(points: readonly ChartPoint[], scale: Scale): string {
  const path = line<ChartPoint>(
    ({ x }) => scale.x(x),
    ({ y }) => scale.y(y),
  );
  return path.digits(PATH_DIGITS)(points) ?? '';
}

/** What lies between the line and the floor, in pixels from above. */
export function areaPath(points: readonly ChartPoint[], scale: Scale, floor: number): string {
  const path = area<ChartPoint>(
    ({ x }) => scale.x(x),
    floor,
    ({ y }) => scale.y(y),
  );
  return path.digits(PATH_DIGITS)(points) ?? '';
}
