import { assetById } from '@investing-platform/rules/catalogue';
import { USUAL_CURRENCY } from '@investing-platform/rules/money';
import { madeId } from '../contract/leaf-values.ts';
import { all, find, type Realm } from '../contract/realm.ts';
import { isLink, link, type Row, type RowOf } from '../contract/row.ts';
import { seededRandom } from '../kernel/random.ts';
import {
  type Amount,
  cash,
  inCurrency,
  isMore,
  isNothing,
  minus,
  over,
  percentOf,
  plus,
  share,
  times,
  total,
} from './amounts.ts';
import { daysBetween, endOf, today } from './time.ts';
import { currencyOf } from './tracked.ts';

/** What a portfolio holds of an instrument, before it is valued. */
interface Stock {
  readonly portfolioId: string;
  readonly instrumentId: string;
  quantity: Amount;
  cost: Amount;
  realized: Amount;
  firstTradedOn: string;
  ownershipPercent: Amount;
  readonly trades: Row[];
}

/** Holdings follow from the confirmed trades of the person, in the order of their days. */
export function holdings(realm: Realm): Row[] {
  return stocksOf(realm)
    .filter(({ quantity }) => !isNothing(quantity))
    .map((stock) => holdingRow(realm, stock));
}

function stocksOf(realm: Realm): Stock[] {
  const stocks = new Map<string, Stock>();
  const trades = [...realm.own.list('TrackedTrade')]
    .filter(({ state }) => state === 'CONFIRMED')
    .sort((left, right) => (String(left['tradedOn']) < String(right['tradedOn']) ? -1 : 1));
  for (const trade of trades) {
    const { instrument } = trade;
    const portfolioId = String(trade['portfolioId']);
    if (!isLink(instrument) || realm.own.find('Portfolio', portfolioId) === undefined) continue;
    const key = `${portfolioId}/${instrument.id}`;
    const stock = stocks.get(key) ?? {
      portfolioId,
      instrumentId: instrument.id,
      quantity: '0',
      cost: '0',
      realized: '0',
      firstTradedOn: String(trade['tradedOn']),
      ownershipPercent: ownershipOf(realm, portfolioId, trade),
      trades: [],
    };
    takeTrade(stock, trade);
    stocks.set(key, stock);
  }
  return [...stocks.values()];
}

function ownershipOf(realm: Realm, portfolioId: string, trade: RowOf<'TrackedTrade'>): Amount {
  const given =
    trade['ownershipPercent'] ?? find(realm, 'Portfolio', portfolioId)?.['ownershipPercent'];
  return String(given ?? '100');
}

/** What trades change of a stock. */
export type Counted = Pick<Stock, 'quantity' | 'cost' | 'realized' | 'trades'>;

export const ADDS = new Set([
  'BUY',
  'OPENING_BALANCE',
  'BONUS',
  'CAPITAL_CALL',
  'MERGE_IN',
  'TRANSFER_IN',
]);
export const TAKES = new Set(['SELL', 'MERGE_OUT', 'TRANSFER_OUT', 'CANCEL']);

export function takeTrade(stock: Counted, trade: Row): void {
  const { type, ratio } = trade;
  const quantity = String(trade['quantity'] ?? '0');
  const value = times(quantity, trade['price'] ?? '0');
  stock.trades.push(trade);
  if (ADDS.has(String(type))) {
    stock.quantity = plus(stock.quantity, quantity);
    stock.cost = plus(stock.cost, plus(trade['costBasis'] ?? value, trade['fee']));
  } else if (TAKES.has(String(type))) {
    const cost = over(times(stock.cost, quantity), stock.quantity);
    stock.realized = plus(stock.realized, minus(minus(value, trade['fee']), cost));
    stock.quantity = minus(stock.quantity, quantity);
    stock.cost = minus(stock.cost, cost);
  } else if (typeof ratio === 'object' && ratio !== null) {
    const { numerator, denominator } = ratio as { numerator: number; denominator: number };
    stock.quantity = over(times(stock.quantity, numerator), denominator);
  } else if (type === 'CAPITAL_RETURN' || type === 'ADJUST_COST_BASIS') {
    stock.cost = minus(stock.cost, trade['capitalAmount'] ?? '0');
  }
}

const STALE_DAYS = 7;

