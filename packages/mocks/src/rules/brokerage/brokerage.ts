import { requireRange } from '@investing-platform/engine';
import {
  NOT_DEPOSITED,
  noPracticeAccount,
  requireLimits,
} from '@investing-platform/rules/brokerage/platform-accounts';
import { notEnoughCash } from '@investing-platform/rules/funding/not-enough';
import { wholeUnits } from '@investing-platform/rules/funding/whole-units';
import { BEFORE_APPROVAL } from '@investing-platform/rules/kyc/sections';
import { isCoin, theAsset } from '@investing-platform/rules/market/catalogue';
import { decimal, toPlain, ZERO } from '@investing-platform/rules/numbers/decimal';
import { requireRates } from '@investing-platform/rules/numbers/exchange-rate';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import { isOpen } from '@investing-platform/rules/trading/orders/status';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { CostBasisMethod } from '@investing-platform/schema/operations';
import type { Call } from '../../contract/call.ts';
import { make } from '../../contract/complete.ts';
import { present } from '../../contract/present.ts';
import { need, type Realm } from '../../contract/realm.ts';
import type { Rules } from '../../contract/rule.ts';
import { amount, isMore, minus } from '../../facts/amounts.ts';
import { accountsOf, balances, brokerAccounts, liveAccount } from '../../facts/brokerage.ts';
import { checkNeeded } from '../../facts/kyc.ts';
import { daysFrom, now, today } from '../../facts/time.ts';
import { currenciesWithRates } from '../../market/exchange-rates.ts';
import { cashOf, ordersOf } from '../../trading/accounts.ts';
import { forgetCameIn, noteCameIn } from '../../trading/came-in.ts';
import { changeCostBasis, refusePooling } from '../../trading/cost-basis.ts';
import { end } from '../../trading/settle.ts';
import type { Account } from '../../world/entities.ts';
import { addAccount } from '../../world/records.ts';

/** What a person has whose platform account is not open yet. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';
const USUAL_CASH = { amount: '100000', currency: 'USD' };

/** @throws {PlatformError} NOT_FOUND, INVALID_STATE for an account that is not for practice */
function paperAccount(realm: Realm, named: string): Account {
  const id = named.toLowerCase();
  const account = accountsOf(realm).find((one) => one.id === id);
  if (account === undefined) throw notFound('Broker account');
  if (account.tradingMode !== 'PAPER' || account.provider !== undefined) {
    throw noPracticeAccount();
  }
  return account;
}

const shownAccount = (realm: Realm, { id }: Account) =>
  present(realm, 'BrokerAccount', need(realm, 'BrokerAccount', id));

function createPaper({ realm, params }: Call<'createPartnerPaperAccount'>) {
  const { user, platform } = realm;
  if (user === null) throw notFound('Account');
  const { cash, cloneFromBrokerAccountId } = Object(params.start ?? { cash: USUAL_CASH });
  const name = String(params.name ?? 'Paper account');
  const source = accountsOf(realm).find(({ id }) => id === cloneFromBrokerAccountId);
  if (cash != null) wholeUnits('params.start.cash.amount', cash.amount, cash.currency);
  const account = addAccount(platform, user, { tradingMode: 'PAPER', name });
  for (const [currency, { total: whole }] of source?.cash ?? []) {
    cashOf(platform, account, currency).total = whole;
  }
  const currency = cash?.currency ?? source?.currency;
  if (currency !== undefined) account.currency = currency;
  if (cash != null) cashOf(platform, account, cash.currency).total = decimal(cash.amount);
  return account;
}

function fund(call: Call<'fundPaperAccount'>) {
  const { realm, params } = call;
  const account = paperAccount(realm, params.id);
  const { currency = 'USD' } = account;
  wholeUnits('params.amount', params.amount, currency);
  if (params.mode === 'RESET') putAway(realm, account);
  const cash = cashOf(realm.platform, account, currency);
  const given = amount(params.amount);
  if (params.mode !== 'ADD' && given.lt(cash.held)) {
    throw notEnoughCash(currency);
  }
  const whole = params.mode === 'ADD' ? cash.total.plus(given) : given;
  if (params.mode !== 'RESET') {
    noteCameIn(realm.platform, account.id, currency, whole.minus(cash.total));
  }
  cash.total = whole;
  return shownAccount(realm, account);
}

/** Ends what is open in an account, and forgets what was there. */
function putAway({ platform, own }: Realm, account: Account): void {
  const { orders, holdings } = platform.state;
  for (const order of ordersOf(platform, account)) {
    if (isOpen(order.status)) end(platform, order, 'CANCELED');
    orders.delete(order.id);
  }
  for (let at = holdings.length - 1; at >= 0; at -= 1) {
    if (holdings[at]?.account === account) holdings.splice(at, 1);
  }
  for (const activity of [...own.list('PlatformInvestAccountActivity')]) {
    if (activity.brokerAccountId === account.id) {
      own.remove('PlatformInvestAccountActivity', activity.id);
    }
  }
  const strategies = own.list('ActiveStrategy', { brokerAccountId: account.id });
  for (const strategy of strategies) {
    Object.assign(strategy, { status: 'CLOSED', cash: '0', holdings: [] });
  }
  for (const cash of account.cash.values()) Object.assign(cash, { total: ZERO, held: ZERO });
  forgetCameIn(platform, new Set([account.id, ...strategies.map(({ id }) => id)]));
  account.resetAt = platform.clock.now();
}

