import { type Actor, requireUser } from '../../kernel/actor.ts';
import { Decimal, decimal, sum, toPlain, ZERO } from '../../kernel/decimal.ts';
import { badInput, PlatformError, refuse } from '../../kernel/errors.ts';
import { newYorkDate } from '../../ledger/index.ts';
import { type HistoryScope, type SinceClose, sinceLastClose } from '../trading/index.ts';
import { type AccountRow, platformAccountOfUser } from './accounts.sql.ts';
import { amountsOf, atLeastZero, type Prices, pricesFor, shown } from './amounts.ts';
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
  readonly lastEquity: string;
  readonly dayChange: string;
  readonly dayChangePercent: string | null;
  readonly accruedInterest: string;
  readonly accruedFees: string;
  readonly cashByCurrency: { readonly amount: string; readonly currency: string }[];
  readonly asOf: Date;
}

type BalancesDeps = Pick<BrokerageDeps, 'db' | 'marketData' | 'clock'>;

/**
 * What the caller's platform account is worth now, and what of it can be used.
 *
 * @throws {PlatformError} KYC_REQUIRED before the account is open; BAD_USER_INPUT for a currency
 *   without a rate; PROVIDER_UNAVAILABLE
 */
export async function fetchBalances(
  deps: BalancesDeps,
  actor: Actor,
  input: { readonly currency?: string | null | undefined },
): Promise<AccountBalances> {
  const { userId } = requireUser(actor);
  const account = await deps.db.maybe(platformAccountOfUser, userId);
  if (account === null) throw refuse('KYC_REQUIRED', 'The platform account is not open yet');
  const currency = input.currency ?? account.currency;
  const prices = await pricesIn(deps, account, currency, input.currency != null);
  const today = newYorkDate(prices.at);
  const parts = await deps.db.all(partsOfAccount, account.id, today);
  const last = await sinceLastClose(deps, scopeOf(account), currency, prices.at);
  return balancesOf(account, currency, prices, { parts, last });
}

async function pricesIn(
  deps: BalancesDeps,
  account: AccountRow,
  currency: string,
  isAsked: boolean,
): Promise<Prices> {
  try {
    if (isAsked) await deps.marketData.fxRate(account.currency, currency, deps.clock.now());
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'PROVIDER_UNAVAILABLE') throw error;
    throw badInput('params.currency', 'has no exchange rate');
  }
  return pricesFor(deps, [account], () => currency);
}

function scopeOf({ userId, bookIds, resetEntryId }: AccountRow): HistoryScope {
  return { userId, books: bookIds.map((id) => ({ id, sinceEntryId: resetEntryId })) };
}

interface Gathered {
  readonly parts: readonly PartRow[];
  readonly last: SinceClose;
}

const PERCENT_PLACES = 6;

function balancesOf(
  account: AccountRow,
  currency: string,
  prices: Prices,
  { parts, last }: Gathered,
): AccountBalances {
  const inCurrency = (kind: PartRow['kind']): Decimal =>
    sum(
      parts
        .filter((part) => part.kind === kind)
        .map((part) => decimal(part.amount).times(prices.rateOf(part.currency, currency))),
    );
  const places = (amount: Decimal): Decimal => decimal(shown(amount, currency));
  const { cash: exactCash, available, positions } = amountsOf(account, prices, currency);
  const [cash, unsettled] = [places(exactCash), places(inCurrency('UNSETTLED'))];
  const unsettledCash = Decimal.max(Decimal.min(unsettled, cash), 0);
  const settled = cash.minus(unsettledCash);
  const [forOrders, forWithdrawals] = [inCurrency('ORDERS'), inCurrency('WITHDRAWALS')].map(places);
  const positionsValue = places(positions);
  const equity = cash.plus(positionsValue);
  const lastEquity = places(last.equity);
  const dayChange = equity.minus(lastEquity).minus(places(last.flows));
  const held = (forOrders ?? ZERO).plus(forWithdrawals ?? ZERO);
  const buyingPower = account.status === 'ACTIVE' ? atLeastZero(places(available)) : ZERO;
  const withdrawable = atLeastZero(Decimal.min(settled.minus(held), places(available)));
  return {
    brokerAccountId: account.id,
    currency,
    cash: toPlain(cash),
    settledCash: toPlain(settled),
    unsettledCash: toPlain(unsettledCash),
    heldForOrders: toPlain(forOrders ?? ZERO),
    pendingDeposits: shown(inCurrency('DEPOSITS'), currency),
    pendingWithdrawals: toPlain(forWithdrawals ?? ZERO),
    withdrawable: toPlain(withdrawable),
    buyingPower: toPlain(buyingPower),
    positionsValue: toPlain(positionsValue),
    equity: toPlain(equity),
    lastEquity: toPlain(lastEquity),
    dayChange: toPlain(dayChange),
    dayChangePercent: lastEquity.isZero()
      ? null
      : toPlain(dayChange.times(100).dividedBy(lastEquity).toDecimalPlaces(PERCENT_PLACES)),
    accruedInterest: '0',
    accruedFees: '0',
    cashByCurrency: account.cash.map(({ currency: code, total }) => ({
      currency: code,
      amount: total,
    })),
    asOf: prices.at,
  };
}
