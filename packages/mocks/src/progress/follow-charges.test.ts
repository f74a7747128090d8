import { toPlain, ZERO } from '@investing-platform/rules/numbers/decimal';
import { MINUTE_MS } from '@investing-platform/schema/durations';
import { describe, expect, test } from 'vitest';
import { testPlatform } from '../contract/contract.fixture.ts';
import { liveAccount } from '../facts/brokerage.ts';
import { statusOf } from '../trading/accounts.ts';

/** Somebody who has saved a card of these digits and charged it with 100.01 dollars. */
async function charged(last4: string, charge = '100.01') {
  const mocks = testPlatform();
  const { run, realm, platform } = mocks;
  const saved = { paymentMethodToken: `pm_sim_visa_${last4}` };
  const { value } = await run(
    'saveNewCard',
    saved,
    'mutation($params: SaveNewCardInput!) { saveNewCard(params: $params) { card { id } } }',
  );
  const cardCharge = { amount: charge, currency: 'USD', cardId: Object(value).card.id };
  const account = liveAccount(realm);
  if (account === undefined) throw new Error('the person has no live account');
  const before = account.cash.get('USD')?.total ?? ZERO;
  const made = await run('createPendingUserTransaction', { cardCharge });
  expect(made.codes).toEqual([]);
  const cash = () => toPlain((account.cash.get('USD')?.total ?? ZERO).minus(before));
  const look = async () => {
    const { nodes } = Object((await run('fetchUserDeposits', {})).value);
    const { status, failureCode, failureReason } = nodes[0];
    return { status, failureCode, failureReason, cash: cash() };
  };
  const minute = async () => {
    platform.clock.advance(MINUTE_MS);
    return look();
  };
  return { ...mocks, account, look, minute };
}

const there = { status: 'COMPLETED', failureCode: null, failureReason: null, cash: '100.01' };
const gone = {
  status: 'RETURNED',
  failureCode: 'TAKEN_BACK',
  failureReason: 'The cardholder disputed the charge',
  cash: '0',
};
const half = {
  ...there,
  failureReason: '50 USD of it is gone: It was paid back',
  cash: '50.01',
};

describe('a charged test card, minute by minute', () => {
  test.each([
    ['4242', [there, there, there]],
    ['0259', [there, gone, gone]],
    ['2685', [there, gone, there]],
    ['7726', [there, half, half]],
  ] as const)('%s does what its digits say', async (last4, told) => {
    const { look, minute } = await charged(last4);
    expect([await look(), await minute(), await minute()]).toEqual(told);
  });

  test('what is not in the cash any more is owed, and until it is paid only sales go through', async () => {
    const { account, minute, run, exampleOf } = await charged('2685', '5000');
    account.cash.set('USD', { id: 'spent', total: ZERO, held: ZERO });
    await minute();
    expect(account.cash.get('USD')?.total.toString()).toBe('-5000');
    const asked = { ...Object(exampleOf('placeOrder')), side: 'BUY', brokerAccountId: account.id };
    expect((await run('placeOrder', asked)).codes).toEqual(['ACCOUNT_RESTRICTED']);
    const withdrawal = exampleOf('createWithdrawalRequest');
    expect((await run('createWithdrawalRequest', withdrawal)).codes).toEqual([
      'ACCOUNT_RESTRICTED',
    ]);
    await minute();
    expect(account.cash.get('USD')?.total.toString()).toBe('0');
    expect((await run('placeOrder', asked)).codes).not.toContain('ACCOUNT_RESTRICTED');
  });

  test('what a sale brings pays what is owed', async () => {
    const { account, minute, platform, run } = await charged('0259');
    account.cash.set('USD', { id: 'spent', total: ZERO, held: ZERO });
    await minute();
    expect(statusOf(account)).toBe('RESTRICTED');
    const held = platform.state.holdings.find(
      ({ account: of, asset }) => of === account && asset.currency === 'USD',
    );
    const sale = { side: 'SELL', type: 'MARKET', timeInForce: 'GTC', brokerAccountId: account.id };
    const whole = { assetId: held?.asset.id, quantity: toPlain(held?.quantity ?? ZERO) };
    expect((await run('placeOrder', { ...sale, ...whole })).codes).toEqual([]);
    await minute();
    expect(statusOf(account)).toBe('ACTIVE');
  });
});
