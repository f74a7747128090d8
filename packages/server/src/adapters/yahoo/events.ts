import { DAY_MS } from '@investing-platform/schema/durations';
import type { Instrument } from '@investing-platform/schema/instruments';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import { Decimal, decimal, toPlain } from '../../kernel/decimal.ts';
import type { CorporateAction } from '../../ports/market-data.ts';
import { stableId } from '../embedded/stable-id.ts';
import { exInstant } from '../remote-market/ex-instant.ts';
import { DAYS_TO_PAYMENT, usualWithholding } from '../usual-dividends.ts';

export interface Split {
  /** `YYYY-MM-DD` on the exchange's clock. */
  readonly date: string;
  readonly numerator: number;
  readonly denominator: number;
}

export interface Dividend {
  readonly date: string;
  /** Of a share of today: later splits are evened out. */
  readonly amount: number;
}

export interface Events {
  readonly splits: readonly Split[];
  readonly dividends: readonly Dividend[];
}

/** The events of a chart, as Yahoo gives them. */
export function eventsOf(
  { exchange }: Instrument,
  events:
    | {
        readonly dividends?: readonly { readonly date: Date; readonly amount: number }[];
        readonly splits?: readonly {
          readonly date: Date;
          readonly numerator: number;
          readonly denominator: number;
        }[];
      }
    | undefined,
): Events {
  const { dateAt } = calendarOf(exchange);
  return {
    splits: (events?.splits ?? [])
      .filter(({ numerator, denominator }) => isCount(numerator) && isCount(denominator))
      .map(({ date, numerator, denominator }) => ({
        date: dateAt(date.getTime()),
        numerator,
        denominator,
      })),
    dividends: (events?.dividends ?? [])
      .filter(({ amount }) => Number.isFinite(amount) && amount > 0)
      .map(({ date, amount }) => ({ date: dateAt(date.getTime()), amount })),
  };
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}

/** How many shares of today one share of a date has become. */
export function sharesSince(date: string, { splits }: Events): Decimal {
  return splits
    .filter((split) => split.date > date)
    .reduce(
      (shares, { numerator, denominator }) => shares.times(numerator).dividedBy(denominator),
      new Decimal(1),
    );
}

const AMOUNT_PLACES = 6;

/** Dividends as they were paid at the time, and splits; Yahoo does not tell when it was paid. */
export function actionsOf(asset: Instrument, events: Events): CorporateAction[] {
  const actions: CorporateAction[] = [];
  for (const { date, amount } of events.dividends) {
    const common = actionOn(asset, 'DIVIDEND', date);
    if (common === null) continue;
    const paid = decimal(amount).times(sharesSince(date, events)).toDecimalPlaces(AMOUNT_PLACES);
    actions.push({
      ...common,
      kind: 'DIVIDEND',
      amountPerShare: toPlain(paid),
      currency: asset.currency,
      payAt: new Date(common.exAt.getTime() + DAYS_TO_PAYMENT * DAY_MS),
      withholdingRate: usualWithholding(asset),
    });
  }
  for (const { date, numerator, denominator } of events.splits) {
    const common = actionOn(asset, 'SPLIT', date);
    if (common !== null) actions.push({ ...common, kind: 'SPLIT', numerator, denominator });
  }
  return actions;
}

function actionOn(asset: Instrument, kind: 'DIVIDEND' | 'SPLIT', date: string) {
  const exAt = exInstant(asset, date);
  if (exAt === null) return null;
  return { id: stableId(`yahoo:${asset.id}:${kind}:${date}`, exAt), assetId: asset.id, exAt };
}
