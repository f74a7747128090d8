import { requireExactlyOne, requireRange } from '@investing-platform/engine';
import { NOT_CHARGED, notChargeable } from '@investing-platform/rules/cards/refusals';
import { simulatedCard } from '@investing-platform/rules/cards/simulated-card';
import {
  BANK_CURRENCIES,
  requireBankCurrency,
} from '@investing-platform/rules/funding/bank-currencies';
import { requireWithin, type SumLimits } from '@investing-platform/rules/funding/sum-limits';
import { refuseChoice } from '@investing-platform/rules/interest/choice';
import { agreementNeeded } from '@investing-platform/rules/kyc/agreement-needed';
import { badInput, notFound } from '@investing-platform/rules/refusals/platform-error';
import type { Call } from '../../contract/call.ts';
import { need, type Realm } from '../../contract/realm.ts';
import type { Rules } from '../../contract/rule.ts';
import { minus } from '../../facts/amounts.ts';
import { daysFrom, now } from '../../facts/time.ts';
import { arrive } from '../../progress/arrive.ts';
import { moveCash } from '../brokerage/brokerage.ts';
import { takeQuote } from './exchange.ts';
import {
  announceWithdrawal,
  checkWithdrawal,
  requireIdentity,
  requireUnrestricted,
  withdrawal,
} from './withdrawals.ts';

function bankDetail(currency: string, given: object) {
  const isHome = currency === 'NZD';
  return {
    currency,
    bankName: isHome ? 'Kauri Bank' : 'Hudson Bank',
    accountName: 'Investing Platform Client Account',
    accountNumber: isHome ? '01-0242-0100194-00' : '000123456789',
    routingNumber: isHome ? null : '021000021',
    swiftBic: isHome ? null : 'HUDSUS33',
    iban: null,
    bankAddress: null,
    particulars: isHome ? 'INVEST' : null,
    code: isHome ? 'MIA' : null,
    reference: 'MIA20871',
    instructions: 'Put the reference into the transfer, so that we know whose it is.',
    minimumAmount: isHome ? '1' : '10',
    estimatedBusinessDays: isHome ? 1 : 2,
    ...given,
  };
}

function details(
  { realm }: Call<'getBankDetail' | 'getUSDBankingDetails'>,
  currency: unknown,
  given: object = {},
) {
  requireBankCurrency('params.currency', String(currency));
  requireIdentity(realm);
  return bankDetail(String(currency), given);
}

const isTaken = (currency: string): boolean => BANK_CURRENCIES.includes(currency);

/** What can be sent to the bank. */
const transferLimits = (currency: string): SumLimits | null =>
  isTaken(currency)
    ? { minimumAmount: currency === 'NZD' ? '1' : '10', maximumAmount: null }
    : null;

/** What can be charged to a card. */
const chargeLimits = (currency: string): SumLimits | null =>
  isTaken(currency) ? { minimumAmount: '1', maximumAmount: '5000' } : null;

/** @throws {PlatformError} KYC_REQUIRED; AGREEMENT_REQUIRED */
function requirePermission(realm: Realm): void {
  requireIdentity(realm);
  if (realm.user?.agreementSigned === true) return;
  throw agreementNeeded('FUNDING');
}

/** 32 characters that do not look like others. */
const REFERENCE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const REFERENCE_CHARACTERS = 8;
const LAPSES_AFTER_DAYS = 7;
const HOUR_DAYS = 1 / 24;

function newReference({ platform }: Realm): string {
  const digits = platform.random.hex(2 * REFERENCE_CHARACTERS);
  const places = Array.from({ length: REFERENCE_CHARACTERS }, (_, at) =>
    digits.slice(2 * at, 2 * at + 2),
  );
  return places.map((pair) => REFERENCE[Number.parseInt(pair, 16) % REFERENCE.length]).join('');
}

function provider({ params }: Call<'fetchDefaultPaymentProvider'>) {
  const currency = String(params.currency);
  if (!isTaken(currency)) throw notFound('Payment provider');
  const limit = { currency, feeFraction: '0', fixedFee: '0' };
  return {
    name: 'simulated',
    publishableKey: 'pk_simulated_4242',
    limits: [
      { ...limit, ...chargeLimits(currency), method: 'CARD' },
      { ...limit, ...transferLimits(currency), method: 'BANK_TRANSFER' },
    ],
  };
}

/** What the person announces: a transfer that comes, a charge, or an exchange that is done at once. */
function checkAnnounced({ params }: Call<'createPendingUserTransaction'>): void {
  const { bankTransfer, cardCharge } = params;
  requireExactlyOne(params, ['bankTransfer', 'cardCharge', 'exchange']);
  if (bankTransfer != null) {
    requireWithin(transferLimits(bankTransfer.currency), bankTransfer, 'params.bankTransfer');
  }
  if (cardCharge != null) {
    requireWithin(chargeLimits(cardCharge.currency), cardCharge, 'params.cardCharge');
  }
}

