import type { NetWorthSection } from '@investing-platform/schema/operations';
import type { ReportData } from './report-data.ts';

/** Money is in the display currency, `amount` in one that its row names. */
export type CellKind = 'text' | 'number' | 'amount' | 'money' | 'percent' | 'date';

export interface ReportColumn {
  readonly title: string;
  readonly kind: CellKind;
  /** Its part of the width of a page, beside the others. */
  readonly share?: number;
  /** On paper it stands in the cell before it: below its words, or behind them. */
  readonly printed?: 'below' | 'behind';
}

/** A part of a report, as every format shows it. Cells are plain decimals, dates and words. */
export interface ReportTable {
  readonly section: NetWorthSection;
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly (string | null)[])[];
  /** Of what is summed: below the rows. */
  readonly total?: readonly (string | null)[];
}

/** `PRIVATE_EQUITY` as it is read: Private equity. */
export function words(name: string): string {
  if (name === 'ETF') return name;
  const text = name.toLowerCase().replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Maker = (data: ReportData) => ReportTable[];

const MAKERS: readonly (readonly [NetWorthSection, Maker])[] = [
  ['TOTALS', totals],
  ['HISTORY', history],
  ['ALLOCATION', allocation],
  ['ASSETS', assets],
  ['LIABILITIES', liabilities],
  ['CASH_FLOW', cashFlow],
  ['GOALS', goals],
];

/** The parts of a report in the order in which they are read. */
export function tablesOf(data: ReportData): ReportTable[] {
  return MAKERS.flatMap(([section, make]) => (data.sections.includes(section) ? make(data) : []));
}

const text = (title: string, share = 1): ReportColumn => ({ title, share, kind: 'text' });
const column = (title: string, kind: CellKind, share = 1): ReportColumn => ({ title, kind, share });
const inCurrency = (title: string, { currency }: ReportData, share = 1): ReportColumn =>
  column(`${title}, ${currency}`, 'money', share);

const SYMBOL: ReportColumn = { title: 'Symbol', kind: 'text', printed: 'below' };
/** Of the amounts of a row. */
export const CURRENCY: ReportColumn = { title: 'Currency', kind: 'text', printed: 'behind' };

/** How many parts a sum leaves out, since no price or exchange rate is known for them. */
const LEFT_OUT = column('Left out', 'number', 0.6);

function totals(data: ReportData): ReportTable[] {
  const { totals: all } = data.parts;
  const liquid = data.dashboard?.totals.liquidAssets ?? null;
  const leftOut = String(all.unpricedCount);
  const amounts = [
    ['Net worth', all.netWorth, null, leftOut],
    ['Assets', all.totalAssets, null, leftOut],
    ['Debts', all.totalLiabilities, all.debtToAssetPercent, leftOut],
    ['Liquid assets', liquid, null, leftOut],
    ['Change over a month', data.monthChange, all.monthChangePercent, null],
  ] as const;
  const shown = amounts.filter(([, value, percent]) => value !== null || percent !== null);
  const percents = [column('Percent', 'percent'), LEFT_OUT];
  if (data.hideAmounts) {
    const columns = [text('Figure', 2), ...percents];
    const rows = shown.map(([name, , percent, missing]) => [name, percent, missing]);
    return [{ section: 'TOTALS', title: 'Totals', columns, rows }];
  }
  const columns = [text('Figure', 2), inCurrency('Value', data), ...percents];
  return [{ section: 'TOTALS', title: 'Totals', columns, rows: shown }];
}

function history(data: ReportData): ReportTable[] {
  const { points, hideAmounts } = data;
  const day = column('Day', 'date');
  if (hideAmounts) {
    const rows = points.map(({ date, value, unpricedCount }) => [date, value, `${unpricedCount}`]);
    const columns = [day, column('Assets, first above 0 is 100', 'number'), LEFT_OUT];
    return [{ section: 'HISTORY', title: 'Over time', columns, rows }];
  }
  const columns = [day, inCurrency('Assets', data), inCurrency('Net worth', data), LEFT_OUT];
  const rows = points.map(({ date, value, netWorth, unpricedCount }) => {
    return [date, value, netWorth, `${unpricedCount}`];
  });
  return [{ section: 'HISTORY', title: 'Over time', columns, rows }];
}

function allocation(data: ReportData): ReportTable[] {
  const { allocation: slices, totals: all } = data.parts;
  const value = data.hideAmounts ? [] : [inCurrency('Value', data)];
  const cells = (amount: string | null) => (data.hideAmounts ? [] : [amount]);
  return [
    {
      section: 'ALLOCATION',
      title: 'Allocation',
      columns: [text('Category', 2), ...value, column('Part, %', 'percent'), LEFT_OUT],
      rows: slices.map((slice) => {
        const leftOut = `${slice.unpricedCount}`;
        return [words(slice.category), ...cells(slice.value), slice.percent, leftOut];
      }),
      ...(data.hideAmounts ? {} : { total: ['Total', ...cells(all.totalAssets), null, null] }),
    },
  ];
}

function assets(data: ReportData): ReportTable[] {
  const { assets: parts, totals: all } = data.parts;
  const title = 'Assets';
  const ends = [column('Part, %', 'percent', 1.1), column('Gain, %', 'percent', 1.3)];
  if (data.dashboard === null) {
    const columns = [text('Name', 4), SYMBOL, text('Category', 1.6), ...ends];
    const rows = parts.map((part) => {
      return [part.name, part.symbol, words(part.category), part.percent, part.gainPercent];
    });
    return [{ section: 'ASSETS', title, columns, rows }];
  }
  const byId = new Map(data.dashboard.assets.map((asset) => [asset.id, asset]));
  const columns = [
    ...[text('Name', 3.2), SYMBOL, text('Category', 1.5)],
    ...[column('Quantity', 'number', 2.3), column('Price', 'amount', 2), CURRENCY],
    ...[inCurrency('Value', data, 1.9), ...ends],
  ];
  const rows = parts.map(({ id, name, symbol, category, value, percent, gainPercent }) => {
    const asset = byId.get(id);
    const counted = [asset?.quantity ?? null, asset?.price ?? null, asset?.currency ?? null];
    return [name, symbol, words(category), ...counted, value, percent, gainPercent];
  });
  const total = ['Total', null, null, null, null, null, all.totalAssets, null, null];
  return [{ section: 'ASSETS', title, columns, rows, total }];
}

function liabilities(data: ReportData): ReportTable[] {
  const { liabilities: debts, totals: all } = data.parts;
  const title = 'Debts';
  const names = [text('Name', 3), text('Kind', 1.5)];
  if (data.dashboard === null) {
    const rows = debts.map(({ name, kind, percent }) => [name, words(kind), percent]);
    const columns = [...names, column('Part, %', 'percent')];
    return [{ section: 'LIABILITIES', title, columns, rows }];
  }
  const rates = new Map(
    data.dashboard.liabilities.map(({ id, interestRatePercent }) => [id, interestRatePercent]),
  );
  const rows = debts.map(({ id, name, kind, balance, percent }) => {
    return [name, words(kind), rates.get(id) ?? null, balance, percent];
  });
  const columns = [
    ...[...names, column('Interest, %', 'percent')],
    ...[inCurrency('Owed', data, 1.5), column('Part, %', 'percent')],
  ];
  const total = ['Total', null, null, all.totalLiabilities, null];
  return [{ section: 'LIABILITIES', title, columns, rows, total }];
}

function cashFlow(data: ReportData): ReportTable[] {
  const { cashFlow: flow } = data.parts;
  const { dashboard } = data;
  const section = 'CASH_FLOW';
  const saved = ['Saved of what comes in', flow.savingsRatePercent] as const;
  if (dashboard === null) {
    const columns = [text('Figure', 2), column('Percent', 'percent')];
    return [{ section, title: 'Income and expenses', columns, rows: [saved] }];
  }
  const names = [text('Name', 3), text('Category', 2)];
  return [
    {
      section,
      title: 'Income',
      columns: [...names, inCurrency('By the year', data, 1.5)],
      rows: dashboard.incomes.map(({ name, category, annualAmountInDisplayCurrency }) => {
        return [name, words(category), annualAmountInDisplayCurrency];
      }),
      total: ['Total', null, flow.totalAnnualIncome],
    },
    {
      section,
      title: 'Expenses',
      columns: [...names, inCurrency('By the month', data, 1.5)],
      rows: dashboard.expenses.map(({ name, category, monthlyAmountInDisplayCurrency }) => {
        return [name, words(category), monthlyAmountInDisplayCurrency];
      }),
      total: ['Total', null, flow.totalMonthlyExpenses],
    },
  ];
}

function goals(data: ReportData): ReportTable[] {
  const { goals: all } = data.parts;
  const names = [text('Name', 3), text('Kind', 1.6), text('State', 1.4)];
  const ends = [column('Reached, %', 'percent', 1.2), column('Until', 'date', 1.7)];
  if (data.dashboard === null) {
    const rows = all.map((goal) => {
      const { name, kind, status, progressPercent, targetOn } = goal;
      return [name, words(kind), words(status), progressPercent, targetOn];
    });
    return [{ section: 'GOALS', title: 'Goals', columns: [...names, ...ends], rows }];
  }
  const currencies = new Map(data.dashboard.goals.map(({ id, currency }) => [id, currency]));
  const amounts = [column('Target', 'amount', 1.5), column('So far', 'amount', 1.8)];
  const rows = all.map((goal) => {
    const { id, name, kind, status, targetAmount, currentAmount, progressPercent } = goal;
    const sums = [targetAmount, currentAmount, currencies.get(id) ?? null];
    return [name, words(kind), words(status), ...sums, progressPercent, goal.targetOn];
  });
  const columns = [...names, ...amounts, CURRENCY, ...ends];
  return [{ section: 'GOALS', title: 'Goals', columns, rows }];
}
