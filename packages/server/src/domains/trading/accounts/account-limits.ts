import { less, NO_LEAVES } from '@investing-platform/rules/networth/worth';
import type { AccountLimits } from '@investing-platform/rules/trading/orders/refusals';
import { statement } from '../../../db/statement.ts';
import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import { refuse } from '../../../kernel/errors.ts';
import type { AccountBook } from '../../../ledger/index.ts';
import { fromSource } from '../../market/index.ts';
import type { TradingDeps } from '../deps.ts';
import type { PreparedOrder } from '../orders/submit-order.ts';
import { equityAt } from '../positions/equity.ts';
import { sinceLastClose } from '../positions/since-last-close.ts';

interface SettingsRow {
  readonly suspendTrade: boolean;
  readonly fractionalTrading: boolean;
  readonly maxOrderNotional: string | null;
  readonly maxOrderCurrency: string | null;
  readonly dailyLossLimit: string | null;
  readonly dailyLossCurrency: string | null;
  readonly books: readonly AccountBook[];
}

const limitSettings = statement<SettingsRow, [userId: string]>(
  'trading_limit_settings',
  `select s.suspend_trade as "suspendTrade", s.fractional_trading as "fractionalTrading",
     s.max_order_notional as "maxOrderNotional", s.max_order_currency as "maxOrderCurrency",
     s.daily_loss_limit as "dailyLossLimit", s.daily_loss_currency as "dailyLossCurrency",
     (select coalesce(json_agg(json_build_object('id', b.id, 'sinceEntryId', null,
        'accountId', a.id)), '[]'::json)
      from broker_accounts a join account_books b on b.broker_account_id = a.id
      where a.user_id = $1 and a.provider = 'PLATFORM' and a.trading_mode = 'LIVE') as books
   from invest_account_settings s where s.user_id = $1`,
);

/**
 * What the owner's settings say of an order: asked before the transaction, so that nothing in it
 * waits for prices. Null where nothing was set. One statement, and two more for a loss limit.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where a price or a rate cannot be had
 */
export async function limitsFor(
  deps: Pick<TradingDeps, 'db' | 'marketData' | 'clock'>,
  userId: string,
  order: PreparedOrder,
): Promise<AccountLimits | null> {
  const row = await deps.db.maybe(limitSettings, userId);
  if (row === null) return null;
  return {
    isSuspended: row.suspendTrade,
    isWholeOnly: !row.fractionalTrading,
    isTooLarge: await isTooLarge(deps, row, order),
    isLossReached: order.terms.side === 'BUY' && (await isLossReached(deps, userId, row)),
  };
}

async function isTooLarge(
  deps: Pick<TradingDeps, 'marketData' | 'clock'>,
  { maxOrderNotional, maxOrderCurrency }: SettingsRow,
  { asset, terms, quote }: PreparedOrder,
): Promise<boolean> {
  if (maxOrderNotional === null || maxOrderCurrency === null) return false;
  const price = terms.limitPrice ?? terms.stopPrice ?? decimal(quote?.ask ?? '0');
  const value = terms.notional ?? terms.quantity?.times(price) ?? decimal(0);
  const rate = await rateNow(deps, asset.currency, maxOrderCurrency);
  return value.times(rate).greaterThan(maxOrderNotional);
}

async function rateNow(
  { marketData, clock }: Pick<TradingDeps, 'marketData' | 'clock'>,
  from: string,
  to: string,
): Promise<Decimal> {
  return decimal(await fromSource(() => marketData.fxRate(from, to, clock.now())));
}

async function isLossReached(
  deps: Pick<TradingDeps, 'db' | 'marketData' | 'clock'>,
  userId: string,
  { dailyLossLimit, dailyLossCurrency, books }: SettingsRow,
): Promise<boolean> {
  if (dailyLossLimit === null || dailyLossCurrency === null) return false;
  const now = deps.clock.now();
  const scope = { userId, books };
  const close = await sinceLastClose(deps, scope, dailyLossCurrency, now);
  const currency = dailyLossCurrency;
  const { totals } = await equityAt(deps, scope, { times: [now], now, currency });
  const change = less(less(totals[0] ?? NO_LEAVES, close.equity), close.flows);
  if (change.unpricedCount > 0) {
    throw refuse(
      'PROVIDER_UNAVAILABLE',
      'The loss of today is not known, since a price or an exchange rate is missing',
    );
  }
  return change.exact.negated().gte(dailyLossLimit);
}