function announced({ realm, params }: Call<'createPendingUserTransaction'>) {
  const { bankTransfer, cardCharge, exchange } = Object(params);
  requirePermission(realm);
  if (exchange != null) return exchanged(realm, exchange.quoteId);
  const { amount, currency } = bankTransfer ?? cardCharge;
  const reference = newReference(realm);
  const expiresAt = daysFrom(now(realm), LAPSES_AFTER_DAYS);
  if (bankTransfer != null) {
    const detail = bankDetail(currency, { reference });
    return {
      kind: 'BANK_TRANSFER',
      amount,
      currency,
      reference,
      expiresAt,
      bankDetail: detail,
      confirmationUrl: null,
    };
  }
  return { kind: 'CARD_CHARGE', amount, currency, ...charged(realm, cardCharge.cardId) };
}

/** What comes of charging a card, by what its token says. */
function charged(realm: Realm, cardId: unknown) {
  const card =
    cardId == null
      ? realm.own.list('Card').find(({ default: isDefault }) => isDefault === true)
      : need(realm, 'Card', String(cardId));
  if (card?.status !== 'ACTIVE') {
    throw notChargeable(card?.status ?? null);
  }
  const fate = simulatedCard(String(card.token ?? ''))?.fate ?? 'TAKEN';
  const expiresAt = daysFrom(now(realm), HOUR_DAYS);
  const shared = { cardId: card.id, reference: newReference(realm), expiresAt };
  if (fate === 'DECLINED') {
    const failure = { failureReason: NOT_CHARGED.CARD_DECLINED, failureCode: 'CARD_DECLINED' };
    return { ...shared, ...failure, status: 'FAILED', confirmationUrl: null };
  }
  return fate === 'CONFIRMED_EACH_TIME'
    ? { ...shared, confirmationUrl: 'https://pay.example.com/confirm' }
    : { ...shared, status: 'COMPLETED', confirmationUrl: null };
}

function exchanged(realm: Realm, quoteId: unknown) {
  requireUnrestricted(realm);
  const row = takeQuote(realm, quoteId);
  const bought = { amount: row.toAmount, currency: row.to };
  moveCash(realm, 'FX', String(row.from), minus('0', row.fromAmount), 'Exchange');
  moveCash(realm, 'FX', String(row.to), String(row.toAmount), 'Exchange');
  const paid = { amount: row.fromAmount, currency: row.from };
  const reference = `FX ${row.from}-${row.to}`;
  const nothing = { confirmationUrl: null, expiresAt: null };
  return { kind: 'EXCHANGE', status: 'COMPLETED', ...paid, bought, reference, ...nothing };
}

const INTEREST_PERCENT = '3.1';

/** Dollars earn, for who has signed for it. */
function requireInterest({ realm, params }: Call<'optInInterest'>): void {
  if (params.currency !== 'USD') throw badInput('params.currency', 'must be USD');
  requireUnrestricted(realm);
  const isSigned = realm.own.list('SignedAgreement').some(({ type }) => type === 'INTEREST_SWEEP');
  const chosen = realm.own.list('InterestEnrollment')[0];
  if (params.optIn && !isSigned && chosen === undefined) throw agreementNeeded('INTEREST');
  const isUnderWay = chosen?.status === 'PENDING_CHANGE';
  refuseChoice(chosen ? { optedIn: chosen.optedIn === true, isUnderWay } : null, params.optIn);
}

export const fundingRules: Rules = {
  createPendingUserTransaction: {
    checks: checkAnnounced,
    sets: announced,
    afterwards: ({ realm }, row) => {
      const isPaid = row.kind === 'CARD_CHARGE' && row.status === 'COMPLETED';
      if (isPaid) arrive(row, now(realm), realm);
    },
  },
  createWithdrawalRequest: {
    checks: checkWithdrawal,
    sets: withdrawal,
    afterwards: announceWithdrawal,
    leaves: ['PendingUserTransaction'],
  },
  deleteExpiredPendingUserTransactions: {
    finds: ({ realm }) => realm.own.list('PendingUserTransaction', { status: 'EXPIRED' }),
    says: (_call, rows) => `${rows.length} expired transactions deleted.`,
  },
  fetchPendingUserTransactions: { checks: ({ params }) => requireRange(params) },
  fetchUserDeposits: { checks: ({ params }) => requireRange(params) },
  fetchDefaultPaymentProvider: { answers: provider },
  getBankDetail: { answers: (call) => details(call, call.params.currency) },
  getUSDBankingDetails: {
    answers: (call) =>
      details(
        call,
        'USD',
        call.params.method === 'ACH' ? { swiftBic: null, estimatedBusinessDays: 3 } : {},
      ),
  },
  markAllDepositsAsViewed: {
    finds: ({ realm }) =>
      realm.own
        .list('Deposit')
        .filter(({ viewed, status }) => viewed !== true && status === 'COMPLETED'),
    says: (_call, rows) => `${rows.length} deposits marked as seen.`,
    sets: () => ({ viewed: true }),
  },
  markDepositAsViewed: {
    sets: () => ({ viewed: true }),
    example: (realm, params) => ({
      ...params,
      id: realm.own
        .list('Deposit')
        .find(({ viewed, status }) => viewed !== true && status === 'COMPLETED')?.id,
    }),
  },
  optInInterest: {
    checks: requireInterest,
    sets: ({ params }) => ({ optedIn: params.optIn, aprPercent: INTEREST_PERCENT }),
  },
};
