import {
  createCryptoAutoSweep,
  createPendingUserTransaction,
  createWithdrawalRequest,
  fundPaperAccount,
  getTemporaryQuote,
  requestCryptoWithdrawal,
  simulatePaperDeposit,
} from '@investing-platform/schema/operations';
import type { Case, Known } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const UNKNOWN = '01900000-0000-7000-8000-000000000009';
const CURRENCY = { currency: 'USD' };

/** Everything that takes an amount of money, with the path at which it is refused. */
const TAKES: readonly [
  operation: string,
  document: string,
  field: string,
  params: (amount: string, known: Known) => object,
][] = [
  [
    'createPendingUserTransaction',
    createPendingUserTransaction,
    'bankTransfer.amount',
    (amount) => ({ bankTransfer: { amount, ...CURRENCY } }),
  ],
  [
    'createPendingUserTransaction',
    createPendingUserTransaction,
    'cardCharge.amount',
    (amount) => ({ cardCharge: { amount, ...CURRENCY } }),
  ],
  [
    'createWithdrawalRequest',
    createWithdrawalRequest,
    'amount',
    (amount) => ({ amount, ...CURRENCY }),
  ],
  [
    'getTemporaryQuote',
    getTemporaryQuote,
    'amount',
    (amount) => ({ from: 'USD', to: 'NZD', amount }),
  ],
  [
    'simulatePaperDeposit',
    simulatePaperDeposit,
    'amount',
    (amount, { paperAccountId }) => ({ brokerAccountId: paperAccountId, amount, ...CURRENCY }),
  ],
  [
    'fundPaperAccount',
    fundPaperAccount,
    'amount',
    (amount, { paperAccountId }) => ({ id: paperAccountId, amount }),
  ],
  [
    'requestCryptoWithdrawal',
    requestCryptoWithdrawal,
    'amount',
    (amount) => ({ whitelistedWalletId: UNKNOWN, amount }),
  ],
  [
    'createCryptoAutoSweep',
    createCryptoAutoSweep,
    'minimumAmount',
    (minimumAmount) => ({ currency: 'BTC', chain: 'BTC', minimumAmount }),
  ],
];

/** Of coins, which have 18 places, the smallest of these is an amount. */
const IN_COINS = new Set(['requestCryptoWithdrawal', 'createCryptoAutoSweep']);

const refusals = (amounts: readonly string[], { coins }: { readonly coins: boolean }) =>
  TAKES.filter(([operation]) => coins || !IN_COINS.has(operation)).flatMap(
    ([operation, document, field, params]) =>
      amounts.map((amount) =>
        step(
          document,
          (known: Known) => params(amount, known),
          refused(operation, 'BAD_USER_INPUT', field),
        ),
      ),
  );

export const extremeAmountCases: readonly Case[] = [
  {
    title: 'amounts beyond all money are refused wherever one is given, and below nothing',
    steps: refusals(['1000000000000000', '1e15', '-0.01'], { coins: true }),
  },
  {
    title: 'parts of a cent are refused wherever money is given',
    steps: refusals(['0.000000000000000001', '1e-18', '10.00000001'], { coins: false }),
  },
];
