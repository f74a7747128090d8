import { type Figure, verdict } from './figure.ts';

const MAX_DECIMALS = 3;

/**
 * Figures of any section as the rows of one table, each with its spread and its goal.
 *
 * @param labels what people read in place of a figure's name, by that name
 */
export function figureTable(
  figures: readonly Figure[],
  labels: Readonly<Record<string, string>> = {},
): string[][] {
  const rows = figures.map((figure) => {
    const { name, value, samples, unit, goal } = figure;
    const decimals = unit === 'count' ? 0 : decimalsOf(value);
    return [
      labels[name] ?? name.slice(name.indexOf('/') + 1),
      ...[value, Math.min(...samples), Math.max(...samples)].map((one) => one.toFixed(decimals)),
      unit,
      goal === undefined ? '' : verdict(figure, `≤ ${goal}`),
    ];
  });
  return [['what', 'median', 'least', 'most', 'unit', 'goal'], ...rows];
}

/** As many as show three digits of the value. */
function decimalsOf(value: number): number {
  const magnitude = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  return Math.min(MAX_DECIMALS, Math.max(0, 2 - magnitude));
}
