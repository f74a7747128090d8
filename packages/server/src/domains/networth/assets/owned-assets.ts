import { type AssetRow, assetById } from '@investing-platform/rules/market/catalogue';
import type { AssetClass, NetWorthCategory } from '@investing-platform/schema/operations';
import { dayIn, endOfDay } from '../../../kernel/days.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { LastPrice } from '../../market/index.ts';
import type { CashRow, HeldPosition, OutsidePosition } from '../../trading/index.ts';
import type { RecordedAsset } from '../recorded.ts';
import type { OwnedAsset } from './asset-shown.ts';

const WHOLE = '100';

/** What only things that trade on a market have. */
const NOT_TRADED = {
  priceAsOf: null,
  portfolioId: null,
  symbol: null,
  instrumentId: null,
  costBasis: null,
  country: null,
  sector: null,
};

export function cashAsset(row: CashRow, today: string): OwnedAsset {
  return {
    ...NOT_TRADED,
    id: row.id,
    name: `${row.accountName}: ${row.currency}`,
    category: 'CASH',
    brokerAccountId: row.brokerAccountId,
    quantity: null,
    price: null,
    value: row.amount,
    currency: row.currency,
    ownershipPercent: WHOLE,
    valuedOn: today,
  };
}

/** @param last null where no price is known */
export function positionAsset(
  position: HeldPosition,
  last: LastPrice | null,
  timeZone: string,
): OwnedAsset {
  const asset = assetById(position.assetId);
  invariant(asset !== null, 'positions are in assets of the catalogue');
  const asOf = last?.asOf ?? null;
  return tradedAsset(asset, {
    id: position.id,
    brokerAccountId: position.brokerAccountId,
    quantity: position.quantity,
    price: last?.price ?? null,
    value: last === null ? null : toPlain(decimal(position.quantity).times(last.price)),
    costBasis: position.costBasis,
    valuedOn: asOf === null ? null : dayIn(timeZone, asOf),
    priceAsOf: asOf,
  });
}

type Held = Pick<
  OwnedAsset,
  'id' | 'brokerAccountId' | 'quantity' | 'price' | 'value' | 'costBasis' | 'valuedOn' | 'priceAsOf'
>;

/** As much of a position as is shown of it; what it had cost is not kept for the past. */
type OutsideHolding = Pick<
  OutsidePosition,
  'id' | 'assetId' | 'symbol' | 'name' | 'assetClass' | 'quantity' | 'price' | 'pricedAt'
> &
  Pick<OutsidePosition, 'currency' | 'brokerAccountId'> & { readonly costBasis: string | null };

/** Nobody holds a pair of currencies; it would be cash. */
function categoryOf(assetClass: AssetClass): NetWorthCategory {
  if (assetClass === 'OPTION') return 'OTHER';
  return assetClass === 'FX' ? 'CASH' : assetClass;
}

/**
 * What only a broker keeps, at the price of the catalogue, else at the broker's own.
 *
 * @param last of its asset in the catalogue; null where it is in none, or has no price
 */
export function outsideAsset(
  position: OutsideHolding,
  last: Pick<LastPrice, 'price' | 'asOf'> | null,
  timeZone: string,
): OwnedAsset {
  const { quantity, assetId, costBasis } = position;
  const price = last?.price ?? position.price;
  const asOf = last === null ? position.pricedAt : last.asOf;
  const listed = assetId === null ? null : assetById(assetId);
  return {
    id: position.id,
    name: position.name,
    symbol: position.symbol,
    category: categoryOf(position.assetClass),
    portfolioId: null,
    instrumentId: assetId,
    brokerAccountId: position.brokerAccountId,
    currency: position.currency,
    ownershipPercent: WHOLE,
    quantity,
    price,
    value: price === null ? null : toPlain(decimal(quantity).times(price)),
    costBasis,
    valuedOn: asOf === null ? null : dayIn(timeZone, asOf),
    priceAsOf: asOf,
    country: listed?.country ?? null,
    sector: listed?.sector ?? null,
  };
}

/** What an account holds of a listed asset. */
export function tradedAsset(asset: AssetRow, held: Held): OwnedAsset {
  return {
    ...held,
    name: asset.name,
    symbol: asset.symbol,
    category: categoryOf(asset.assetClass),
    portfolioId: null,
    instrumentId: asset.id,
    currency: asset.currency,
    ownershipPercent: WHOLE,
    country: asset.country,
    sector: asset.sector,
  };
}

/** A price of the market, and the day and moment that it is of, where they are known. */
export interface MarketPrice {
  readonly price: string;
  readonly valuedOn: string | null;
  readonly asOf: Date | null;
}

/**
 * What a tracked portfolio holds.
 *
 * @param market the price of a listed instrument; null where none is known
 * @param at the moment that it is valued at
 */
export function recordedAsset(
  asset: RecordedAsset,
  market: MarketPrice | null,
  timeZone: string,
  at: Date,
): OwnedAsset {
  const { id, name, currency, category, portfolioId, instrumentId, ownershipPercent } = asset;
  const { quantity, costBasis, pricedOn } = asset;
  const listed = assetById(instrumentId);
  const price = listed === null ? asset.price : (market?.price ?? null);
  const held = {
    id,
    portfolioId,
    ownershipPercent,
    brokerAccountId: null,
    quantity: toPlain(quantity),
    price: price === null ? null : toPlain(price),
    value: price === null ? null : toPlain(decimal(quantity).times(price)),
    costBasis: toPlain(costBasis),
  };
  if (listed !== null) {
    const { valuedOn = null, asOf: priceAsOf = null } = market ?? {};
    return {
      ...tradedAsset(listed, { ...held, valuedOn, priceAsOf }),
      portfolioId,
      ownershipPercent,
    };
  }
  const end = pricedOn === null ? null : endOfDay(timeZone, pricedOn);
  return {
    ...NOT_TRADED,
    ...held,
    name: name ?? '',
    currency,
    category: category ?? 'OTHER',
    instrumentId,
    valuedOn: pricedOn,
    priceAsOf: end !== null && end > at ? at : end,
  };
}

/** The last price that is known now. */
export function marketPrice(last: LastPrice | null, timeZone: string): MarketPrice | null {
  if (last === null) return null;
  const { price, asOf } = last;
  return { price, asOf, valuedOn: asOf === null ? null : dayIn(timeZone, asOf) };
}
