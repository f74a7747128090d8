import { type ComponentType, lazy, Suspense } from 'react';
import type { LineChartProps } from './drawn-line-chart.tsx';

const DrawnLineChart = lazy<ComponentType<LineChartProps>>(() =>
  import('./drawn-line-chart.tsx').catch(() => ({ default: MissingChart })),
);

/** A line over time. Its script comes after the figures, and it keeps its room until then. */
export function LineChart(props: LineChartProps) {
  return (
    <Suspense fallback={<div className="chart-room" />}>
      <DrawnLineChart {...props} />
    </Suspense>
  );
}

/** What else the page shows does not wait for a picture. */
function MissingChart({ label }: LineChartProps) {
  return <p className="fine">{label}: the picture did not load. Load the page again to see it.</p>;
}
