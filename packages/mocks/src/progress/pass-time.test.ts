import { toPlain, ZERO } from '@investing-platform/rules/numbers/decimal';
import { describe, expect, test } from 'vitest';
import { testPlatform } from '../contract/contract.fixture.ts';
import type { Row } from '../contract/row.ts';
import { minus } from '../facts/amounts.ts';
import { liveAccount } from '../facts/brokerage.ts';
import type { OperationName } from '../service/operations.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is asked for, where its state stands then, and what becomes of it with time. */
const cases: readonly (readonly [OperationName, string, readonly (readonly [number, string])[]])[] =
  [
    [
      'requestExport',
      'status',
      [
        [0, 'QUEUED'],
        [SECOND, 'RUNNING'],
        [3 * SECOND, 'COMPLETED'],
      ],
    ],
    [
      'generateNetWorthReport',
      'status',
      [
        [0, 'QUEUED'],
        [MINUTE, 'COMPLETED'],
      ],
    ],
    [
      'uploadNetWorthFile',
      'extractionStatus',
      [
        [0, 'QUEUED'],
        [SECOND, 'EXTRACTING'],
        [MINUTE, 'COMPLETED'],
      ],
    ],
    [
      'retryTradeEmail',
      'status',
      [
        [0, 'PARSING'],
        [MINUTE, 'IMPORTED'],
      ],
    ],
    [
      'addWalletWatch',
      'status',
      [
        [0, 'SYNCING'],
        [MINUTE, 'ACTIVE'],
      ],
    ],
    [
      'createWithdrawalRequest',
      'status',
      [
        [0, 'REQUESTED'],
        [2 * MINUTE, 'APPROVED'],
        [3 * DAY, 'COMPLETED'],
      ],
    ],
    [
      'requestCryptoWithdrawal',
      'status',
      [
        [0, 'REQUESTED'],
        [2 * MINUTE, 'PROCESSING'],
        [HOUR, 'COMPLETED'],
      ],
    ],
    [
      'saveBankAccountNZD',
      'status',
      [
        [0, 'PENDING_VERIFICATION'],
        [DAY, 'VERIFIED'],
      ],
    ],
    [
      'optInInterest',
      'status',
      [
        [0, 'PENDING_CHANGE'],
        [DAY, 'ACTIVE'],
      ],
    ],
    [
      'rebalanceActiveStrategy',
      'status',
      [
        [0, 'QUEUED'],
        [SECOND, 'IN_PROGRESS'],
        [MINUTE, 'COMPLETED_SUCCESS'],
      ],
    ],
    [
      'submitKyc',
      'status',
      [
        [0, 'SUBMITTED'],
        [MINUTE, 'IN_REVIEW'],
        [2 * HOUR, 'APPROVED'],
      ],
    ],
  ];

describe('what goes on by itself', () => {
  test.each(cases)('%s', async (operation, field, expected) => {
    const mocks = testPlatform();
    const example = mocks.exampleOf(operation);
    const keyed = { ...Object(example), idempotencyKey: 'again' };
    const takesKey = operation !== 'addWalletWatch' && !/^(save|opt|submit)/.test(operation);
    const { value, codes } = await mocks.run(operation, takesKey ? keyed : example);
    expect(codes).toEqual([]);
    const id = Object(value).id;
    let passed = 0;
    for (const [milliseconds, state] of expected) {
      mocks.platform.clock.advance(milliseconds - passed);
      passed = milliseconds;
      await mocks.run('healthCheck');
      await mocks.run('netWorthDisplayCurrency');
      const rows = TYPES[operation] === 'Kyc' ? mocks.realm.own.list('Kyc') : [];
      const row: Row | undefined = mocks.realm.own.find(TYPES[operation] ?? '', id) ?? rows[0];
      expect(row?.[field], `after ${milliseconds} ms`).toBe(state);
    }
  });

  test('a bank account takes the place of the one before it', async () => {
    const { run, exampleOf, platform } = testPlatform();
    const currency = { currency: 'NZD' };
    const before = Object((await run('fetchSavedBankAccount', currency)).value);
    const { value } = await run('saveBankAccountNZD', exampleOf('saveBankAccountNZD'));
    const document =
      'query($params: FetchSavedBankAccountInput!) { fetchSavedBankAccount(params: $params) { id replacement { id } } }';
    const meanwhile = await run('fetchSavedBankAccount', currency, document);
    expect(meanwhile.value).toEqual({ id: before.id, replacement: { id: Object(value).id } });
    platform.clock.advance(DAY);
    const after = await run('fetchSavedBankAccount', currency, document);
    expect(after.value).toEqual({ id: Object(value).id, replacement: null });
  });

  test('a transfer that was announced arrives, with its deposit and its cash', async () => {
    const mocks = testPlatform();
    const { run, exampleOf, platform } = mocks;
    const { value } = await run(
      'createPendingUserTransaction',
      exampleOf('createPendingUserTransaction'),
    );
    const cash = () => toPlain(liveAccount(mocks.realm)?.cash.get('NZD')?.total ?? ZERO);
    const before = cash();
    platform.clock.advance(DAY);
    const { nodes } = Object((await run('fetchUserDeposits', { onlyUnviewed: true })).value);
    expect(nodes[0]).toMatchObject({
      amount: '1000',
      status: 'COMPLETED',
      pendingTransactionId: Object(value).id,
    });
    expect(minus(cash(), before)).toBe('1000');
  });

  test('a strategy that is sold whole is closed', async () => {
    const { run, exampleOf, platform } = testPlatform();
    const { id } = Object(exampleOf('liquidateActiveStrategy'));
    await run('liquidateActiveStrategy', { id, size: { percent: '100' } });
    platform.clock.advance(MINUTE);
    const { value } = await run('fetchActiveStrategy', { id });
    expect(value).toMatchObject({ status: 'CLOSED', marketValue: '0' });
    const again = await run('liquidateActiveStrategy', { id, size: { percent: '100' } });
    expect(again.codes).toEqual(['INVALID_STATE']);
  });
});

const TYPES: Readonly<Partial<Record<OperationName, string>>> = {
  addWalletWatch: 'WalletWatch',
  createWithdrawalRequest: 'WithdrawalRequest',
  generateNetWorthReport: 'NetWorthReport',
  optInInterest: 'InterestEnrollment',
  rebalanceActiveStrategy: 'RebalanceRun',
  requestCryptoWithdrawal: 'CryptoCurrencyTransfer',
  requestExport: 'ExportJob',
  retryTradeEmail: 'PortfolioEmail',
  saveBankAccountNZD: 'SavedBankAccount',
  submitKyc: 'Kyc',
  uploadNetWorthFile: 'NetWorthFile',
};
