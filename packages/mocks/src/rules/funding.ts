import { badInput, notFound, refuse } from '@investing-platform/schema/engine';
import type { Call } from '../contract/call.ts';
import { complete } from '../contract/complete.ts';
import { need } from '../contract/realm.ts';
import { link, type Row } from '../contract/row.ts';
import type { Rules } from '../contract/rule.ts';
import { cash, minus, times } from '../facts/amounts.ts';
import { dayOf, daysFrom, now } from '../facts/time.ts';
import { moveCash } from './brokerage.ts';
import { freshQuote, rate, TAKEN } from './exchange.ts';

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

function details(currency: unknown) {
  if (!TAKEN.includes(String(currency)))
    throw badInput('params.currency', 'is a currency that is not taken');
  return bankDetail(String(currency), {});
}

function provider({ params }: Call) {
  const currency = String(params['currency']);
  if (!TAKEN.includes(currency)) throw notFound('Payment provider');
  const limit = {
    currency,
    minimumAmount: '10',
    maximumAmount: '5000',
    feeRate: '0.029',
    fixedFee: '0.3',
  };
  return {
    name: 'simulated',
    publishableKey: 'pk_simulated_4242',
    limits: [
      { ...limit, method: 'CARD' },
      { ...limit, method: 'BANK_TRANSFER', maximumAmount: null, feeRate: '0', fixedFee: '0' },
    ],
  };
}

/** What the person announces: a transfer that comes, a charge, or an exchange that is done at once. */
function announced({ realm, params }: Call) {
  const { bankTransfer, cardCharge, exchange } = Object(params['transaction']);
  const reference = realm.platform.random.hex(8).toUpperCase();
  const expiresAt = daysFrom(now(realm), 30);
  if (exchange != null) {
    const row = freshQuote(realm, exchange.quoteId);
    const bought = { amount: row['toAmount'], currency: row['to'] };
    moveCash(realm, 'FX', String(row['from']), minus('0', row['fromAmount']), 'Exchange');
    moveCash(realm, 'FX', String(row['to']), String(row['toAmount']), 'Exchange');
    const paid = { amount: row['fromAmount'], currency: row['from'] };
    return { kind: 'FX', status: 'MATCHED', ...paid, bought, reference, expiresAt: null };
  }
  const { amount, currency } = bankTransfer ?? cardCharge;
  if (!TAKEN.includes(currency))
    throw badInput('params.transaction', 'is in a currency that is not taken');
  if (bankTransfer != null) {
    const detail = bankDetail(currency, { reference });
    return { kind: 'DEPOSIT', amount, currency, reference, bankDetail: detail, expiresAt };
  }
  const cardId =
    cardCharge.cardId ?? realm.own.list('Card').find(({ isDefault }) => isDefault === true)?.id;
  if (cardId === undefined) throw refuse('INVALID_STATE', 'There is no card that can be charged');
  return { kind: 'CARD_CHARGE', amount, currency, reference, cardId, expiresAt };
}

function withdrawal(call: Call) {
  const { realm, params } = call;
  const currency = String(params['currency']);
  const payoutCurrency = String(params['payoutCurrency'] ?? currency);
  const banks = realm.own.list('SavedBankAccount').filter((row) => row['purpose'] === 'WITHDRAWAL');
  const bank =
    params['bankAccountId'] == null
      ? banks.find((row) => row['currency'] === payoutCurrency)
      : need(realm, 'SavedBankAccount', String(params['bankAccountId']));
  if (bank === undefined) throw notFound('Saved bank account');
  if (bank['status'] !== 'VERIFIED' || (bank['usableAt'] as Date) > now(realm)) {
    throw refuse('INVALID_STATE', 'The bank account cannot be paid to yet');
  }
  if (params['quoteId'] != null) freshQuote(realm, params['quoteId']);
  moveCash(realm, 'WITHDRAWAL', currency, minus('0', params['amount']), 'Withdrawal');
  const isExchanged = currency !== payoutCurrency;
  const terms = rate(realm, currency, payoutCurrency);
  return {
    payoutCurrency,
    payoutAmount: isExchanged
      ? cash(times(params['amount'], terms.rate), payoutCurrency)
      : params['amount'],
    exchangeRate: isExchanged ? terms.rate : null,
    forexFeeRate: isExchanged ? terms.feeRate : null,
    fee: '0',
    bankAccountId: bank.id,
    bankAccountNumberMasked: bank['numberMasked'],
    estimatedArrival: dayOf(daysFrom(now(realm), 2)),
  };
}

function announceWithdrawal({ realm, params }: Call, row: Row): void {
  const given = {
    kind: 'WITHDRAWAL',
    status: 'PENDING',
    since: now(realm),
    amount: params['amount'],
    currency: params['currency'],
    reference: params['reference'] ?? 'WITHDRAWAL',
    withdrawal: link('WithdrawalRequest', row.id),
    expiresAt: null,
  };
  realm.own.add('PendingUserTransaction', complete(realm, 'PendingUserTransaction', given));
}

export const fundingRules: Rules = {
  createPendingUserTransaction: { sets: announced },
  createWithdrawalRequest: {
    sets: withdrawal,
    afterwards: announceWithdrawal,
    leaves: ['PendingUserTransaction'],
  },
  deleteExpiredPendingUserTransactions: {
    finds: ({ realm }) =>
      realm.own.list('PendingUserTransaction').filter(({ status }) => status === 'EXPIRED'),
  },
  fetchDefaultPaymentProvider: { answers: provider },
  getBankDetail: { answers: ({ params }) => details(params['currency'] ?? 'NZD') },
  getUSDBankingDetails: {
    answers: ({ params }) =>
      bankDetail(
        'USD',
        params['method'] === 'ACH' ? { swiftBic: null, estimatedBusinessDays: 3 } : {},
      ),
  },
  markAllDepositsAsViewed: {
    finds: ({ realm }) =>
      realm.own
        .list('Deposit')
        .filter(({ isViewed, status }) => isViewed !== true && status === 'COMPLETED'),
    sets: () => ({ isViewed: true }),
  },
  markDepositAsViewed: {
    sets: () => ({ isViewed: true }),
    example: (realm, params) => ({
      ...params,
      id: realm.own
        .list('Deposit')
        .find(({ isViewed, status }) => isViewed !== true && status === 'COMPLETED')?.id,
    }),
  },
  optInInterest: { sets: ({ params }) => ({ isOptedIn: params['optIn'] }) },
};
