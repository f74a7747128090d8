import { DAY_MS } from '@investing-platform/schema/durations';
import { decimal } from '../../../kernel/decimal.ts';
import type { CorporateAction, PriceAdjustment } from '../../../ports/market-data.ts';
import { DAYS_TO_PAYMENT, usualWithholding } from '../../usual-dividends.ts';
import { stableId } from '../stable-id.ts';
import { PRICE_UNITS_OF_ONE, priceUnits, printPrice } from './amounts.ts';
import type { CompanyEvent } from './company-events.ts';
import type { PricePath } from './price-path.ts';

/** Dividends have four decimals. */
const DIVIDEND_STEP = PRICE_UNITS_OF_ONE / 10_000;

/** A dividend per share in price units: at least a hundredth of a cent. */
function dividendUnits(prices: PricePath, { dayIndex, dividendFraction }: CompanyEvent): number {
  const paid = prices.close(dayIndex - 1) * dividendFraction * PRICE_UNITS_OF_ONE;
  return Math.max(1, Math.round(paid / DIVIDEND_STEP)) * DIVIDEND_STEP;
}

/** The event as the port has it; null where its day is not in the calendar. */
export function corporateAction(
  prices: PricePath,
  event: CompanyEvent,
): (CorporateAction & { readonly kind: 'DIVIDEND' | 'SPLIT' }) | null {
  const day = prices.calendar.day(event.dayIndex);
  if (day === null) return null;
  const { id: assetId, currency } = prices.instrument;
  const exAt = new Date(day.start);
  const kind = event.splitRatio === 1 ? 'DIVIDEND' : 'SPLIT';
  const common = { id: stableId(`${assetId}:${kind}:${day.date}`, exAt), assetId, exAt };
  if (kind === 'SPLIT') return { ...common, kind, numerator: event.splitRatio, denominator: 1 };
  return {
    ...common,
    kind,
    amountPerShare: printPrice(dividendUnits(prices, event)),
    currency,
    payAt: new Date(day.open + DAYS_TO_PAYMENT * DAY_MS),
    withholdingRate: usualWithholding(prices.instrument),
  };
}

/** By what prices and volumes of a day are multiplied, seen from a later one. */
export interface Adjustment {
  readonly price: number;
  readonly volume: number;
}

const NONE: Adjustment = { price: 1, volume: 1 };

/**
 * Evens out what happened after a day, up to another one: a split by its ratio, a dividend by what
 * it took from the last close before it (the method of the Center for Research in Security Prices).
 *
 * @param until index of the last trading day that has started
 */
export function adjustmentsOf(
  prices: PricePath,
  kind: PriceAdjustment,
  until: number,
): (dayIndex: number) => Adjustment {
  const wanted = prices
    .events()
    .filter(
      ({ dayIndex, splitRatio }) => dayIndex <= until && dayIndex > 0 && isWanted(kind, splitRatio),
    );
  if (kind === 'RAW' || wanted.length === 0) return () => NONE;
  const after: { readonly dayIndex: number; readonly adjustment: Adjustment }[] = [];
  let running = NONE;
  for (const event of wanted.toReversed()) {
    const { splitRatio, dayIndex } = event;
    const paid = splitRatio === 1 ? fractionPaid(prices, event) : 0;
    running = {
      price: (running.price * (1 - paid)) / splitRatio,
      volume: running.volume * splitRatio,
    };
    after.unshift({ dayIndex, adjustment: running });
  }
  return (dayIndex) => after.find((event) => event.dayIndex > dayIndex)?.adjustment ?? NONE;
}

function isWanted(kind: PriceAdjustment, splitRatio: number): boolean {
  return kind === 'ALL' || kind === (splitRatio === 1 ? 'DIVIDEND' : 'SPLIT');
}

function fractionPaid(prices: PricePath, event: CompanyEvent): number {
  const close = printPrice(priceUnits(prices.close(event.dayIndex - 1), prices.priceSteps));
  const paid = printPrice(dividendUnits(prices, event));
  return decimal(paid).dividedBy(close).toNumber();
}
