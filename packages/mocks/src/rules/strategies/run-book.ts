import { assetById } from '@investing-platform/rules/market/catalogue';
import { decimal } from '@investing-platform/rules/numbers/decimal';
import type { ReadTargets } from '@investing-platform/rules/strategies/own-targets';
import type { Book, BookAsset, BookQuote } from '@investing-platform/rules/strategies/runs/book';
import { isOpen } from '@investing-platform/rules/trading/orders/status';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { OrderSide } from '@investing-platform/schema/operations';
import type { Realm } from '../../contract/realm.ts';
import { isLink, type RowOf } from '../../contract/row.ts';
import { type Amount, amount } from '../../facts/amounts.ts';
import { feeRate } from '../../trading/fees.ts';
import { rate } from '../funding/exchange.ts';

type ActiveStrategy = RowOf<'ActiveStrategy'>;

/** What an active strategy holds of one asset. */
export interface HeldPart {
  readonly targetPercent: Amount;
  quantity: Amount;
  averageEntryPrice: Amount;
}

/** By the asset's id. */
export function partsOf({ holdings }: ActiveStrategy): ReadonlyMap<string, HeldPart> {
  const parts = (holdings ?? []) as readonly (HeldPart & { readonly asset: unknown })[];
  return new Map(parts.flatMap((part) => (isLink(part.asset) ? [[part.asset.id, part]] : [])));
}

/**
 * An active strategy as planning sees it. To the runs of the mocks, which end within seconds, every
 * market is open.
 *
 * @param targets to try in the place of those that it has
 */
export function bookOf(
  realm: Realm,
  row: ActiveStrategy,
  quoteOf: (asset: Instrument) => BookQuote,
  targets: ReadTargets | null = null,
): Book {
  const currency = String(row.currency);
  const parts = partsOf(row);
  const tried = targets?.weights.map(
    ({ asset, targetPercent }) => [asset.id, targetPercent] as const,
  );
  const triedPercent = tried && new Map(tried);
  const ids = new Set([...parts.keys(), ...(triedPercent?.keys() ?? [])]);
  const assets = [...ids].flatMap((id): BookAsset[] => {
    const asset = assetById(id);
    if (asset === null) return [];
    const part = parts.get(id);
    const own = triedPercent === undefined ? part?.targetPercent : triedPercent.get(id);
    return [
      {
        asset,
        quantity: amount(part?.quantity),
        targetPercent: decimal(own ?? 0),
        quote: quoteOf(asset),
        isMarketOpen: true,
        blockedSides: blockedSides(realm, row, asset),
        feeRate: decimal(feeRate(asset)),
        exchange: asset.currency === currency ? null : exchangeTerms(realm, asset, currency),
      },
    ];
  });
  const cashTargetPercent = targets?.cashPercent ?? amount(row.cashTargetPercent);
  return { cash: amount(row.cash), currency, cashTargetPercent, assets };
}

function exchangeTerms(realm: Realm, asset: Instrument, currency: string) {
  const { midRate, feeFraction } = rate(realm, asset.currency, currency);
  return { rate: decimal(midRate), feeRate: decimal(feeFraction) };
}

/** Sides on which open orders of the owner's stand against an order. */
function blockedSides(realm: Realm, row: ActiveStrategy, asset: Instrument): Set<OrderSide> {
  const { accounts, orders } = realm.platform.state;
  const owner = accounts.get(String(row.brokerAccountId))?.userId;
  const standing = [...orders.values()].filter(
    (order) =>
      order.userId === owner &&
      order.asset === asset &&
      order.account.tradingMode === row.tradingMode &&
      isOpen(order.status),
  );
  return new Set(standing.map(({ side }) => (side === 'BUY' ? 'SELL' : 'BUY')));
}

/** What a plan depends on beside prices: a plan for another state does not fit this one. */
export function fingerprintOf(row: ActiveStrategy): string {
  const parts = [...partsOf(row)].map(([id, { targetPercent, quantity }]) =>
    [id, targetPercent, quantity].join(' '),
  );
  return [row.cash, row.cashTargetPercent, ...parts.sort()].join('\n');
}
