import { type PointerEvent, useState } from 'react';
import { ChartDrawing } from './chart-drawing.tsx';
import { type ChartPoint, type Frame, scaleOf } from './chart-geometry.ts';
import { ChartValues } from './chart-values.tsx';
import { useWidth } from './use-width.ts';

export interface LineChartProps {
  /** What the line shows. */
  readonly label: string;
  /** In the order of `x`. */
  readonly points: readonly ChartPoint[];
  readonly xText: (x: number) => string;
  readonly yText: (y: number) => string;
  /** The values beside the lines of the grid. Default: `yText`. */
  readonly tickText?: (y: number) => string;
  /** The places named below the line. Default: `xText`. */
  readonly xTick?: (x: number) => string;
  readonly startsAtZero?: boolean;
  /** What made the whole of the line; points have notes of their own then. */
  readonly note?: string;
}

const SHAPE = { height: 230, top: 12, right: 8, bottom: 26, left: 6 };

/**
 * A line over time. Pointer and arrow keys move along it; screen readers get its values one by one
 * from the slider, or all of them from the table.
 */
export default function DrawnLineChart({
  label,
  points,
  xText,
  yText,
  note,
  ...look
}: LineChartProps) {
  const { tickText = yText, xTick = xText, startsAtZero = false } = look;
  const [box, width] = useWidth();
  const [at, setAt] = useState<number | null>(null);
  const last = points.length - 1;
  const shown = points[at ?? last];
  if (shown === undefined || points.length < 2) {
    return <p className="fine">There is no history to draw yet.</p>;
  }
  const whole: Frame = { width, ...SHAPE };
  const { ticks } = scaleOf(points, whole, startsAtZero);
  const frame = { ...whole, right: SHAPE.right + textWidth(ticks.map(tickText)) };
  const scale = scaleOf(points, frame, startsAtZero);
  const text = `${xText(shown.x)}: ${yText(shown.y)}`;
  const spoken = shown.note ? `${text}. ${shown.note}` : text;
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setAt(scale.nearest(event.clientX - left));
  };
  const leave = () => setAt(null);
  return (
    <figure className="chart">
      <figcaption>
        <span>{label}</span>
        <output className={at === null ? 'chart-rest' : ''}>{text}</output>
      </figcaption>
      <div className="chart-box" ref={box}>
        <ChartDrawing
          frame={frame}
          scale={scale}
          points={points}
          shown={shown}
          hasCursor={at !== null}
          xTick={xTick}
          tickText={tickText}
        />
        <input
          className="chart-slider"
          type="range"
          min={0}
          max={last}
          value={at ?? last}
          aria-label={`${label}, point in time`}
          aria-valuetext={spoken}
          onChange={(event) => setAt(Number(event.target.value))}
          onPointerMove={follow}
          onPointerLeave={leave}
          onBlur={leave}
        />
      </div>
      {note !== undefined && (
        <p className="chart-note">{at === null ? note : `${xText(shown.x)}: ${noteOf(shown)}`}</p>
      )}
      <ChartValues label={label} points={points} xText={xText} yText={yText} />
    </figure>
  );
}

const noteOf = ({ note }: ChartPoint): string => note || 'No change';

/** Of a digit, at the size of the chart's texts. */
const DIGIT_PIXELS = 7.6;

function textWidth(texts: readonly string[]): number {
  return Math.ceil(Math.max(0, ...texts.map((text) => text.length)) * DIGIT_PIXELS);
}
