import { expect, test } from 'vitest';
import { bankName, isUsable, usableAccounts, waitingText, waitingTitle } from './bank-state.ts';
import type { BankAccount } from './money-types.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

function account(over: Partial<BankAccount> = {}): BankAccount {
  return {
    id: 'a',
    currency: 'NZD',
    accountHolder: 'Mia',
    bankName: 'ANZ',
    numberMasked: '••00',
    status: 'VERIFIED',
    failureReason: null,
    usableAt: '2026-11-20T11:00:00Z',
    replacement: null,
    ...over,
  };
}

test.each([
  ['verified, and its 24 hours are over', account(), true],
  ['verified, and too new', account({ usableAt: '2026-11-20T12:00:01Z' }), false],
  ['not verified yet', account({ status: 'PENDING_VERIFICATION' }), false],
  ['rejected', account({ status: 'REJECTED' }), false],
])('an account that is %s: can be paid to %s', (_title, saved, expected) => {
  expect(isUsable(saved, NOW)).toBe(expected);
});

test('only accounts that can be paid to are offered', () => {
  const usd = account({ id: 'b', currency: 'USD', status: 'REJECTED' });
  expect(usableAccounts({ nzd: account(), usd }, NOW).map(({ id }) => id)).toEqual(['a']);
  expect(usableAccounts({ nzd: null, usd: null }, NOW)).toEqual([]);
});

test.each([
  [
    'none is saved',
    { nzd: null, usd: null },
    'No bank account yet',
    'Save one under “Bank accounts”',
  ],
  ['one is too new', { nzd: account(), usd: null }, 'not ready yet', 'can be paid to from'],
  [
    'one was refused',
    { nzd: null, usd: account({ status: 'REJECTED' }) },
    'not ready yet',
    'in your own name',
  ],
])('what has to happen first is said where %s', (_title, banks, title, text) => {
  expect(waitingTitle(banks)).toContain(title);
  expect(waitingText(banks)).toContain(text);
});

test('an account is named by its bank, its masked number and its currency', () => {
  expect(bankName(account())).toBe('ANZ ••00 (NZD)');
});
