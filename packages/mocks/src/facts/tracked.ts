import { assetById } from '@investing-platform/rules/market/catalogue';
import { toPlain, ZERO } from '@investing-platform/rules/numbers/decimal';
import {
  dayOf,
  type HoldingCourse,
  holdingCourse,
} from '@investing-platform/rules/tracked/tracked-holding';
import type { TrackedTrade } from '@investing-platform/rules/tracked/tracked-trade';
import { all, find, need, type Realm } from '../contract/realm.ts';
import { isLink, type RowOf } from '../contract/row.ts';
import { rateOf } from '../market/exchange-rates.ts';
import type { Amount } from './amounts.ts';

export function currencyOf(realm: Realm, instrumentId: string): string {
  const asset = assetById(instrumentId);
  return asset?.currency ?? String(find(realm, 'Instrument', instrumentId)?.currency ?? 'USD');
}

/** What a portfolio holds or held of an instrument. */
export interface Tracked {
  readonly portfolioId: string;
  readonly instrumentId: string;
  /** Those that count. */
  readonly trades: readonly RowOf<'TrackedTrade'>[];
}

/** Everything that portfolios hold or held. */
export function trackedOf(realm: Realm): Tracked[] {
  const counted = all(realm, 'TrackedTrade').filter(
    ({ state, portfolioId }) =>
      state === 'CONFIRMED' && realm.own.find('Portfolio', String(portfolioId)) !== undefined,
  );
  const groups = Map.groupBy(counted, (row) => `${row.portfolioId} ${instrumentIdOf(row)}`);
  return [...groups].map(([key, trades]) => {
    const [portfolioId = '', instrumentId = ''] = key.split(' ');
    return { portfolioId, instrumentId, trades };
  });
}

export function instrumentIdOf({ instrument }: { readonly instrument?: unknown }): string {
  return isLink(instrument) ? instrument.id : '';
}

/** What a portfolio held of an instrument at the end of a day; null where it never held it. */
export function heldOn(
  realm: Realm,
  portfolioId: string,
  instrumentId: string,
  day: string,
): Amount | null {
  const tracked = trackedIn(realm, portfolioId, instrumentId);
  if (tracked === undefined) return null;
  return toPlain(dayOf(courseOf(realm, tracked).days, day)?.quantity ?? ZERO);
}

/**
 * What of a portfolio's holding would go out on a day without being there, if some of its trades
 * were none; null where nothing would.
 */
export function overdrawnWithout(
  realm: Realm,
  { portfolioId, instrumentId }: Omit<Tracked, 'trades'>,
  gone: ReadonlySet<string>,
): HoldingCourse['overdrawn'] {
  const trades = trackedIn(realm, portfolioId, instrumentId)?.trades ?? [];
  const left = trades.filter(({ id }) => !gone.has(id));
  return courseOf(realm, { portfolioId, instrumentId, trades: left }).overdrawn;
}

function trackedIn(realm: Realm, portfolioId: string, instrumentId: string): Tracked | undefined {
  return trackedOf(realm).find(
    (one) => one.portfolioId === portfolioId && one.instrumentId === instrumentId,
  );
}

/** What trades made of a holding, by the method of its portfolio. */
export function courseOf(
  realm: Realm,
  { portfolioId, instrumentId, trades }: Tracked,
): HoldingCourse {
  const portfolio = need(realm, 'Portfolio', portfolioId);
  const currency = currencyOf(realm, instrumentId);
  const portfolioCurrency = String(portfolio.currency);
  const usualRate = rateOf(currency, portfolioCurrency);
  const method = portfolio.costBasisMethod ?? 'AVERAGE';
  return holdingCourse(
    trades.map((row) => trackedTrade(row, currency, usualRate)),
    { method, currency, portfolioCurrency },
  );
}

function trackedTrade(
  row: RowOf<'TrackedTrade'>,
  currency: string,
  usualRate: string,
): TrackedTrade {
  return {
    id: row.id,
    type: row.type ?? 'BUY',
    tradedOn: String(row.tradedOn),
    quantity: row.quantity ?? null,
    price: row.price ?? null,
    fee: row.fee ?? '0',
    feeCurrency: row.feeCurrency ?? currency,
    exchangeRate: row.exchangeRate ?? usualRate,
    ratio: (row.ratio ?? null) as TrackedTrade['ratio'],
    costBasis: row.costBasis ?? null,
    capitalAmount: row.capitalAmount ?? null,
    lotSelections: (row.lotSelections ?? []) as TrackedTrade['lotSelections'],
  };
}
