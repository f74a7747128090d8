import { BEFORE_APPROVAL } from '@investing-platform/rules/kyc/sections';
import { less, sumOf, totalOf } from '@investing-platform/rules/networth/worth';
import { requireRates } from '@investing-platform/rules/numbers/exchange-rate';
import { percentOf } from '@investing-platform/rules/numbers/percent';
import type { Deps } from '../../deps.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { Decimal, decimal, toPlain, ZERO } from '../../kernel/decimal.ts';
import { newYorkDate } from '../../ledger/index.ts';
import { checkNeeded } from '../kyc/index.ts';
import { hasRates, rateOrNull } from '../market/index.ts';
import { type HistoryScope, type SinceClose, sinceLastClose } from '../trading/index.ts';
import { type AccountRow, platformAccountOfUser } from './accounts/accounts.sql.ts';
import { amountsOf, atLeastZero, type WorthNow, worthNow } from './amounts.ts';
import { type PartRow, partsOfAccount } from './balances.sql.ts';
import type { BrokerageDeps } from './deps.ts';

/** Amounts are plain decimals in `currency`. */
export interface AccountBalances {
  readonly brokerAccountId: string;
  readonly currency: string;
  readonly cash: string;
  readonly settledCash: string;
  readonly unsettledCash: string;
  readonly heldForOrders: string;
  readonly pendingDeposits: string;
  readonly pendingWithdrawals: string;
  readonly withdrawable: string;
  readonly buyingPower: string;
  readonly positionsValue: string;
  readonly equity: string;
  /** Null, as `dayChange`, where a price or a rate that it needs is not known. */
  readonly lastEquity: string | null;
  readonly dayChange: string | null;
  readonly dayChangePercent: string | null;
  readonly accruedInterest: string;
  readonly accruedFees: string;
  readonly unpricedCount: number;
  readonly cashByCurrency: { readonly amount: string; readonly currency: string }[];
  readonly asOf: Date;
}

type BalancesDeps = Pick<BrokerageDeps, 'db' | 'marketData' | 'clock'> & Pick<Deps, 'rates'>;

/**
 * What the caller's platform account is worth now, and what of it can be used.
 *
 * @throws {PlatformError} KYC_REQUIRED before the account is open; BAD_USER_INPUT for a currency
 *   without a rate
 */
export async function fetchBalances(
  deps: BalancesDeps,
  actor: Actor,
  input: { readonly currency?: string | null | undefined },
): Promise<AccountBalances> {
  const { userId } = requireUser(actor);
  const account = await deps.db.maybe(platformAccountOfUser, userId);
  if (account === null) {
    throw await checkNeeded(deps.db, userId, BEFORE_APPROVAL.account);
  }
  const currency = input.currency ?? account.currency;
  const worth = await worthIn(deps, account, currency);
  const today = newYorkDate(worth.at);
  const parts = await deps.db.all(partsOfAccount, account.id, today, worth.at);
  const last = await sinceLastClose(deps, scopeOf(account), currency, worth.at);
  return balancesOf(account, currency, worth, { parts, last });
}

async function worthIn(
  deps: BalancesDeps,
  account: AccountRow,
  currency: string,
): Promise<WorthNow> {
  const rate = await rateOrNull(deps, account.currency, currency, deps.clock.now());
  // One that is not known now is counted, and no mistake of the caller's.
  requireRates('params.currency', rate !== null || (await hasRates(deps, currency)));
  return worthNow(deps, [account], () => currency);
}

function scopeOf({ id: accountId, userId, bookIds, resetEntryId }: AccountRow): HistoryScope {
  const books = bookIds.map((id) => ({ id, sinceEntryId: resetEntryId, accountId }));
  return { userId, books };
}

interface Gathered {
  readonly parts: readonly PartRow[];
  readonly last: SinceClose;
}

function balancesOf(
  account: AccountRow,
  currency: string,
  worth: WorthNow,
  { parts, last }: Gathered,
): AccountBalances {
  const inCurrency = (kind: PartRow['kind']): Decimal => {
    const ofKind = parts.filter((part) => part.kind === kind);
    return totalOf(
      ofKind.map(({ currency: name, amount }) =>
        worth.leafOf({ name, amount: decimal(amount), into: currency }),
      ),
    ).value;
  };
  const { cash, available, positions } = amountsOf(account, worth, currency);
  const unsettledCash = Decimal.max(Decimal.min(inCurrency('UNSETTLED'), cash.value), 0);
  const settled = cash.value.minus(unsettledCash);
  const [forOrders, forWithdrawals] = [inCurrency('ORDERS'), inCurrency('WITHDRAWALS')];
  const equity = sumOf([cash, positions]);
  const change = less(less(equity, last.equity), last.flows);
  const [isLastKnown, isChangeKnown] = [last.equity, change].map(
    ({ unpricedCount }) => unpricedCount === 0,
  );
  const held = forOrders.plus(forWithdrawals);
  const buyingPower = account.status === 'ACTIVE' ? atLeastZero(available.value) : ZERO;
  const withdrawable = atLeastZero(Decimal.min(settled.minus(held), available.value));
  return {
    brokerAccountId: account.id,
    currency,
    cash: toPlain(cash.value),
    settledCash: toPlain(settled),
    unsettledCash: toPlain(unsettledCash),
    heldForOrders: toPlain(forOrders),
    pendingDeposits: toPlain(inCurrency('DEPOSITS')),
    pendingWithdrawals: toPlain(forWithdrawals),
    withdrawable: toPlain(withdrawable),
    buyingPower: toPlain(buyingPower),
    positionsValue: toPlain(positions.value),
    equity: toPlain(equity.value),
    lastEquity: isLastKnown ? toPlain(last.equity.value) : null,
    dayChange: isChangeKnown ? toPlain(change.value) : null,
    dayChangePercent: isChangeKnown ? percentOf(change.exact, last.equity.exact) : null,
    accruedInterest: '0',
    accruedFees: '0',
    unpricedCount: equity.unpricedCount,
    cashByCurrency: account.cash.map(({ currency: code, total }) => ({
      currency: code,
      amount: total,
    })),
    asOf: worth.at,
  };
}
