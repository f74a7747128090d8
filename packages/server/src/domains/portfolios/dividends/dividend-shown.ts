import type { Deps } from '../../../deps.ts';
import type { NetWorthDividend } from '../../../graphql/generated/resolver-types.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { dayIn, endOfDay } from '../../../kernel/days.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { notFound } from '../../../kernel/errors.ts';
import { roundCash } from '../../../kernel/money.ts';
import {
  type DividendRow,
  type InstrumentShown,
  instrumentsShown,
  ownDividend,
} from '../../holdings/index.ts';
import { worthAt } from '../../market/index.ts';
import { ofPerson } from '../book.ts';

export type ShownDeps = Pick<Deps, 'db' | 'marketData' | 'clock'>;

/** The parent of `NetWorthDividend`. */
export type DividendShown = Omit<NetWorthDividend, 'instrument'> & {
  readonly instrument: InstrumentShown;
};

/** Dividends with their instruments: two statements, and a call for each of prices and rates. */
export async function dividendsShown(
  deps: ShownDeps,
  userId: string,
  rows: readonly DividendRow[],
): Promise<DividendShown[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ instrumentId }) => instrumentId);
  const instruments = await instrumentsShown(deps, userId, ids);
  const inDisplayCurrency = await displayed(deps, userId, rows);
  return rows.flatMap((row) => {
    const instrument = instruments.get(row.instrumentId);
    if (instrument === undefined) return [];
    const net = decimal(row.grossAmount).minus(row.withholdingTax);
    const { netInPortfolio: _, instrumentId: __, ...rest } = row;
    return [
      {
        ...rest,
        instrument,
        symbol: instrument.symbol,
        quantity: toPlain(row.quantity),
        amountPerShare: toPlain(row.amountPerShare),
        grossAmount: toPlain(row.grossAmount),
        withholdingTax: toPlain(row.withholdingTax),
        imputationCredits: toPlain(row.imputationCredits),
        exchangeRate: row.exchangeRate === null ? null : toPlain(row.exchangeRate),
        netAmount: toPlain(net),
        netAmountInDisplayCurrency: inDisplayCurrency(row),
      },
    ];
  });
}

/** @throws {PlatformError} NOT_FOUND */
export async function dividendShown(
  deps: ShownDeps,
  userId: string,
  id: string,
): Promise<DividendShown> {
  const row = await deps.db.maybe(ownDividend, userId, id);
  const [dividend] = await dividendsShown(deps, userId, row === null ? [] : [row]);
  if (dividend === undefined) throw notFound('Dividend');
  return dividend;
}

/** Net amounts at the rates of the ends of their days; of days to come, at those of now. */
async function displayed(
  deps: ShownDeps,
  userId: string,
  rows: readonly DividendRow[],
): Promise<(row: DividendRow) => string | null> {
  const { timeZone, displayCurrency } = await ofPerson(deps, userId);
  const now = deps.clock.now();
  const today = dayIn(timeZone, now);
  const dayOf = ({ paidOn }: DividendRow): CivilDate => (paidOn < today ? paidOn : today);
  const days = [...new Set(rows.map(dayOf))].sort();
  const places = new Map(days.map((day, place) => [day, place]));
  const times = days.map((day) => (day < today ? endOfDay(timeZone, day) : now));
  const names = rows.map(({ currency }) => currency);
  const { rateOf } = await worthAt(deps, { names, times, now, into: [displayCurrency] });
  return (row) => {
    const rate = rateOf(row.currency, displayCurrency, places.get(dayOf(row)) ?? 0);
    if (rate === null) return null;
    const net = decimal(row.grossAmount).minus(row.withholdingTax);
    return toPlain(roundCash(net.times(rate), displayCurrency));
  };
}