/** Whether the deposit is there already, or comes after its delay. */
function simulated(call: Call<'simulatePaperDeposit'>) {
  const { realm, params } = call;
  const account = paperAccount(realm, params.brokerAccountId);
  wholeUnits('params.amount', params.amount, params.currency);
  const delay = Number(params.delaySeconds ?? 0);
  const { outcome } = params;
  const isDone = delay === 0;
  const dueAt = daysFrom(now(realm), delay / DAY_SECONDS);
  if (isDone && outcome === 'COMPLETED') credit(realm, account, params.currency, params.amount);
  return {
    method: 'SIMULATED',
    status: isDone ? outcome : 'PENDING',
    tradingMode: 'PAPER',
    brokerAccountId: account.id,
    outcome,
    dueAt,
    credited:
      isDone && outcome === 'COMPLETED'
        ? { amount: params.amount, currency: params.currency }
        : null,
    completedAt: isDone && outcome === 'COMPLETED' ? now(realm) : null,
    failureReason: isDone && outcome !== 'COMPLETED' ? NOT_DEPOSITED[outcome] : null,
  };
}

function credit(realm: Realm, account: Account, currency: unknown, given: unknown): void {
  const cash = cashOf(realm.platform, account, String(currency));
  cash.total = cash.total.plus(amount(given));
  noteMove(realm, account.id, {
    type: 'DEPOSIT',
    currency: String(currency),
    netAmount: String(given),
    description: 'Deposit',
  });
}

/** A movement of the platform account's cash, with its activity. */
export function moveCash(
  realm: Realm,
  type: string,
  currency: string,
  netAmount: string,
  description: string,
): void {
  const cash = liveCash(realm, currency);
  requireFree(freeCash(realm, currency), minus('0', netAmount), currency);
  cash.total = cash.total.plus(amount(netAmount));
  noteMove(realm, liveAccount(realm)?.id, { type, currency, netAmount, description });
}

/** The activity of cash that has come or gone. */
export function noteMove(
  realm: Realm,
  brokerAccountId: string | undefined,
  move: Readonly<Record<'type' | 'currency' | 'netAmount' | 'description', string>>,
): void {
  const moment = { occurredAt: now(realm), settlesOn: today(realm) };
  const given = { ...move, ...moment, brokerAccountId, status: 'EXECUTED' };
  make(realm, 'PlatformInvestAccountActivity', given);
}

/** @throws {PlatformError} KYC_REQUIRED */
function liveCash(realm: Realm, currency: string) {
  const account = liveAccount(realm);
  if (account === undefined) throw checkNeeded(realm, BEFORE_APPROVAL.account);
  return cashOf(realm.platform, account, currency);
}

/** Cash of the live account that nothing holds. @throws {PlatformError} KYC_REQUIRED */
export function freeCash(realm: Realm, currency: string): string {
  const { total, held } = liveCash(realm, currency);
  return minus(toPlain(total), toPlain(held));
}

/** @throws {PlatformError} INSUFFICIENT_FUNDS */
function requireFree(free: string, needed: string, currency: string): void {
  if (isMore(needed, free)) throw notEnoughCash(currency);
}

const isShown = (currency: string): boolean =>
  currenciesWithRates.includes(currency) || isCoin(currency);

export const brokerageRules: Rules = {
  createPartnerPaperAccount: {
    answers: (call) => shownAccount(call.realm, createPaper(call)),
  },
  fetchPlatformInvestAccountBalances: {
    checks: ({ realm, params: { currency } }) => {
      if (liveAccount(realm) === undefined) throw checkNeeded(realm, BEFORE_APPROVAL.account);
      requireRates('params.currency', isShown(currency ?? 'USD'));
    },
    answers: ({ realm, params }) => {
      const [row] = balances(realm, params.currency ?? undefined);
      if (row === undefined) throw checkNeeded(realm, BEFORE_APPROVAL.account);
      return present(realm, 'PlatformInvestAccountBalances', row);
    },
  },
  fetchPlatformInvestAccountActivities: {
    reads: ({ realm, params }) => ({
      ...params,
      brokerAccountId: params.brokerAccountId ?? liveAccount(realm)?.id ?? NO_ACCOUNT,
    }),
    checks: ({ params }) => {
      const { asset } = params;
      requireRange(params);
      if (asset != null) theAsset('params.asset', Object(asset));
    },
  },
  updatePlatformInvestAccountConfig: {
    checks: ({ realm, params }) => {
      requireLimits(params);
      const account = liveAccount(realm);
      if (account === undefined) throw checkNeeded(realm, BEFORE_APPROVAL.account);
      if (params.costBasisMethod === 'AVERAGE') refusePooling(realm.platform, account);
    },
    afterwards: ({ realm, params }) => {
      const method = params.costBasisMethod;
      const account = liveAccount(realm);
      if (method == null || account === undefined) return;
      changeCostBasis(realm.platform, account, method as CostBasisMethod);
    },
  },
  getBrokerAccounts: {
    answers: ({ realm, params }) =>
      brokerAccounts(realm)
        .filter((row) => params.tradingMode == null || row.tradingMode === params.tradingMode)
        .filter(
          (row) => params.includeEnded === true || params.ids != null || row.status !== 'CLOSED',
        )
        .filter(({ id }) => params.ids == null || (params.ids as string[]).includes(id))
        .map((row) => present(realm, 'BrokerAccount', row)),
  },
  fundPaperAccount: {
    answers: fund,
    example: (realm, params) => ({ ...params, id: paperIdOf(realm) }),
  },
  simulatePaperDeposit: {
    sets: simulated,
    example: (realm, params) => ({
      ...params,
      brokerAccountId: paperIdOf(realm),
      outcome: 'COMPLETED',
      delaySeconds: 0,
    }),
  },
};

const paperIdOf = (realm: Realm): string | undefined =>
  accountsOf(realm).find(({ tradingMode }) => tradingMode === 'PAPER')?.id;
