import type { TradingMode } from '@investing-platform/schema/operations';
import type { Reader } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { decimal, toPlain } from '../../kernel/decimal.ts';
import { badInput } from '../../kernel/errors.ts';
import type { Quote } from '../../ports/market-data.ts';
import { noPrice, quotesOf } from '../market/index.ts';
import { assetOf } from './asset.ts';
import { type DayGain, dayGain } from './day-gain.ts';
import { type HeldPosition, openPositions, type StoredPosition } from './positions.sql.ts';
import { tradingDate } from './schedule.ts';
import { type Valuation, valuation } from './valuation.ts';

/** A position at the current price. Amounts are plain decimals in `currency`, the asset's. */
export interface PositionRow extends HeldPosition, Valuation, DayGain {
  readonly quantityAvailable: string;
  readonly currentPrice: string;
  readonly previousClose: string;
  readonly priceAsOf: Date;
}

export interface PositionsInput {
  /** `LIVE` or `PAPER`; absent is `LIVE`. */
  readonly tradingMode?: string | null | undefined;
  readonly brokerAccountId?: string | null | undefined;
  readonly brokerCredentialId?: string | null | undefined;
}

/**
 * The open positions of the caller in one mode, by symbol; at most 10,000. One statement, and the
 * prices of all assets at once.
 *
 * @throws {PlatformError} BAD_USER_INPUT for another mode; PROVIDER_UNAVAILABLE where a price
 *   cannot be had
 */
export async function readPositions(
  deps: Pick<Deps, 'db' | 'marketData'>,
  actor: Actor,
  input: PositionsInput = {},
): Promise<PositionRow[]> {
  const { userId } = requireUser(actor);
  const rows = await deps.db.all(
    openPositions,
    userId,
    tradingModeOf(input.tradingMode),
    input.brokerAccountId ?? null,
    input.brokerCredentialId ?? null,
  );
  if (rows.length === 0) return [];
  const quotes = await quotesOf(
    deps,
    rows.map(({ assetId }) => assetId),
  );
  return rows.map((row) => shown(row, quotes.get(row.assetId)));
}

/** The specification types the mode as a string (contract rule 7). */
function tradingModeOf(mode: string | null | undefined): TradingMode {
  if (mode === null || mode === undefined) return 'LIVE';
  if (mode === 'LIVE' || mode === 'PAPER') return mode;
  throw badInput('params.tradingMode', 'must be LIVE or PAPER');
}

interface Shown {
  readonly row: StoredPosition;
  readonly position: PositionRow;
}

/** What has been shown at a quote, by position. A quote stands for a second, its rows as long. */
const shownAtQuote = new WeakMap<Quote, Map<string, Shown>>();
const MAXIMUM_SHOWN = 2_000;

function shown(row: StoredPosition, quote: Quote | undefined): PositionRow {
  if (quote === undefined) throw noPrice(row.assetId);
  let byId = shownAtQuote.get(quote);
  const before = byId?.get(row.id);
  if (before !== undefined && isUnchanged(before.row, row)) return before.position;
  const position = priced(row, quote);
  if (byId === undefined) {
    byId = new Map();
    shownAtQuote.set(quote, byId);
  }
  if (byId.size < MAXIMUM_SHOWN) byId.set(row.id, { row, position });
  return position;
}

/** All else of a position stays as it is for good. */
function isUnchanged(before: StoredPosition, row: StoredPosition): boolean {
  return (
    before.quantity === row.quantity &&
    before.quantityHeld === row.quantityHeld &&
    before.costBasis === row.costBasis &&
    before.averageEntryPrice === row.averageEntryPrice &&
    before.boughtDay === row.boughtDay &&
    before.boughtQuantity === row.boughtQuantity
  );
}

function priced(row: StoredPosition, quote: Quote): PositionRow {
  const value = valuation(row.quantity, quote.price, row.costBasis, row.currency);
  const gain = dayGain({
    quantity: row.quantity,
    currency: row.currency,
    marketValue: value.marketValue,
    price: quote.price,
    previousClose: quote.previousClose,
    boughtToday: boughtToday(row, quote),
  });
  return {
    id: row.id,
    assetId: row.assetId,
    symbol: row.symbol,
    quantity: row.quantity,
    quantityHeld: row.quantityHeld,
    quantityAvailable: available(row),
    averageEntryPrice: row.averageEntryPrice,
    costBasis: row.costBasis,
    marketValue: value.marketValue,
    unrealizedProfitLoss: value.unrealizedProfitLoss,
    unrealizedProfitLossPercent: value.unrealizedProfitLossPercent,
    currentPrice: quote.price,
    previousClose: quote.previousClose,
    intradayProfitLoss: gain.intradayProfitLoss,
    intradayProfitLossPercent: gain.intradayProfitLossPercent,
    changeTodayPercent: gain.changeTodayPercent,
    priceAsOf: quote.asOf,
    currency: row.currency,
    brokerAccountId: row.brokerAccountId,
    tradingMode: row.tradingMode,
  };
}

/** Purchases of the day that the price is of. */
function boughtToday(
  { boughtDay, boughtQuantity, boughtCost, assetId }: StoredPosition,
  at: Quote,
) {
  if (boughtDay === null) return null;
  if (tradingDate(assetOf({ assetId }).exchange, at.asOf) !== boughtDay) return null;
  return { quantity: boughtQuantity, cost: boughtCost };
}

function available({ quantity, quantityHeld }: HeldPosition): string {
  return quantityHeld === '0' ? quantity : toPlain(decimal(quantity).minus(quantityHeld));
}

/** The open positions of a person's live accounts, by symbol, before prices. One statement. */
export function livePositions(db: Reader, userId: string): Promise<HeldPosition[]> {
  return db.all(openPositions, userId, 'LIVE', null, null);
}
