import { tradingDate } from '@investing-platform/rules/trading/orders/hours';
import {
  refuseUnknownPosition,
  tradingModeOf,
} from '@investing-platform/rules/trading/positions/asked-positions';
import {
  NO_VALUES,
  positionValues,
} from '@investing-platform/rules/trading/positions/position-values';
import type { Reader } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import type { Quote } from '../../../ports/market-data.ts';
import { type LastPrice, lastPrices } from '../../market/index.ts';
import { assetOf } from '../asset.ts';
import { brokerPrices } from './broker-prices.ts';
import { isPositionKnown, MAX_POSITIONS, openPositions } from './open-positions.sql.ts';
import type { OutsidePosition } from './outside-positions.sql.ts';
import { outsideShown } from './outside-shown.ts';
import type { PositionShown } from './position-shown.ts';
import type { HeldPosition, PositionRow } from './positions.sql.ts';

export interface PositionsInput {
  readonly ids?: readonly string[] | null | undefined;
  /** `LIVE` or `PAPER`; absent is `LIVE`. */
  readonly tradingMode?: string | null | undefined;
  readonly brokerAccountId?: string | null | undefined;
  readonly brokerCredentialId?: string | null | undefined;
  /** 1 to 500; absent: all, up to 10,000. */
  readonly limit?: number | null | undefined;
  /** The id of the last position of the page before. */
  readonly cursor?: string | null | undefined;
}

type PositionDeps = Pick<Deps, 'db' | 'marketData' | 'clock'>;

/** Without what its owner's display currency says. */
type PricedPosition = Omit<PositionShown, 'shownIn'>;

/**
 * The open positions of the caller in one mode, by symbol and id; at most 10,000. One statement,
 * and the prices of all assets at once, with one more where the source lacks some: what has no
 * price keeps nothing else from being shown.
 *
 * @throws {PlatformError} BAD_USER_INPUT for another mode, and for a cursor that names no position
 */
export async function readPositions(
  deps: PositionDeps,
  actor: Actor,
  input: PositionsInput = {},
): Promise<PositionShown[]> {
  const { userId } = requireUser(actor);
  const { ids = null, brokerAccountId = null, brokerCredentialId = null, cursor = null } = input;
  const mode = tradingModeOf(input.tradingMode);
  const filter = [userId, mode, brokerAccountId, brokerCredentialId, ids, cursor] as const;
  const rows = await deps.db.all(openPositions, ...filter, input.limit ?? MAX_POSITIONS);
  const [first] = rows;
  if (first === undefined) {
    await refuseUnknownCursor(deps, userId, cursor);
    return [];
  }
  const now = deps.clock.now();
  const assetIds = rows.flatMap(({ assetId }) => assetId ?? []);
  const prices = await lastPrices(deps, assetIds, now, brokerPrices(deps.db, userId));
  const shownIn = { currency: first.displayCurrency, at: now };
  return rows.map((row): PositionShown => {
    const last = prices.get(row.assetId ?? '');
    return { ...(row.isOutside ? outsideShown(row, last, now) : shown(row, last)), shownIn };
  });
}

/** A position that is gone by now tells where to go on too. */
async function refuseUnknownCursor(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  cursor: string | null,
): Promise<void> {
  if (cursor === null) return;
  const { isKnown } = await db.one(isPositionKnown, userId, cursor);
  refuseUnknownPosition(isKnown);
}

interface Shown {
  readonly row: PositionRow;
  readonly position: PricedPosition;
}

/** What has been shown at a quote, by position. A quote stands for a second, its rows as long. */
const shownAtQuote = new WeakMap<Quote, Map<string, Shown>>();
const MAX_SHOWN = 2_000;

function shown(row: PositionRow, last: LastPrice | undefined): PricedPosition {
  if (last === undefined) return { ...held(row), ...UNPRICED };
  const { quote } = last;
  if (quote === null) return { ...held(row), ...atOtherPrice(row, last) };
  let byId = shownAtQuote.get(quote);
  const before = byId?.get(row.id);
  if (before !== undefined && isUnchanged(before.row, row)) return before.position;
  const position = priced(row, quote);
  if (byId === undefined) {
    byId = new Map();
    shownAtQuote.set(quote, byId);
  }
  if (byId.size < MAX_SHOWN) byId.set(row.id, { row, position });
  return position;
}

const UNPRICED = { ...NO_VALUES, priceAsOf: null, stale: true };

/** The source does not quote the asset: what it was worth before, or what its broker says. */
function atOtherPrice(
  { quantity, costBasis, currency }: PositionRow,
  { price, asOf, stale }: LastPrice,
) {
  const position = { quantity, costBasis, currency, price };
  const values = positionValues({ ...position, previousClose: null, boughtToday: null });
  return { ...values, priceAsOf: asOf, stale };
}

/** All else of a position stays as it is for good. */
function isUnchanged(before: PositionRow, row: PositionRow): boolean {
  return (
    before.quantity === row.quantity &&
    before.quantityHeld === row.quantityHeld &&
    before.costBasis === row.costBasis &&
    before.averageEntryPrice === row.averageEntryPrice &&
    before.boughtDay === row.boughtDay &&
    before.boughtQuantity === row.boughtQuantity
  );
}

function priced(row: PositionRow, quote: Quote): PricedPosition {
  const values = positionValues({
    quantity: row.quantity,
    costBasis: row.costBasis,
    currency: row.currency,
    price: quote.price,
    previousClose: quote.previousClose,
    boughtToday: boughtToday(row, quote),
  });
  return { ...held(row), ...values, priceAsOf: quote.asOf, stale: quote.stale };
}

/** What of a position needs no price. */
function held(row: PositionRow) {
  const { name, assetClass } = assetOf(row);
  return {
    id: row.id,
    assetId: row.assetId,
    symbol: row.symbol,
    name,
    assetClass,
    quantity: row.quantity,
    quantityHeld: row.quantityHeld,
    quantityAvailable: available(row),
    averageEntryPrice: row.averageEntryPrice,
    costBasis: row.costBasis,
    currency: row.currency,
    brokerAccountId: row.brokerAccountId,
    tradingMode: row.tradingMode,
  };
}

/** Purchases of the day that the price is of. */
function boughtToday({ boughtDay, boughtQuantity, boughtCost, assetId }: PositionRow, at: Quote) {
  if (boughtDay === null) return null;
  if (tradingDate(assetOf({ assetId }).exchange, at.asOf) !== boughtDay) return null;
  return { quantity: boughtQuantity, cost: boughtCost };
}

function available({ quantity, quantityHeld }: HeldPosition): string {
  return quantityHeld === '0' ? quantity : toPlain(decimal(quantity).minus(quantityHeld));
}

/** What a person's live accounts hold, in the books and beside them. */
export interface LiveHoldings {
  readonly positions: readonly HeldPosition[];
  readonly outside: readonly OutsidePosition[];
}

/** The open positions of a person's live accounts, by symbol, before prices. One statement. */
export async function livePositions(db: Reader, userId: string): Promise<LiveHoldings> {
  const filter = [userId, 'LIVE', null, null, null, null] as const;
  const rows = await db.all(openPositions, ...filter, MAX_POSITIONS);
  return {
    positions: rows.flatMap((row) => (row.isOutside ? [] : row)),
    outside: rows.flatMap((row) => (row.isOutside ? row : [])),
  };
}
