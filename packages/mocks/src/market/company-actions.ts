import { fullSymbol } from '@investing-platform/rules/market/catalogue';
import { addDays } from '@investing-platform/rules/time/civil-date';
import type { Instrument } from '@investing-platform/schema/instruments';
import { calendarOf, FIRST_DATE } from '@investing-platform/schema/trading-calendar';
import { fractionOf } from '../kernel/random.ts';
import type { Market } from './market.ts';

/** Splits that people know: new shares for each old one, by the first day of the new ones. */
const SPLITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'AAPL.XNAS': { '2020-08-31': 4 },
  'AMZN.XNAS': { '2022-06-06': 20 },
  'GOOG.XNAS': { '2022-07-18': 20 },
  'GOOGL.XNAS': { '2022-07-18': 20 },
  'NVDA.XNAS': { '2021-07-20': 4, '2024-06-10': 10 },
  'TSLA.XNAS': { '2020-08-31': 5, '2022-08-25': 3 },
};

const PAYING_PART = 0.7;
const EX_DAYS = ['02-10', '05-12', '08-11', '11-10'];
const DAYS_TO_PAYMENT = 21;
/** Of the price, every quarter. */
const PAID_FRACTION = 0.004;
const CENT_PLACES = 2;

/** Ascending. */
export function splitsOf(asset: Instrument) {
  return Object.entries(SPLITS[fullSymbol(asset)] ?? {}).map(([exDate, numerator]) => ({
    exDate,
    ratio: { numerator, denominator: 1 },
  }));
}

/** How many shares of today came of one share of then. */
export function sharesSince(asset: Instrument, at: Date): number {
  const { dateAt } = calendarOf(asset.exchange);
  const since = splitsOf(asset).filter(({ exDate }) => exDate > dateAt(at.getTime()));
  return since.reduce((shares, { ratio }) => shares * ratio.numerator, 1);
}

/** Ascending, between two days: most shares and funds pay a part of their price each quarter. */
export function dividendsOf(
  market: Market,
  asset: Instrument,
  today: string,
  firstDay: string = FIRST_DATE,
) {
  const { id, assetClass, currency, exchange } = asset;
  const pays = fractionOf(`dividends:${id}`) < PAYING_PART;
  if ((assetClass !== 'EQUITY' && assetClass !== 'ETF') || !pays) return [];
  const [first, last] = [firstDay, today].map((date) => Number(date.slice(0, 4)));
  const years = Array.from(
    { length: (last ?? 0) - (first ?? 0) + 1 },
    (_, at) => (first ?? 0) + at,
  );
  return years
    .flatMap((year) => EX_DAYS.map((day) => `${year}-${day}`))
    .flatMap((date) => {
      const exDate = firstTradingDay(exchange, date);
      if (exDate === null || exDate.date > today || exDate.date < firstDay) return [];
      const at = new Date(exDate.open);
      const paid = Number(market.priceAt(asset, at)) * PAID_FRACTION * sharesSince(asset, at);
      return [
        {
          exDate: exDate.date,
          paidOn: addDays(exDate.date, DAYS_TO_PAYMENT),
          amountPerShare: String(Math.max(0.01, Number(paid.toFixed(CENT_PLACES)))),
          currency,
        },
      ];
    });
}

function firstTradingDay(exchange: Instrument['exchange'], from: string) {
  const calendar = calendarOf(exchange);
  for (let date = from; ; date = addDays(date, 1)) {
    const day = calendar.dayOf(date);
    if (day !== null) return day;
    if (date.slice(0, 7) > from.slice(0, 7)) return null;
  }
}
