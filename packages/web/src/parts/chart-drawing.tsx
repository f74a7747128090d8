import { useId } from 'react';
import { type ChartPoint, type Frame, linePath, type Scale } from './chart-geometry.ts';

interface ChartDrawingProps {
  readonly frame: Frame;
  readonly scale: Scale;
  /** At least two. */
  readonly points: readonly ChartPoint[];
  /** The point that the dot marks. */
  readonly shown: ChartPoint;
  readonly hasCursor: boolean;
  readonly xText: (x: number) => string;
  readonly tickText: (y: number) => string;
}

/** The picture of a chart. Who does not see it has the slider and the table. */
export function ChartDrawing(props: ChartDrawingProps) {
  const { frame, scale, points, shown, hasCursor, xText } = props;
  const { width, height, top, right, bottom, left } = frame;
  const fill = useId();
  const floor = height - bottom;
  const [first, last] = [points[0] ?? shown, points.at(-1) ?? shown];
  const line = linePath(points, scale);
  const area = `${line}L${scale.x(last.x)},${floor}L${scale.x(first.x)},${floor}Z`;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <defs>
        <linearGradient id={fill} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" className="chart-fill-top" />
          <stop offset="1" className="chart-fill-bottom" />
        </linearGradient>
      </defs>
      <Grid {...props} />
      <path fill={`url(#${fill})`} d={area} />
      <path className="chart-line" d={line} />
      <text className="chart-text" x={left} y={height - 6}>
        {xText(first.x)}
      </text>
      <text className="chart-text chart-end" x={width - right} y={height - 6}>
        {xText(last.x)}
      </text>
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

function Grid({ frame, scale, tickText }: ChartDrawingProps) {
  return scale.ticks.map((tick) => (
    <g key={tick}>
      <line className="chart-grid" x1="0" x2={frame.width} y1={scale.y(tick)} y2={scale.y(tick)} />
      <text className="chart-text" x={frame.left} y={scale.y(tick) - 4}>
        {tickText(tick)}
      </text>
    </g>
  ));
}
