import type { Ratio } from '@investing-platform/rules/tracked/tracked-trade';
import type { TradeOrigin, TradeType } from '@investing-platform/schema/operations';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';
import { refuse } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { recompute } from './recompute.ts';
import { countTrades, insertTrade, type Selection } from './trades.sql.ts';

/** A trade to store; what its type does not need is null. */
export interface NewTrade {
  readonly portfolioId: string;
  readonly instrumentId: string;
  readonly currency: string;
  readonly type: TradeType;
  readonly origin: TradeOrigin;
  readonly tradedOn: CivilDate;
  readonly quantity: string | null;
  readonly price: string | null;
  readonly fee: string;
  readonly feeCurrency: string;
  readonly exchangeRate: string;
  readonly rateGiven: boolean;
  readonly ratio: Ratio | null;
  readonly costBasis: string | null;
  readonly capitalAmount: string | null;
  readonly lotSelections: readonly Selection[];
  readonly note: string | null;
  readonly uniqueIdentifier: string | null;
  /** Of a holding that is new; null: as of its portfolio. */
  readonly ownershipPercent?: string | null;
}

/** What only trades of other kinds have, or what only their owner says of them. */
export const NOTHING_MORE = {
  fee: '0',
  rateGiven: false,
  ratio: null,
  costBasis: null,
  capitalAmount: null,
  lotSelections: [],
  note: null,
  uniqueIdentifier: null,
} as const satisfies Partial<NewTrade>;

/** Trades of a person, and dividends. */
export const MAX_RECORDED = 100_000;
export const MAX_TRADES_OF_HOLDING = 10_000;
/** Of one portfolio. */
export const MAX_INSTRUMENTS = 1_000;
/** Of a person, in all portfolios: what net worth reads. */
export const MAX_HOLDINGS = 2_000;

/**
 * Stores a trade that counts at once, with what becomes of its holding. The person is locked.
 *
 * @returns the ids of the trade and the holding
 * @throws {PlatformError} INSUFFICIENT_QUANTITY; QUOTA_EXCEEDED
 */
export async function recordTrade(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  userId: string,
  { ownershipPercent = null, ratio, ...trade }: NewTrade,
): Promise<{ readonly id: string; readonly holdingId: string }> {
  const { portfolioId, instrumentId, tradedOn: since, currency } = trade;
  await refuseTooMany(tx, userId, { portfolioId, instrumentId, count: 1 });
  const id = newId(deps.clock, deps.random);
  const now = deps.clock.now();
  tx.send(
    ...insertTrade({
      ...trade,
      id,
      userId,
      state: 'CONFIRMED',
      confirmedAt: now,
      createdAt: now,
      lotSelections: JSON.stringify(trade.lotSelections),
      ratioNumerator: ratio?.numerator ?? null,
      ratioDenominator: ratio?.denominator ?? null,
    }),
  );
  const holdingId = await recompute(tx, deps, {
    userId,
    portfolioId,
    instrumentId,
    currency,
    since,
    ownershipPercent,
  });
  return { id, holdingId };
}

interface More {
  readonly portfolioId: string;
  readonly instrumentId: string;
  /** How many trades are to come. */
  readonly count: number;
}

/** @throws {PlatformError} QUOTA_EXCEEDED */
export async function refuseTooMany(
  tx: Transaction,
  userId: string,
  { portfolioId, instrumentId, count }: More,
): Promise<void> {
  const counts = await tx.one(countTrades, userId, portfolioId, instrumentId);
  const tooMany = (what: string) => refuse('QUOTA_EXCEEDED', what);
  if (counts.ofPerson + count > MAX_RECORDED) {
    throw tooMany(`A person may record ${MAX_RECORDED} trades`);
  }
  if (counts.ofHolding + count > MAX_TRADES_OF_HOLDING) {
    throw tooMany(`A holding may have ${MAX_TRADES_OF_HOLDING} trades`);
  }
  if (counts.ofHolding > 0) return;
  if (counts.instruments >= MAX_INSTRUMENTS) {
    throw tooMany(`A portfolio may hold ${MAX_INSTRUMENTS} instruments`);
  }
  if (counts.holdings >= MAX_HOLDINGS) {
    throw tooMany(`All portfolios together may hold ${MAX_HOLDINGS} instruments`);
  }
}
