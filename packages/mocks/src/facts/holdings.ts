import { assetById } from '@investing-platform/rules/market/catalogue';
import { decimal, sum, toPlain } from '@investing-platform/rules/numbers/decimal';
import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import { gainShown } from '@investing-platform/rules/tracked/holding-gain';
import { netInPortfolio } from '@investing-platform/rules/tracked/tracked-dividend';
import { type HoldingGain, holdingGain } from '@investing-platform/rules/tracked/tracked-holding';
import type { HeldLot } from '@investing-platform/rules/tracked/tracked-lots';
import { madeId } from '../contract/leaf-values.ts';
import { all, need, type Realm } from '../contract/realm.ts';
import { link, type RowOf } from '../contract/row.ts';
import { seededRandom } from '../kernel/random.ts';
import { rateOf } from '../market/exchange-rates.ts';
import { type Amount, cash, inCurrency, times } from './amounts.ts';
import { dayOf, daysBetween, endOf, now, today } from './time.ts';
import { courseOf, currencyOf, instrumentIdOf, type Tracked, trackedOf } from './tracked.ts';

/** What portfolios hold follows from the confirmed trades of the person. */
export const holdings = (realm: Realm): RowOf<'Holding'>[] =>
  everHeld(realm).filter(({ quantity }) => quantity !== '0');

/** The same with what they have sold. */
export function everHeld(realm: Realm): RowOf<'Holding'>[] {
  return trackedOf(realm).flatMap((tracked) => holdingRow(realm, tracked));
}

const STALE_DAYS = 7;
const PRICE_PLACES = 18;

function holdingRow(realm: Realm, tracked: Tracked): RowOf<'Holding'>[] {
  const { portfolioId, instrumentId, trades } = tracked;
  const { days, lots } = courseOf(realm, tracked);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const portfolio = need(realm, 'Portfolio', portfolioId);
  const portfolioCurrency = String(portfolio.currency);
  const currency = currencyOf(realm, instrumentId);
  const priced = priceOf(realm, instrumentId, today(realm));
  const quantity = toPlain(last.quantity);
  const exactValue = priced === null ? null : times(quantity, priced.price);
  const valueIn = (into: string) =>
    exactValue === null ? null : inCurrency(exactValue, currency, into);
  const incomes = incomesOf(realm, tracked, portfolioCurrency);
  const exactGain = holdingGain({
    day: last,
    income: sum(incomes.map(({ amount }) => decimal(amount))),
    value: exactValue === null ? null : decimal(exactValue),
    rate: decimal(rateOf(currency, portfolioCurrency)),
    portfolioCurrency,
  });
  const told = trades.find((trade) => trade.ownershipPercent != null)?.ownershipPercent;
  const row = {
    id: madeId(seededRandom(`holding:${portfolioId}:${instrumentId}`)),
    portfolioId,
    instrument: link('Instrument', instrumentId),
    instrumentId,
    quantity,
    averageCost: last.quantity.isZero()
      ? '0'
      : toPlain(last.cost.own.div(last.quantity).toDecimalPlaces(PRICE_PLACES)),
    costBasis: toPlain(last.cost.own),
    ownershipPercent: told ?? portfolio.ownershipPercent ?? '100',
    price: priced?.price ?? null,
    priceAsOf: priced === null ? null : endOf(priced.date),
    stale: priced === null || daysBetween(priced.date, today(realm)) > STALE_DAYS,
    value: exactValue === null ? null : cash(exactValue, currency),
    currency,
    valueInPortfolioCurrency: valueIn(portfolioCurrency),
    valueInDisplayCurrency: valueIn(displayCurrency(realm)),
    lots: lots.map(lotShown),
    firstTradedOn: first.date,
    portfolioCurrency,
    exactGain,
    exactValue,
    days,
    incomes,
  };
  const shown = exactGain === null ? null : gain([exactGain], portfolioCurrency, [row]);
  return [{ ...row, gain: shown }];
}

function lotShown({ tradeId, tradedOn, quantity, remaining, cost }: HeldLot): object {
  return {
    tradeId,
    tradedOn,
    quantity: toPlain(quantity),
    remainingQuantity: toPlain(remaining),
    unitCost: toPlain(cost.own.div(remaining).toDecimalPlaces(PRICE_PLACES)),
    unitCostInPortfolioCurrency: toPlain(
      cost.inPortfolio.div(remaining).toDecimalPlaces(PRICE_PLACES),
    ),
  };
}

/** What was received for a holding, by day, in a currency. */
function incomesOf(realm: Realm, { portfolioId, instrumentId }: Tracked, into: string) {
  return realm.own
    .list('NetWorthDividend')
    .filter(
      (row) =>
        row.state === 'CONFIRMED' &&
        row.portfolioId === portfolioId &&
        instrumentIdOf(row) === instrumentId,
    )
    .map((row) => ({
      date: String(row.paidOn),
      amount: toPlain(
        netInPortfolio(
          { grossAmount: String(row.grossAmount), withholdingTax: String(row.withholdingTax) },
          String(row.exchangeRate ?? rateOf(String(row.currency), into)),
          into,
        ),
      ),
    }));
}

/**
 * What a `PortfolioGain` shows.
 *
 * @param held whose returns it tells; none: they are not told
 */
export function gain(
  gains: readonly HoldingGain[],
  currency: string,
  held: readonly RowOf<'Holding'>[] = [],
): object {
  return { ...gainShown(gains, currency), held };
}

export const displayCurrency = ({ user }: Realm): string => user?.displayCurrency ?? USUAL_CURRENCY;

interface Priced {
  readonly price: Amount;
  readonly date: string;
}

/** The last price on a day or before; null where there is none. */
export const priceOf = (realm: Realm, instrumentId: string, day: string): Priced | null =>
  priceAt(realm, instrumentId, endOf(day));

/** The last price at a moment; of what the market does not trade, that of its day. */
export function priceAt(realm: Realm, instrumentId: string, at: Date): Priced | null {
  const asset = assetById(instrumentId);
  const { market } = realm.platform;
  const day = dayOf(at);
  if (asset !== null) {
    const price = at >= now(realm) ? market.quote(asset).price : market.priceAt(asset, at);
    return { price, date: day };
  }
  const prices = all(realm, 'InstrumentPrice')
    .filter((row) => row.instrumentId === instrumentId && String(row.date) <= day)
    .sort((left, right) => (String(left.date) < String(right.date) ? 1 : -1));
  const [last] = prices;
  return last === undefined ? null : { price: String(last.price), date: String(last.date) };
}
