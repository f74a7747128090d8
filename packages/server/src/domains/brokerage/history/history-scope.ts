import type { TradingMode } from '@investing-platform/schema/operations';
import type { Reader } from '../../../db/database.ts';
import { notFound } from '../../../kernel/errors.ts';
import { type Flow, transfersBetween } from '../../../ledger/index.ts';
import { allFlowsBetween, type HistoryScope } from '../../trading/index.ts';
import type { BrokerageDeps } from '../deps.ts';
import {
  type ScopeRow,
  scopeOfAccount,
  scopeOfActiveStrategy,
  scopeOfMode,
} from './history-scope.sql.ts';

/** One of them; default the live accounts. */
export interface HistorySource {
  readonly tradingMode?: TradingMode | null | undefined;
  readonly brokerAccountId?: string | null | undefined;
  readonly portfolioId?: string | null | undefined;
  readonly activeStrategyId?: string | null | undefined;
}

/** What a history is of. */
export interface ScopeAsked extends HistoryScope {
  readonly currency: string;
  /** When there was first something. */
  readonly began: Date | null;
  /** What came in and went out after the first moment and until the second, in order. */
  readonly flowsBetween: (after: Date, until: Date) => Promise<Flow[]>;
}

/**
 * The accounts or the active strategy that are asked for.
 *
 * @throws {PlatformError} NOT_FOUND
 */
export async function scopeAsked(
  { db }: Pick<BrokerageDeps, 'db'>,
  userId: string,
  source: Omit<HistorySource, 'portfolioId'> | null | undefined,
): Promise<ScopeAsked> {
  if (source?.activeStrategyId != null) {
    const row = await db.maybe(scopeOfActiveStrategy, userId, source.activeStrategyId);
    if (row === null) throw notFound('Active strategy');
    // What it is given comes from its account: nothing else reaches its book from outside.
    return scopeOf(userId, row, (scope, after, until) =>
      transfersBetween(db, userId, scope.books, after, until),
    );
  }
  return scopeOf(userId, await accountsAsked(db, userId, source), (scope, after, until) =>
    allFlowsBetween(db, scope, after, until),
  );
}

async function accountsAsked(
  db: Reader,
  userId: string,
  source: HistorySource | null | undefined,
): Promise<ScopeRow> {
  const accountId = source?.brokerAccountId ?? null;
  if (accountId === null) return db.one(scopeOfMode, userId, source?.tradingMode ?? 'LIVE');
  const row = await db.maybe(scopeOfAccount, userId, accountId);
  if (row === null) throw notFound('Broker account');
  return row;
}

function scopeOf(
  userId: string,
  { books, currency, began }: ScopeRow,
  flows: (scope: HistoryScope, after: Date, until: Date) => Promise<Flow[]>,
): ScopeAsked {
  const scope = { userId, books };
  return {
    ...scope,
    currency,
    began: began === null ? null : new Date(`${began}T00:00:00Z`),
    flowsBetween: (after, until) => flows(scope, after, until),
  };
}
