import { lazy, Suspense, useState } from 'react';
import type { ChartTableProps } from './chart-table.tsx';

const ChartTable = lazy(() => import('./chart-table.tsx'));

/** The values of a chart, for who does not see the line. Their table is made once it is wanted. */
export function ChartValues(props: ChartTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="chart-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Show as a table</summary>
      {/* Hundreds of rows in a room of their own, which the keyboard reaches to roll it. */}
      <section
        className="chart-rows"
        aria-label={`Values: ${props.label}`}
        tabIndex={isOpen ? 0 : -1}
      >
        <Suspense>{isOpen && <ChartTable {...props} />}</Suspense>
      </section>
    </details>
  );
}
