import type { Deps } from '../../../deps.ts';
import type { SharedNetWorth } from '../../../graphql/generated/resolver-types.ts';
import { notFound } from '../../../kernel/errors.ts';
import { csvLine } from '../../../writers/csv.ts';
import type { HistoryDeps } from '../history/history-person.ts';
import { lookInto, viewLink } from './open-link.ts';
import { throughLink } from './shared-dashboard.ts';

const COLUMNS = [
  ...['section', 'name', 'symbol', 'kind', 'value', 'percent', 'currency', 'asOf'],
  'unpricedCount',
];

/**
 * What a link shows as CSV, for spreadsheets that read an address. Counts as a view.
 *
 * @throws {PlatformError} NOT_FOUND for the link, and where its owner has not turned this on
 */
export async function sharedCsv(
  deps: HistoryDeps & Pick<Deps, 'db'>,
  ip: string,
  token: string,
): Promise<string> {
  const { csvEnabled } = await lookInto(deps, ip, { token });
  if (!csvEnabled) throw notFound('Share link');
  const shared = await throughLink(deps, await viewLink(deps, ip, { token }));
  return csvOf(shared);
}

interface Line {
  readonly section: string;
  readonly name: string;
  readonly symbol?: string | null;
  readonly kind?: string;
  readonly value?: string | null;
  readonly percent?: string | null;
  /** Where it is not that of the whole. */
  readonly currency?: string | null;
  /** Of a sum: how many parts it leaves out. */
  readonly unpricedCount?: number;
}

/** One line for each figure. */
function csvOf(shared: SharedNetWorth): string {
  const { currency, asOf } = shared;
  const at = new Date(asOf).toISOString();
  const lines = linesOf(shared).map(({ section, name, symbol, kind, value, percent, ...line }) => [
    ...[section, name, symbol ?? null, kind ?? null, value ?? null, percent ?? null],
    ...[line.currency ?? currency, at, line.unpricedCount?.toString() ?? null],
  ]);
  return [COLUMNS, ...lines].map(csvLine).join('');
}

function linesOf({ totals, allocation, assets, liabilities, cashFlow, goals }: SharedNetWorth) {
  const lines: Line[] = [];
  if (totals !== null) {
    const section = 'TOTALS';
    const { debtToAssetPercent, monthChangePercent, unpricedCount } = totals;
    const sum = { section, unpricedCount };
    lines.push(
      { ...sum, name: 'Net worth', value: totals.netWorth, percent: monthChangePercent },
      { ...sum, name: 'Assets', value: totals.totalAssets },
      { ...sum, name: 'Debts', value: totals.totalLiabilities, percent: debtToAssetPercent },
    );
  }
  for (const { category, ...slice } of allocation ?? []) {
    lines.push({ section: 'ALLOCATION', name: category, kind: category, ...slice });
  }
  for (const { name, symbol, category, value, percent } of assets ?? []) {
    lines.push({ section: 'ASSETS', name, symbol, kind: category, value, percent });
  }
  for (const { name, kind, balance, percent } of liabilities ?? []) {
    lines.push({ section: 'LIABILITIES', name, kind, value: balance, percent });
  }
  if (cashFlow !== null) {
    const section = 'CASH_FLOW';
    const { totalAnnualIncome, totalMonthlyExpenses, savingsRatePercent } = cashFlow;
    const sum = { section, unpricedCount: cashFlow.unpricedCount };
    lines.push(
      { ...sum, name: 'Income of a year', value: totalAnnualIncome, percent: savingsRatePercent },
      { ...sum, name: 'Expenses of a month', value: totalMonthlyExpenses },
    );
  }
  for (const { name, kind, currency, currentAmount: value, progressPercent } of goals ?? []) {
    lines.push({ section: 'GOALS', name, kind, value, percent: progressPercent, currency });
  }
  return lines;
}
