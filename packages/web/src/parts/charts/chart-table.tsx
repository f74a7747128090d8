import { useMemo } from 'react';
import { DataTable } from '../tables/data-table.tsx';
import type { ChartPoint } from './chart-geometry.ts';

export interface ChartTableProps {
  readonly label: string;
  readonly points: readonly ChartPoint[];
  readonly xText: (x: number) => string;
  readonly yText: (y: number) => string;
}

/** Rows shown: more than a person reads, fewer than a browser minds. */
const MAX_ROWS = 500;

/** The values of a chart as a table, for who does not see the line. */
export default function ChartTable({ label, points, xText, yText }: ChartTableProps) {
  const hasNotes = points.some(({ note }) => note !== undefined);
  const rows = useMemo(() => points.slice(-MAX_ROWS), [points]);
  return (
    <DataTable
      className="table"
      columns={[
        { id: 'time', title: 'Time', cell: ({ x }) => xText(x) },
        { id: 'value', title: label, isNumber: true, cell: ({ y }) => yText(y) },
        ...(hasNotes
          ? [{ id: 'note', title: 'What changed', cell: ({ note }: ChartPoint) => note ?? '' }]
          : []),
      ]}
      rows={rows}
      rowId={({ x }) => String(x)}
    />
  );
}
