import type { Instrument, InstrumentPrice } from '../../../graphql/generated/resolver-types.ts';
import { type CivilDate, daysBetween } from '../../../kernel/civil-date.ts';
import { toPlain } from '../../../kernel/decimal.ts';
import type { InstrumentRow } from './instruments.sql.ts';
import type { PriceRow } from './prices.sql.ts';

const STALE_DAYS = 7;

/** A custom instrument: no asset of the catalogue stands behind it. */
export type CustomInstrument = Omit<Instrument, 'asset'> & { readonly asset: null };

/** @param latest its newest price; null where it was never priced */
export function instrumentShown(
  instrument: InstrumentRow,
  latest: PriceRow | null,
  today: CivilDate,
): CustomInstrument {
  return {
    ...instrument,
    kind: 'CUSTOM',
    // These are of listed instruments alone.
    asset: null,
    assetClass: null,
    exchange: null,
    latestPrice: latest === null ? null : priceShown(latest),
    priceStale: latest === null || daysBetween(latest.date, today) > STALE_DAYS,
  };
}

export function priceShown(price: PriceRow): InstrumentPrice {
  return { ...price, price: toPlain(price.price), source: 'MANUAL' };
}
