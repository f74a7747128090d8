import type { WithdrawalStatus } from '@investing-platform/schema/operations';
import { expect, test } from 'vitest';
import { shownWithdrawal } from './shown.ts';
import type { WithdrawalRow } from './withdrawals.sql.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const ROW: Omit<WithdrawalRow, 'status'> = {
  id: 'withdrawal',
  userId: 'ada',
  brokerAccountId: 'account',
  bankAccountId: 'bank',
  bankAccountNumberMasked: '••89',
  amount: '10',
  currency: 'USD',
  fee: '0',
  payoutAmount: null,
  payoutCurrency: 'USD',
  midRate: null,
  exchangeRate: null,
  forexFeeFraction: null,
  quoteId: null,
  reference: 'INVESTING',
  concerns: [],
  failureReason: null,
  estimatedArrivalOn: null,
  railReference: null,
  sentAt: null,
  completedAt: null,
  createdAt: NOW,
  updatedAt: NOW,
};

test.each<[WithdrawalStatus, string | null]>([
  ['REQUESTED', null],
  ['SENT', null],
  ['COMPLETED', null],
  ['CANCELED', null],
  ['REJECTED', 'REFUSED_BY_PLATFORM'],
  ['FAILED', 'REFUSED_BY_BANK'],
  ['RETURNED', 'RETURNED_BY_BANK'],
])('a withdrawal that is %s says %s for a program', (status, code) => {
  expect(shownWithdrawal({ ...ROW, status }).failureCode).toBe(code);
});
