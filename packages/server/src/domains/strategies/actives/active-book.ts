import { exchangeOf, type Weighed } from '@investing-platform/rules/strategies/exchange-of';
import {
  type Book,
  type BookAsset,
  bookQuote,
} from '@investing-platform/rules/strategies/runs/book';
import type { OrderSide } from '@investing-platform/schema/operations';
import type { Reader } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import { catalogued } from '../definitions/strategy.ts';
import { foreignCashWorth } from '../runs/exchange-foreign.ts';
import { isTrading, type TradingExchange } from '../runs/market-window.ts';
import { exchangeTerms, hasRate, type Prices } from '../runs/prices.ts';
import { type ActiveRow, sidesWithOrders } from './actives.sql.ts';

/** Targets to try in the place of those that an active strategy has. */
export interface Targets {
  readonly cashTargetPercent: Decimal;
  readonly percentByAsset: ReadonlyMap<string, Decimal>;
}

/** Sides on which open orders of the owner's stand against an order, by asset. */
export async function blockedSides(
  reader: Reader,
  active: ActiveRow,
  assetIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<OrderSide>>> {
  const { userId, tradingMode } = active;
  const rows = await reader.all(sidesWithOrders, userId, tradingMode, assetIds);
  const opposite = { BUY: 'SELL', SELL: 'BUY' } as const;
  return new Map(
    [...Map.groupBy(rows, ({ assetId }) => assetId)].map(([id, sides]) => [
      id,
      new Set(sides.map(({ side }) => opposite[side])),
    ]),
  );
}

/**
 * An active strategy as planning sees it.
 *
 * @param at the moment that orders are for
 */
export function bookOf(
  deps: Pick<Deps, 'broker'>,
  active: ActiveRow,
  prices: Prices,
  options: {
    readonly at: Date;
    readonly blocked?: ReadonlyMap<string, ReadonlySet<OrderSide>>;
    readonly targets?: Targets | null;
    readonly contribution?: Decimal;
  },
): Book {
  const { at, blocked, targets = null, contribution } = options;
  const held = new Map(active.holdings.map((holding) => [holding.assetId, holding]));
  const ids = new Set([...held.keys(), ...(targets?.percentByAsset.keys() ?? [])]);
  const assets = [...ids].map((assetId): BookAsset => {
    const asset = catalogued(assetId);
    const holding = held.get(assetId);
    const quote = prices.quotes.get(assetId);
    const isRated = hasRate(prices, asset.currency, active.currency);
    const target = targets?.percentByAsset.get(assetId) ?? (targets === null ? null : decimal(0));
    return {
      asset,
      quantity: decimal(holding?.quantity ?? '0').minus(holding?.quantityHeld ?? '0'),
      targetPercent: target ?? decimal(holding?.targetPercent ?? '0'),
      // What cannot be brought to the book's currency has no price in it.
      quote: quote === undefined || !isRated ? null : bookQuote(quote),
      isMarketOpen: isTrading(asset.exchange, at),
      blockedSides: blocked?.get(assetId) ?? new Set(),
      feeRate: decimal(deps.broker.greatestFeeRate(asset.assetClass === 'CRYPTO')),
      exchange: isRated ? exchangeTerms(prices, active, asset.currency) : null,
    };
  });
  const cash = decimal(active.cashAvailable)
    .plus(contribution ?? 0)
    .plus(foreignCashWorth(prices, active));
  const cashTargetPercent = targets?.cashTargetPercent ?? decimal(active.cashTargetPercent);
  return { cash, currency: active.currency, cashTargetPercent, assets };
}

/** Targets, and what is held beside them, by which an active strategy finds its exchange. */
export function partsOf({ holdings }: Pick<ActiveRow, 'holdings'>): Weighed[] {
  return holdings.map(({ assetId, targetPercent }) => ({
    asset: catalogued(assetId),
    weight: decimal(targetPercent),
  }));
}

export const exchangeOfActive = (active: Pick<ActiveRow, 'holdings'>) =>
  exchangeOf(partsOf(active));

/** The exchange whose hours a run keeps to. */
export const exchangeOfRun = (
  { terms }: { readonly terms: { readonly exchange?: TradingExchange } },
  active: Pick<ActiveRow, 'holdings'>,
): TradingExchange => terms.exchange ?? exchangeOfActive(active);

/** What a plan depends on beside prices: a plan for another state does not fit this one. */
export function fingerprintOf(active: ActiveRow): string {
  const { cashAvailable, cashTargetPercent, foreignCash, holdings } = active;
  const parts = holdings
    .map(({ assetId, targetPercent, quantity, quantityHeld }) =>
      [assetId, targetPercent, quantity, quantityHeld].join(' '),
    )
    .sort();
  const pockets = foreignCash.map(({ currency, available }) => `${currency} ${available}`);
  return [cashAvailable, cashTargetPercent, ...pockets, ...parts].join('\n');
}
