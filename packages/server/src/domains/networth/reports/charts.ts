import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import type { PdfFigure, PdfLabel, PdfPath } from '../../../writers/pdf/figure.ts';
import type { ReportPoint } from './report-data.ts';

const WIDTH = 500;
/** Colors that can be told apart by eyes that see no red or green, the largest part first. */
const COLORS = [
  ...['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#7a6fac', '#b8a000'],
] as const;
const OTHERS = '#9a9aa3';
const GRID = '#e4e4e9';
const LINE = '#0072b2';
const AREA = '#dcebf5';

/** A part of a whole; its percentage is a plain decimal. */
export interface Slice {
  readonly name: string;
  readonly percent: string;
}

const BAR_HEIGHT = 22;
const LEGEND_TOP = BAR_HEIGHT + 14;
const LEGEND_LINE = 15;
const LEGEND_COLUMNS = 3;

/** Parts of a whole as one bar, with what each color stands for. */
export function allocationChart(slices: readonly Slice[]): PdfFigure {
  const named = slices.slice(0, COLORS.length);
  const rest = slices.slice(COLORS.length);
  const left = rest.reduce((sum, { percent }) => sum.plus(percent), decimal(0));
  const parts =
    rest.length === 0 ? named : [...named, { name: 'Others', percent: left.toFixed(2) }];
  const paths: PdfPath[] = [];
  const labels: PdfLabel[] = [];
  let x = 0;
  for (const [place, { name, percent }] of parts.entries()) {
    const fill = COLORS[place] ?? OTHERS;
    const width = (Math.max(0, Number(percent)) / 100) * WIDTH;
    if (width > 0) paths.push({ fill, d: box(x, 0, width, BAR_HEIGHT) });
    x += width;
    const column = (place % LEGEND_COLUMNS) * (WIDTH / LEGEND_COLUMNS);
    const y = LEGEND_TOP + Math.floor(place / LEGEND_COLUMNS) * LEGEND_LINE;
    paths.push({ fill, d: box(column, y, 8, 8) });
    labels.push({ text: `${name}  ${percent} %`, x: column + 13, y: y - 1 });
  }
  const lines = Math.ceil(parts.length / LEGEND_COLUMNS);
  const told = parts.map(({ name, percent }) => `${name} ${percent} percent`).join(', ');
  const height = LEGEND_TOP + lines * LEGEND_LINE;
  return { alt: `A bar of the parts: ${told}.`, width: WIDTH, height, paths, labels };
}

const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

const CHART_HEIGHT = 130;
const LEFT = 62;
const TOP = 8;
const BOTTOM = 112;
const STEPS = [1, 2, 2.5, 5, 10] as const;
const GRID_LINES = 4;

/** What the assets were worth over time, as a line over round figures. */
export function historyChart(
  points: readonly ReportPoint[],
  shown: (amount: string) => string,
): PdfFigure {
  const values = points.map(({ value }) => Number(value));
  const ticks = ticksOf(Math.min(0, ...values), Math.max(...values));
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const xOf = (place: number): number =>
    LEFT + (points.length < 2 ? 0 : (place / (points.length - 1)) * (WIDTH - LEFT - 12));
  const yOf = (value: number): number =>
    BOTTOM - ((value - least) / (most - least || 1)) * (BOTTOM - TOP);
  const corners = values.map((value, place) => `${round(xOf(place))} ${round(yOf(value))}`);
  const floor = round(yOf(least));
  const area = `M${round(xOf(0))} ${floor}L${corners.join('L')}L${round(xOf(values.length - 1))} ${floor}z`;
  const paths: PdfPath[] = [
    { fill: AREA, d: area },
    ...ticks.map((tick) => ({
      stroke: GRID,
      lineWidth: 0.5,
      d: `M${LEFT} ${round(yOf(tick))}H${WIDTH - 12}`,
    })),
    { stroke: LINE, lineWidth: 1.5, d: `M${corners.join('L')}` },
  ];
  const labels: PdfLabel[] = [
    ...ticks.map((tick) => ({
      text: shown(String(tick)),
      x: LEFT - 6,
      y: yOf(tick) - 4,
      align: 'right' as const,
    })),
    ...points.flatMap(({ date }, place) =>
      place % Math.ceil(points.length / 7) === 0 ? [dayLabel(date, xOf(place))] : [],
    ),
  ];
  const [first, last] = [points[0], points.at(-1)];
  const alt =
    `A line of what the assets were worth: ${shown(first?.value ?? '0')} on ${first?.date}, ` +
    `${shown(last?.value ?? '0')} on ${last?.date}.`;
  return { alt, width: WIDTH, height: CHART_HEIGHT, paths, labels };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function dayLabel(date: string, x: number): PdfLabel {
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
  return { text: `${month} ${date.slice(0, 4)}`, x, y: BOTTOM + 6, align: 'center' };
}

/** Round figures from one at or below the least to one at or above the most. */
export function ticksOf(least: number, most: number): number[] {
  const span = most - least || Math.abs(most) || 1;
  const power = 10 ** Math.floor(Math.log10(span / GRID_LINES));
  const step = power * (STEPS.find((one) => span / (one * power) <= GRID_LINES) ?? 10);
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: last - first + 1 }, (_, place) => tidy((first + place) * step));
}

/** Sums of steps such as 0.1 have digits that are nobody's. */
const tidy = (value: number): number => Number(value.toPrecision(12));

const round = (value: number): number => Math.round(value * 100) / 100;

/** The parts that have one, in percent to two places. */
export function slicesOf(
  parts: readonly { readonly name: string; readonly percent: string | null }[],
): Slice[] {
  return parts.flatMap(({ name, percent }) => {
    const part: Decimal | null = percent === null ? null : decimal(percent);
    return part === null || part.lte(0) ? [] : [{ name, percent: part.toFixed(2) }];
  });
}
