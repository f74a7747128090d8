import {
  badInput,
  notFound,
  PlatformError,
  refuse,
} from '@investing-platform/rules/platform-error';
import type { Call } from '../../contract/call.ts';
import { make } from '../../contract/complete.ts';
import type { Realm } from '../../contract/realm.ts';
import { link, type Row, type RowOf } from '../../contract/row.ts';
import { isMore, minus, plus } from '../../facts/amounts.ts';
import { checkNeeded } from '../../facts/kyc.ts';
import { dayOf, daysFrom, now } from '../../facts/time.ts';
import { refuseBeyondQuota } from '../account/quotas.ts';
import { freeCash, moveCash, requireFree } from '../brokerage/brokerage.ts';
import { requirePlaces } from '../problems.ts';
import { boughtWith, rate, TAKEN, takeQuote, usableQuote } from './exchange.ts';

/** @throws {PlatformError} KYC_REQUIRED */
export function requireIdentity(realm: Realm): void {
  if (realm.user?.kycStatus === 'APPROVED') return;
  throw checkNeeded(realm, 'Moving money needs an approved identity check');
}

export function withdrawal(call: Call<'createWithdrawalRequest'>) {
  const { realm, params } = call;
  const currency = String(params.currency);
  const amount = String(params.amount);
  const payoutCurrency = String(params.payoutCurrency ?? currency);
  if (!isMore(amount, '0')) throw badInput('params.amount', 'must be above 0');
  requirePlaces('params.amount', amount, currency);
  requireIdentity(realm);
  const bank = payableAccount(call, payoutCurrency);
  const quote = params.quoteId == null ? null : takeQuote(realm, params.quoteId);
  if (quote !== null && !isQuoteOf(quote, currency, payoutCurrency, amount))
    throw badInput('params.quoteId', 'must be a quote of what is withdrawn');
  moveCash(realm, 'WITHDRAWAL', currency, minus('0', amount), 'Withdrawal');
  const isExchanged = currency !== payoutCurrency;
  const terms = quote ?? rate(realm, currency, payoutCurrency);
  return {
    payoutCurrency,
    payoutAmount: isExchanged ? boughtWith(amount, terms.rate, payoutCurrency) : amount,
    exchangeRate: isExchanged ? terms.rate : null,
    forexFeeFraction: isExchanged ? terms.feeFraction : null,
    fee: '0',
    reference: params.reference ?? 'INVESTING',
    bankAccountId: bank.id,
    bankAccountNumberMasked: bank.numberMasked,
    estimatedArrivalOn: dayOf(daysFrom(now(realm), 2)),
  };
}

const isQuoteOf = (quote: Row, from: string, to: string, amount: string): boolean =>
  quote.from === from && quote.to === to && minus(quote.fromAmount, amount) === '0';

/** What a withdrawal would be now: the rules of the request, asked without doing anything. */
export function withdrawalPreview(bank: Row, realm: Realm, args: object) {
  const { params } = Object(args);
  const currency = String(params.currency);
  const payoutCurrency = String(bank.currency);
  const amount = plus(params.amount, '0');
  const isExchanged = currency !== payoutCurrency;
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
  unlessRefused(() => requirePlaces('params.amount', amount, currency));
  unlessRefused(() => requireIdentity(realm));
  const call = { realm, params: { bankAccountId: bank.id } };
  unlessRefused(() => payableAccount(call, payoutCurrency));
  unlessRefused(() => refuseBeyondQuota({ realm, operation: 'createWithdrawalRequest' }));
  const most = unlessRefused(() => freeCash(realm, currency));
  if (most !== undefined) unlessRefused(() => requireFree(most, amount, currency));
  const quote =
    params.quoteId == null
      ? null
      : unlessRefused(() => quoteOf(realm, params.quoteId, currency, payoutCurrency, amount));
  const terms = unlessRefused(() => quote ?? rate(realm, currency, payoutCurrency));
  return {
    amount,
    currency,
    payoutCurrency,
    fee: '0',
    heldAmount: amount,
    payoutAmount: isExchanged ? terms && boughtWith(amount, terms.rate, payoutCurrency) : amount,
    exchangeRate: isExchanged ? (terms?.rate ?? null) : null,
    forexFeeFraction: isExchanged ? (terms?.feeFraction ?? null) : null,
    rateSettled: quote == null ? !isExchanged : true,
    minimumAmount: LEAST,
    maximumAmount: most ?? '0',
    reviewNeeded: false,
    approvalAt: new Date(now(realm).getTime() + APPROVAL_MS),
    estimatedArrivalOn: dayOf(daysFrom(now(realm), 2)),
    refusals,
  };
}

const LEAST = '0.01';
const APPROVAL_MS = 600_000;

/** @throws {PlatformError} NOT_FOUND; QUOTE_EXPIRED; BAD_USER_INPUT for a quote of something else */
function quoteOf(
  realm: Realm,
  id: unknown,
  from: string,
  to: string,
  amount: string,
): RowOf<'TemporaryQuote'> {
  const quote = usableQuote(realm, id);
  if (isQuoteOf(quote, from, to, amount)) return quote;
  throw badInput('params.quoteId', 'must be a quote of what is withdrawn');
}

function payableAccount(
  { realm, params }: Pick<Call, 'realm' | 'params'>,
  payoutCurrency: string,
): RowOf<'SavedBankAccount'> {
  if (!TAKEN.includes(payoutCurrency))
    throw badInput('params.payoutCurrency', `must be ${TAKEN.join(' or ')}`);
  const banks = realm.own
    .list('SavedBankAccount')
    .filter((row) => row.purpose === 'WITHDRAWAL' && row.currency === payoutCurrency);
  const id = params.bankAccountId;
  const bank = banks.find((row) => id == null || row.id === String(id).toLowerCase());
  if (bank === undefined) throw notFound('Saved bank account');
  if (bank.status === 'VERIFIED' && (bank.usableAt as Date) <= now(realm)) return bank;
  throw refuse('INVALID_STATE', 'The bank account cannot be paid to yet');
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