function holdingRow(realm: Realm, stock: Stock): Row {
  const { portfolioId, instrumentId, quantity, ownershipPercent } = stock;
  const currency = currencyOf(realm, instrumentId);
  const priced = priceOf(realm, instrumentId, today(realm));
  const price = priced?.price ?? null;
  const own = (value: Amount): Amount => cash(percentOf(value, ownershipPercent), currency);
  const costBasis = own(stock.cost);
  const value = price === null ? null : own(times(quantity, price));
  const portfolio = find(realm, 'Portfolio', portfolioId);
  const portfolioCurrency = String(portfolio?.['currency'] ?? currency);
  return {
    id: madeId(seededRandom(`holding:${portfolioId}:${instrumentId}`)),
    portfolioId,
    instrument: link('Instrument', instrumentId),
    instrumentId,
    quantity,
    averageCost: over(stock.cost, quantity, 10),
    costBasis,
    ownershipPercent,
    price,
    priceAsOf: priced === null ? null : new Date(`${priced.date}T23:59:59.999Z`).toISOString(),
    stale: priced === null || daysBetween(priced.date, today(realm)) > STALE_DAYS,
    value,
    wholeValue: price === null ? null : cash(times(quantity, price), currency),
    currency,
    valueInPortfolioCurrency:
      value === null ? null : inCurrency(value, currency, portfolioCurrency),
    valueInDisplayCurrency:
      value === null ? null : inCurrency(value, currency, displayCurrency(realm)),
    gain: gain({
      // What has no price has gained nothing that is known.
      value: value ?? costBasis,
      costBasis,
      realized: own(stock.realized),
      income: own(incomeOf(realm, portfolioId, instrumentId)),
      fees: own(total(stock.trades.map(({ fee }) => fee))),
      currency,
    }),
    trades: stock.trades,
    lots: stock.trades
      .filter(({ type }) => ADDS.has(String(type)))
      .map((trade) => lot(trade, quantity)),
    firstTradedOn: stock.firstTradedOn,
  };
}

function lot(trade: Row, left: Amount): object {
  const quantity = String(trade['quantity'] ?? '0');
  const unitCost = String(trade['price'] ?? '0');
  return {
    tradeId: trade.id,
    tradedOn: trade['tradedOn'],
    quantity,
    remainingQuantity: isMore(quantity, left) ? left : quantity,
    unitCost,
    unitCostInPortfolioCurrency: unitCost,
  };
}

export function incomeOf(
  realm: Realm,
  portfolioId: string,
  instrumentId: string,
  counts: (dividend: Row) => boolean = () => true,
): Amount {
  const own = realm.own
    .list('NetWorthDividend')
    .filter(
      ({ instrument, ...row }) =>
        row['state'] === 'CONFIRMED' &&
        row['portfolioId'] === portfolioId &&
        isLink(instrument) &&
        instrument.id === instrumentId &&
        counts(row),
    );
  return total(own.map((row) => minus(row['grossAmount'], row['withholdingTax'])));
}

interface GainParts {
  readonly value: Amount;
  readonly costBasis: Amount;
  readonly realized: Amount;
  readonly income: Amount;
  readonly fees: Amount;
  readonly currency: string;
}

/** What a `PortfolioGain` shows; its total is the sum of its parts. */
export function gain({ value, costBasis, realized, income, fees, currency }: GainParts) {
  const unrealizedGain = minus(value, costBasis);
  const capital = plus(unrealizedGain, realized);
  const all = plus(capital, income);
  const percent = share(all, costBasis);
  return {
    capital,
    income,
    currencyEffect: '0',
    total: all,
    realizedGain: realized,
    unrealizedGain,
    fees,
    totalPercent: percent,
    timeWeightedReturnPercent: percent,
    timeWeightedReturnAnnualizedPercent: percent,
    moneyWeightedReturnPercent: percent,
    currency,
  };
}

export const displayCurrency = ({ user }: Realm): string => user?.displayCurrency ?? USUAL_CURRENCY;

/** The last price on a day or before; null where there is none. */
export function priceOf(
  realm: Realm,
  instrumentId: string,
  day: string,
): { readonly price: Amount; readonly date: string } | null {
  const asset = assetById(instrumentId);
  const { market } = realm.platform;
  if (asset !== null) {
    const price =
      day >= today(realm) ? market.quote(asset).price : market.priceAt(asset, endOf(day));
    return { price, date: day };
  }
  const prices = all(realm, 'InstrumentPrice')
    .filter((row) => row['instrumentId'] === instrumentId && String(row['date']) <= day)
    .sort((left, right) => (String(left['date']) < String(right['date']) ? 1 : -1));
  const [last] = prices;
  return last === undefined ? null : { price: String(last['price']), date: String(last['date']) };
}
