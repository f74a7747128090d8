import { useId } from 'react';
import { areaPath, type ChartPoint, type Frame, linePath, type Scale } from './chart-geometry.ts';

interface ChartDrawingProps {
  readonly frame: Frame;
  readonly scale: Scale;
  /** At least two. */
  readonly points: readonly ChartPoint[];
  /** The point that the dot marks. */
  readonly shown: ChartPoint;
  readonly hasCursor: boolean;
  readonly xTick: (x: number) => string;
  readonly tickText: (y: number) => string;
}

/** The picture of a chart. Who does not see it has the slider and the table. */
export function ChartDrawing(props: ChartDrawingProps) {
  const { frame, scale, points, shown, hasCursor } = props;
  const { width, height, top, bottom } = frame;
  const fill = useId();
  const floor = height - bottom;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <defs>
        <linearGradient id={fill} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" className="chart-fill-top" />
          <stop offset="1" className="chart-fill-bottom" />
        </linearGradient>
      </defs>
      <Grid {...props} />
      <path fill={`url(#${fill})`} d={areaPath(points, scale, floor)} />
      <path className="chart-line" d={linePath(points, scale)} />
      <Places {...props} />
      {hasCursor && (
        <line
          className="chart-cursor"
          x1={scale.x(shown.x)}
          x2={scale.x(shown.x)}
          y1={top}
          y2={floor}
        />
      )}
      <circle className="chart-dot" cx={scale.x(shown.x)} cy={scale.y(shown.y)} r="4" />
    </svg>
  );
}

function Grid({ frame: { width, right }, scale, tickText }: ChartDrawingProps) {
  const edge = width - right + 8;
  return scale.ticks.map((tick) => (
    <g key={tick}>
      <line className="chart-grid" x1="0" x2={edge - 4} y1={scale.y(tick)} y2={scale.y(tick)} />
      <text className="chart-text" x={edge} y={scale.y(tick) + 4}>
        {tickText(tick)}
      </text>
    </g>
  ));
}

/** The room that one name below the line takes, with its distance to the next. */
const PLACE_PIXELS = 110;
const MAX_PLACES = 5;

/** What the horizontal axis says: its ends, and places between them as far as there is room. */
function Places({ frame, scale, points, shown, xTick }: ChartDrawingProps) {
  const { width, height } = frame;
  const gaps = Math.min(Math.max(Math.floor(width / PLACE_PIXELS), 2), MAX_PLACES) - 1;
  const [from, to] = [(points[0] ?? shown).x, (points.at(-1) ?? shown).x];
  return Array.from({ length: gaps + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / gaps;
    const side = index === 0 ? '' : index === gaps ? 'chart-end' : 'chart-middle';
    return (
      <text key={x} className={`chart-text ${side}`} x={scale.x(x)} y={height - 6}>
        {xTick(x)}
      </text>
    );
  });
}
