import type { DepositStatus } from '@investing-platform/schema/operations';
import { expect, test } from 'vitest';
import { shownDeposit } from './deposit-shown.ts';
import type { DepositRow } from './deposits.sql.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const ROW: Omit<DepositRow, 'status'> = {
  id: 'deposit',
  userId: 'ada',
  method: 'BANK_TRANSFER',
  tradingMode: 'LIVE',
  brokerAccountId: 'account',
  amount: '10',
  currency: 'USD',
  fee: '0',
  creditedAmount: null,
  creditedCurrency: null,
  takenBack: '0',
  returnedAmount: '0',
  exchangeRate: null,
  forexFeeFraction: null,
  reference: null,
  cardId: null,
  pendingTransactionId: null,
  viewed: false,
  failureReason: null,
  plannedOutcome: null,
  stepSeconds: 0,
  nextStepAt: null,
  completedAt: null,
  withdrawableAt: null,
  createdAt: NOW,
  updatedAt: NOW,
};

test.each<[DepositStatus, string | null]>([
  ['PENDING', null],
  ['COMPLETED', null],
  ['FAILED', 'NEVER_ARRIVED'],
  ['RETURNED', 'TAKEN_BACK'],
])('a deposit that is %s says %s for a program', (status, code) => {
  expect(shownDeposit({ ...ROW, status }).failureCode).toBe(code);
});
