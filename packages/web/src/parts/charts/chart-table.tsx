import type { ChartPoint } from './chart-geometry.ts';

interface ChartTableProps {
  readonly label: string;
  readonly points: readonly ChartPoint[];
  readonly xText: (x: number) => string;
  readonly yText: (y: number) => string;
}

/** Rows shown: more than a person reads, fewer than a browser minds. */
const MOST_ROWS = 500;

/** The values of a chart as a table, for who does not see the line. */
export function ChartTable({ label, points, xText, yText }: ChartTableProps) {
  return (
    <details className="chart-table">
      <summary>Show as a table</summary>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col" className="number">
              {label}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.slice(-MOST_ROWS).map(({ x, y }) => (
            <tr key={x}>
              <td>{xText(x)}</td>
              <td className="number">{yText(y)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
