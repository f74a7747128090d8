import { requireBankCurrency } from '@investing-platform/rules/funding/bank-currencies';
import {
  arrivalOf,
  type Exchange,
  exchangeOf,
  leastAmount,
  mostAmount,
  notPayableYet,
  payoutOf,
  requireCash,
  requireLeast,
  wholeAmount,
} from '@investing-platform/rules/funding/banks/withdrawal-terms';
import { requireExchanged, requireQuoteOf } from '@investing-platform/rules/funding/exchange';
import { accountOwes } from '@investing-platform/rules/funding/taken-deposit';
import { BEFORE_APPROVAL } from '@investing-platform/rules/kyc/sections';
import { type Decimal, decimal, ZERO } from '@investing-platform/rules/numbers/decimal';
import { notFound, PlatformError } from '@investing-platform/rules/refusals/platform-error';
import type { Call } from '../../contract/call.ts';
import { make } from '../../contract/complete.ts';
import type { Realm } from '../../contract/realm.ts';
import { link, type Row, type RowOf } from '../../contract/row.ts';
import { liveAccount } from '../../facts/brokerage.ts';
import { checkNeeded } from '../../facts/kyc.ts';
import { now } from '../../facts/time.ts';
import { rateOf } from '../../market/exchange-rates.ts';
import { statusOf } from '../../trading/accounts.ts';
import { refuseBeyondQuota } from '../account/quotas.ts';
import { freeCash, moveCash } from '../brokerage/brokerage.ts';
import { forexFeeFraction, hasRate, takeQuote, usableQuote } from './exchange.ts';

/** @throws {PlatformError} KYC_REQUIRED */
export function requireIdentity(realm: Realm): void {
  if (realm.user?.kycStatus === 'APPROVED') return;
  throw checkNeeded(realm, BEFORE_APPROVAL.moveMoney);
}

/** @throws {PlatformError} KYC_REQUIRED; ACCOUNT_RESTRICTED */
export function requireUnrestricted(realm: Realm): void {
  requireIdentity(realm);
  const account = liveAccount(realm);
  if (account !== undefined && statusOf(account) === 'RESTRICTED') throw accountOwes();
}

type Asking = Call<'createWithdrawalRequest'>;

function askedOf({ params: { currency, payoutCurrency, quoteId } }: Asking): Asked {
  return { currency, payoutCurrency: payoutCurrency ?? currency, quoteId: quoteId ?? null };
}

/** What can be said before any cash is looked at. */
export function checkWithdrawal(call: Asking): void {
  const { realm, params } = call;
  const asked = askedOf(call);
  requireLeast(params.amount, movingRate(asked), asked.payoutCurrency);
  wholeAmount(params.amount, asked.currency);
  requireUnrestricted(realm);
  payableAccount(call, asked.payoutCurrency);
}

export function withdrawal(call: Asking) {
  const { realm, params } = call;
  const asked = askedOf(call);
  const { currency, payoutCurrency } = asked;
  const amount = wholeAmount(params.amount, currency);
  const bank = payableAccount(call, payoutCurrency);
  requireCash(decimal(freeCash(realm, currency)), amount, currency);
  const exchange = exchangeFor(realm, { ...asked, amount });
  if (params.quoteId != null) takeQuote(realm, params.quoteId);
  moveCash(realm, 'WITHDRAWAL', currency, amount.negated().toFixed(), 'Withdrawal');
  return {
    payoutCurrency,
    payoutAmount: exchange.payoutAmount,
    exchangeRate: exchange.rate,
    forexFeeFraction: exchange.feeFraction,
    fee: FEE,
    reference: params.reference ?? 'INVESTING',
    bankAccountId: bank.id,
    bankAccountNumberMasked: bank.numberMasked,
    estimatedArrivalOn: arrivalOf(payoutCurrency, now(realm)),
  };
}

const FEE = '0';

interface Asked {
  readonly currency: string;
  readonly payoutCurrency: string;
  readonly quoteId: string | null;
}

/** The rate of now of an exchange whose rate is settled when it is paid; null for all others. */
function movingRate({ currency, payoutCurrency, quoteId }: Asked): string | null {
  if (currency === payoutCurrency || quoteId !== null) return null;
  requireExchanged('params.currency', hasRate(currency));
  requireExchanged('params.payoutCurrency', hasRate(payoutCurrency));
  return rateOf(currency, payoutCurrency);
}

