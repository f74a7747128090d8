import { assetById } from '@investing-platform/rules/market/catalogue';
import { type Decimal, decimal, ZERO } from '../../../kernel/decimal.ts';
import { FIRST_ID } from '../../../kernel/ids.ts';
import type { PdfRow } from '../../../writers/pdf/table.ts';
import type { PapersAccount } from './documents.sql.ts';
import { dividendsBetween, type Sale, salesBetween } from './movements.sql.ts';
import { dayOn, exactly, money, type Period } from './shown-on-paper.ts';
import { begin, movements, type PaperDeps } from './statement-paper.ts';

export type TaxForm = 'TAX_1099' | 'TAX_1042S';

/** A person of the United States reports income and sales; others are told of income alone. */
export function formFor({ country }: Pick<PapersAccount, 'country'>): TaxForm {
  return country === 'US' ? 'TAX_1099' : 'TAX_1042S';
}

const NAMES: Readonly<Record<TaxForm, string>> = { TAX_1099: '1099', TAX_1042S: '1042-S' };

/** What a tax paper is called: it gives the form's figures and is not the form itself. */
export const taxName = (form: TaxForm, year: string): string =>
  `Figures of ${year} for tax form ${NAMES[form]}`;

const ROWS_A_PAGE = 1_000;

interface YearsIncome {
  readonly dividends: readonly PdfRow[];
  readonly totals: readonly PdfRow[];
  readonly interest: readonly PdfRow[];
}

/** The paper of a year; null where there was nothing that its form asks for. */
export async function taxPaper(
  deps: PaperDeps,
  account: PapersAccount,
  period: Period,
): Promise<Uint8Array | null> {
  const form = formFor(account);
  const income = await incomeOf(deps, account, period);
  const [first] = form === 'TAX_1099' ? await salesPage(deps, account, period, null) : [];
  const { dividends, interest, totals } = income;
  if (dividends.length === 0 && interest.length === 0 && first === undefined) return null;
  const pdf = await begin(deps, taxName(form, period.endsOn.slice(0, 4)), account, period);
  if (dividends.length > 0) {
    pdf.heading(2, 'Dividends');
    await pdf.table({ columns: DIVIDEND_COLUMNS, rows: dividends, totals });
  }
  if (interest.length > 0) {
    pdf.heading(2, 'Interest');
    await pdf.table({ columns: [{ title: 'Currency' }, right('Interest')], rows: interest });
  }
  if (first !== undefined) {
    pdf.heading(2, 'Sales');
    const sums = new Map<string, { proceeds: Decimal; cost: Decimal }>();
    await pdf.table({ columns: SALE_COLUMNS, rows: saleRows(deps, account, period, sums) });
    await pdf.table({ columns: SALE_SUM_COLUMNS, rows: sumRows(sums) });
  }
  pdf.paragraph('This paper gives the figures for a return. It is not the form itself.', 'quiet');
  return pdf.finish();
}

const right = (title: string) => ({ title, align: 'right' }) as const;

const DIVIDEND_COLUMNS = [
  { title: 'Symbol' },
  { title: 'Name', share: 3 },
  right('Gross amount'),
  right('Rate'),
  right('Tax withheld'),
  { title: 'Currency', share: 0.8 },
];
const SALE_COLUMNS = [
  { title: 'Symbol' },
  right('Quantity'),
  { title: 'Acquired' },
  { title: 'Sold' },
  right('Proceeds'),
  right('Cost'),
  right('Gain'),
  { title: 'Currency', share: 0.9 },
];
const SALE_SUM_COLUMNS = [{ title: 'All sales' }, right('Proceeds'), right('Cost'), right('Gain')];

async function incomeOf(
  deps: PaperDeps,
  account: PapersAccount,
  period: Period,
): Promise<YearsIncome> {
  const paid = await deps.db.all(dividendsBetween, account.id, period.from, period.to);
  const dividends = paid.map(({ assetId, currency, gross, withheld, ratePercent }) => {
    const { symbol, name } = assetById(assetId) ?? { symbol: assetId, name: '' };
    const amounts = [money(gross, currency), `${ratePercent} %`, money(withheld, currency)];
    return [symbol, name, ...amounts, currency];
  });
  const totals = [...Map.groupBy(paid, ({ currency }) => currency)].map(([currency, rows]) => {
    const total = (of: 'gross' | 'withheld') => rows.reduce((sum, row) => sum.plus(row[of]), ZERO);
    return [
      'Total',
      '',
      money(total('gross'), currency),
      '',
      money(total('withheld'), currency),
      currency,
    ];
  });
  const interest = new Map<string, Decimal>();
  for await (const { currency, netAmount } of movements(deps, account.id, period, ['INTEREST'])) {
    interest.set(currency, (interest.get(currency) ?? ZERO).plus(netAmount));
  }
  const rows = [...interest].map(([currency, sum]) => [currency, money(sum, currency)]);
  return { dividends, totals, interest: rows };
}

function salesPage(
  { db }: PaperDeps,
  { id }: PapersAccount,
  { from, to }: Period,
  last: Sale | null,
): Promise<Sale[]> {
  const after: readonly [Date | '-infinity', string] =
    last === null ? ['-infinity', FIRST_ID] : [last.soldAt, last.id];
  return db.all(salesBetween, id, from, to, ...after, ROWS_A_PAGE);
}

async function* saleRows(
  deps: PaperDeps,
  account: PapersAccount,
  period: Period,
  sums: Map<string, { proceeds: Decimal; cost: Decimal }>,
): AsyncGenerator<PdfRow> {
  let last: Sale | null = null;
  for (;;) {
    const page: Sale[] = await salesPage(deps, account, period, last);
    for (const { assetId, quantity, acquiredAt, soldAt, proceeds, cost, currency } of page) {
      const before = sums.get(currency) ?? { proceeds: ZERO, cost: ZERO };
      const sum = { proceeds: before.proceeds.plus(proceeds), cost: before.cost.plus(cost) };
      sums.set(currency, sum);
      const gain = decimal(proceeds).minus(cost);
      const amounts = [proceeds, cost, gain].map((amount) => money(amount, currency));
      const symbol = assetById(assetId)?.symbol ?? assetId;
      yield [symbol, exactly(quantity), dayOn(acquiredAt), dayOn(soldAt), ...amounts, currency];
    }
    last = page.at(-1) ?? null;
    if (page.length < ROWS_A_PAGE) return;
  }
}

function sumRows(sums: ReadonlyMap<string, { proceeds: Decimal; cost: Decimal }>): PdfRow[] {
  return [...sums].map(([currency, { proceeds, cost }]) => {
    const amounts = [proceeds, cost, proceeds.minus(cost)];
    return [currency, ...amounts.map((amount) => money(amount, currency))];
  });
}
