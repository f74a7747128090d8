import { type CatalogEntry, catalog } from '@investing-platform/schema';
import { describe, expect, test } from 'vitest';
import { mutations, testPlatform } from './contract.fixture.ts';
import { inputOf } from './model.ts';

const entries: Readonly<Record<string, CatalogEntry>> = catalog;
const keyed = mutations.filter((name) => entries[name]?.idempotent === true);

/** A change of the input that the operation takes, and that makes it another one. */
function other(operation: string, params: Readonly<Record<string, unknown>>): object {
  if (Array.isArray(params['shares'])) {
    return { ...params, shares: [{ ...params['shares'][0], quantity: '2' }] };
  }
  if (OTHERS[operation] !== undefined) return { ...params, ...OTHERS[operation] };
  const texts = [
    'note',
    'title',
    'content',
    'label',
    'name',
    'reference',
    'clientOrderId',
    'authorizationCode',
  ];
  const text = texts.find((name) => inputOf(operation)?.getFields()[name] !== undefined);
  if (text !== undefined) return { ...params, [text]: 'something else' };
  const flags = Object.entries(params).find(([, value]) => typeof value === 'boolean');
  if (flags !== undefined) return { ...params, [flags[0]]: flags[1] !== true };
  const amounts = Object.entries(params).find(([name]) => name === 'amount' || name === 'quantity');
  if (amounts !== undefined) return { ...params, [amounts[0]]: '1' };
  throw new Error(`no other input of ${operation} is known`);
}

const OTHERS: Readonly<Record<string, object>> = {
  cancelOrder: { id: '01936f64-5c00-7f00-8a00-000000000099' },
  retryNetWorthFileExtraction: { password: 'of the file' },
  updateUserKycFileDocuments: { add: [] },
  createWithdrawalRequest: { amount: '6' },
  uploadNetWorthFile: { fileName: 'other.csv' },
  createCryptoAutoSweep: { minimumAmount: '0.5' },
  createCryptoCurrencyWallets: { wallets: [{ currency: 'SOL', chain: 'SOL' }] },
  createPendingUserTransaction: { bankTransfer: { amount: '7', currency: 'NZD' } },
  generateNetWorthReport: { asOf: '2026-09-30' },
  liquidateActiveStrategy: { size: { percent: '3' } },
  liquidatePosition: { size: { percent: '3' } },
  placeOrder: { notional: 26 },
  rebalanceActiveStrategy: { terms: { settings: { tolerancePercentPoints: '7' } } },
  requestExport: { from: '2026-02-01' },
  subscribeUser: { interval: 'MONTH' },
};

/** What only the first answer shows. */
const SHOWN_ONCE: Readonly<Record<string, object>> = {
  createNetWorthShareLink: { url: null },
};

/** What the market has done to an order between the first answer and the second. */
const GONE_ON: Readonly<Record<string, object>> = {
  editOrder: { status: 'NEW' },
  liquidatePosition: { status: 'FILLED' },
};

describe('an idempotency key', () => {
  test.each(keyed)('lets %s happen once', async (operation) => {
    const mocks = testPlatform();
    const params = { ...Object(mocks.exampleOf(operation)), idempotencyKey: 'once' };
    const first = await mocks.run(operation, params);
    expect(first.codes).toEqual([]);
    const again = await mocks.run(operation, params);
    expect(again.codes).toEqual([]);
    expect(Object(again.value).id).toBe(Object(first.value).id);
    const once = SHOWN_ONCE[operation];
    const shown = once === undefined ? first.value : { ...Object(first.value), ...once };
    const goneOn = GONE_ON[operation];
    if (goneOn === undefined) expect(again.value).toEqual(shown);
    else expect(again.value).toMatchObject(goneOn);
  });

  test.each(keyed.filter((name) => name !== 'retryTradeEmail'))(
    'is a conflict with another input of %s',
    async (operation) => {
      const mocks = testPlatform();
      const params = { ...Object(mocks.exampleOf(operation)), idempotencyKey: 'once' };
      await mocks.run(operation, params);
      const { codes } = await mocks.run(operation, other(operation, params));
      expect(codes).toEqual(['IDEMPOTENCY_CONFLICT']);
    },
  );

  test('is forgotten with a refusal', async () => {
    const { run } = testPlatform();
    const params = { amount: '99999999', currency: 'NZD', idempotencyKey: 'once' };
    expect((await run('createWithdrawalRequest', params)).codes).toEqual(['INSUFFICIENT_FUNDS']);
    expect((await run('createWithdrawalRequest', { ...params, amount: '5' })).codes).toEqual([]);
  });

  test('finds nothing where what it made was deleted since', async () => {
    const { run, exampleOf } = testPlatform();
    const params = { ...Object(exampleOf('createNetWorthGoal')), idempotencyKey: 'once' };
    const { value } = await run('createNetWorthGoal', params);
    await run('deleteNetWorthGoal', { id: Object(value).id });
    expect((await run('createNetWorthGoal', params)).codes).toEqual(['NOT_FOUND']);
  });

  test('shows the same object in its present state', async () => {
    const { run, platform } = testPlatform();
    const params = { type: 'ORDERS', idempotencyKey: 'once' };
    const { value } = await run('requestExport', params);
    expect(value).toMatchObject({ status: 'QUEUED', downloadUrl: null });
    platform.clock.advance(60_000);
    const again = await run('requestExport', params);
    expect(again.value).toMatchObject({
      id: Object(value).id,
      status: 'COMPLETED',
      progressPercent: 100,
    });
  });
});