/** @throws {PlatformError} NOT_FOUND; QUOTE_EXPIRED; BAD_USER_INPUT for a quote of something else */
function exchangeFor(realm: Realm, asked: Asked & { readonly amount: Decimal }): Exchange {
  const { quoteId, currency, payoutCurrency, amount } = asked;
  const found = quoteId === null ? null : usableQuote(realm, quoteId);
  if (found !== null) {
    const quoted = { from: found.from ?? '', to: found.to ?? '' };
    const wanted = { from: currency, to: payoutCurrency, fromAmount: amount.toFixed() };
    requireQuoteOf({ ...quoted, fromAmount: String(found.fromAmount) }, wanted);
  }
  const { toAmount = '0', midRate = null, rate = null, feeFraction = null } = found ?? {};
  const quote = found && { toAmount, midRate, rate, feeFraction };
  return exchangeOf(asked, quote, forexFeeFraction(realm));
}

/** What a withdrawal would be now: the rules of the request, asked without doing anything. */
export function withdrawalPreview(bank: RowOf<'SavedBankAccount'>, realm: Realm, args: object) {
  const { params } = Object(args);
  const currency = String(params.currency);
  const payoutCurrency = String(bank.currency);
  const asked = { currency, payoutCurrency, quoteId: params.quoteId ?? null };
  const amount = decimal(params.amount);
  const refusals: { code: string; message: string }[] = [];
  const unlessRefused = <Answer>(check: () => Answer): Answer | undefined => {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      refusals.push({ code: error.code, message: error.message });
      return undefined;
    }
  };
  const midRate = unlessRefused(() => movingRate(asked));
  unlessRefused(() => requireLeast(params.amount, midRate ?? null, payoutCurrency));
  unlessRefused(() => wholeAmount(params.amount, currency));
  unlessRefused(() => requireUnrestricted(realm));
  const call = { realm, params: { bankAccountId: bank.id } };
  unlessRefused(() => payableAccount(call, payoutCurrency));
  unlessRefused(() => refuseBeyondQuota({ realm, operation: 'createWithdrawalRequest' }));
  const free = unlessRefused(() => decimal(freeCash(realm, currency)));
  if (free !== undefined) unlessRefused(() => requireCash(free, amount, currency));
  const exchange = unlessRefused(() => exchangeFor(realm, { ...asked, amount }));
  return {
    amount: amount.toFixed(),
    currency,
    payoutCurrency,
    fee: FEE,
    heldAmount: amount.toFixed(),
    ...payoutOf(amount, payoutCurrency, exchange, midRate ?? null),
    minimumAmount: midRate === undefined ? null : leastAmount(currency, midRate).toFixed(),
    maximumAmount: mostAmount(free ?? ZERO, ZERO, currency).toFixed(),
    reviewNeeded: false,
    approvalAt: new Date(now(realm).getTime() + APPROVAL_MS),
    estimatedArrivalOn: arrivalOf(payoutCurrency, now(realm)),
    refusals,
  };
}

const APPROVAL_MS = 600_000;

function payableAccount(
  { realm, params }: Pick<Call, 'realm' | 'params'>,
  payoutCurrency: string,
): RowOf<'SavedBankAccount'> {
  requireBankCurrency('params.payoutCurrency', payoutCurrency);
  const banks = realm.own.list('SavedBankAccount', {
    purpose: 'WITHDRAWAL',
    currency: payoutCurrency,
  });
  const { bankAccountId: id } = params;
  const bank = banks.find((row) => id == null || row.id === String(id).toLowerCase());
  if (bank === undefined) throw notFound('Saved bank account');
  if (bank.status === 'VERIFIED' && (bank.usableAt as Date) <= now(realm)) return bank;
  throw notPayableYet();
}

export function announceWithdrawal(
  { realm, params }: Call<'createWithdrawalRequest'>,
  row: Row,
): void {
  const given = {
    id: row.id,
    kind: 'WITHDRAWAL',
    status: 'PENDING',
    since: now(realm),
    amount: params.amount,
    currency: params.currency,
    reference: params.reference ?? 'INVESTING',
    withdrawal: link('WithdrawalRequest', row.id),
    expiresAt: null,
  };
  make(realm, 'PendingUserTransaction', given);
}
