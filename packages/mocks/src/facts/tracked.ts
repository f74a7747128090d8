import { assetById } from '@investing-platform/rules/catalogue';
import {
  dayOf,
  type HoldingCourse,
  holdingCourse,
} from '@investing-platform/rules/tracked/tracked-holding';
import type { TrackedTrade } from '@investing-platform/rules/tracked/tracked-trade';
import type { CostBasisMethod } from '@investing-platform/schema/operations';
import { all, find, need, type Realm } from '../contract/realm.ts';
import { isLink, type Row } from '../contract/row.ts';
import { plain, ZERO } from '../kernel/decimal.ts';
import { rateOf } from '../market/exchange-rates.ts';
import type { Amount } from './amounts.ts';

export function currencyOf(realm: Realm, instrumentId: string): string {
  const asset = assetById(instrumentId);
  return asset?.currency ?? String(find(realm, 'Instrument', instrumentId)?.['currency'] ?? 'USD');
}

/** What a portfolio held of an instrument at the end of a day; null where it never held it. */
export function heldOn(
  realm: Realm,
  portfolioId: string,
  instrumentId: string,
  day: string,
): Amount | null {
  const trades = confirmedTrades(realm, portfolioId, instrumentId);
  if (trades.length === 0) return null;
  const { days } = courseOf(realm, portfolioId, instrumentId, trades);
  return plain(dayOf(days, day)?.quantity ?? ZERO);
}

/**
 * What of a portfolio's holding would go out on a day without being there, if some of its trades
 * were none; null where nothing would.
 */
export function overdrawnWithout(
  realm: Realm,
  { portfolioId, instrumentId }: { readonly portfolioId: string; readonly instrumentId: string },
  gone: ReadonlySet<string>,
): HoldingCourse['overdrawn'] {
  const left = confirmedTrades(realm, portfolioId, instrumentId).filter(({ id }) => !gone.has(id));
  return courseOf(realm, portfolioId, instrumentId, left).overdrawn;
}

function confirmedTrades(realm: Realm, portfolioId: string, instrumentId: string): Row[] {
  return all(realm, 'TrackedTrade').filter(
    ({ instrument, ...row }) =>
      row['state'] === 'CONFIRMED' &&
      row['portfolioId'] === portfolioId &&
      isLink(instrument) &&
      instrument.id === instrumentId,
  );
}

/** What trades made of a holding, by the method of its portfolio. */
function courseOf(
  realm: Realm,
  portfolioId: string,
  instrumentId: string,
  trades: readonly Row[],
): HoldingCourse {
  const portfolio = need(realm, 'Portfolio', portfolioId);
  const currency = currencyOf(realm, instrumentId);
  const portfolioCurrency = String(portfolio['currency']);
  const usualRate = rateOf(currency, portfolioCurrency);
  const method = portfolio['costBasisMethod'] as CostBasisMethod;
  return holdingCourse(
    trades.map((row) => trackedTrade(row, currency, usualRate)),
    { method, currency, portfolioCurrency },
  );
}

function trackedTrade(row: Row, currency: string, usualRate: string): TrackedTrade {
  const text = (field: string): string | null => (row[field] == null ? null : String(row[field]));
  return {
    id: row.id,
    type: row['type'] as TrackedTrade['type'],
    tradedOn: String(row['tradedOn']),
    quantity: text('quantity'),
    price: text('price'),
    fee: text('fee') ?? '0',
    feeCurrency: text('feeCurrency') ?? currency,
    exchangeRate: text('exchangeRate') ?? usualRate,
    ratio: (row['ratio'] ?? null) as TrackedTrade['ratio'],
    costBasis: text('costBasis'),
    capitalAmount: text('capitalAmount'),
    lotSelections: (row['lotSelections'] ?? []) as TrackedTrade['lotSelections'],
  };
}
