import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import { refusal, type Trader } from '../../trading/trading.fixture.ts';
import { fetchBankAccount } from '../bank-accounts/fetch-bank-account.ts';
import { getTemporaryQuote } from '../exchange/get-temporary-quote.ts';
import {
  banked,
  dayLater,
  type FundingWorld,
  fundingWorld,
  saveNzd,
  saveUsd,
  setAccountStatus,
  setKyc,
  work,
} from '../funding.fixture.ts';
import { previewWithdrawal } from './preview-withdrawal.ts';
import { toTheEnd, withdrawalsOf } from './withdrawals.fixture.ts';

let db: Database;
let world: FundingWorld;
let ada: Trader;
let hers: ReturnType<typeof withdrawalsOf>;

onDatabase(async (given) => {
  db = given;
  world = await fundingWorld({ db });
  ada = await banked(world);
  await saveNzd(world, ada);
  await work(world);
  await dayLater(world);
  hers = withdrawalsOf(world, ada);
});
afterEach(() => db.close());

interface Given {
  readonly to?: string;
  readonly amount?: string;
  readonly currency?: string;
  readonly quoteId?: string;
}

/** Of 100 USD to the account for USD, with what differs. */
async function preview({ to = 'USD', ...given }: Given = {}, config: object = {}) {
  const changed = { ...world.deps, config: { ...world.deps.config, ...config } };
  const account = await fetchBankAccount(world.deps, ada.actor, 'WITHDRAWAL', { currency: to });
  if (account === null) throw new Error(`no account for ${to}`);
  const input = { amount: '100', currency: 'USD', ...given };
  return previewWithdrawal(changed, ada.actor, account, input);
}

describe('a preview and the request it is of agree', () => {
  test.each<[string, Given, object]>([
    ['in one currency', {}, {}],
    ['with a fee', {}, { withdrawalFee: '2.505' }],
    ['of what an operator has to look at', { amount: '900' }, { withdrawalReviewFrom: 500 }],
    ['in another currency', { to: 'NZD' }, {}],
    ['with next to nothing of it', { amount: '1.01', to: 'NZD' }, {}],
  ])('%s', async (_title, given, config) => {
    const told = await preview(given, config);
    expect(told.refusals).toEqual([]);
    const { to: payoutCurrency = 'USD', ...input } = given;
    const { id, ...asked } = await hers.ask({ ...input, payoutCurrency }, config);
    const { amount, currency, fee, forexFeeFraction, estimatedArrivalOn } = told;
    expect(asked).toMatchObject({ amount, currency, fee, forexFeeFraction, estimatedArrivalOn });
    expect((await hers.books())['cash_hold USD']).toBe(told.heldAmount);
    const { concerns, createdAt } = await hers.stored(id);
    expect(concerns.length > 0).toBe(told.reviewNeeded);
    expect(told.approvalAt).toEqual(
      told.reviewNeeded ? null : new Date(createdAt.getTime() + 600_000),
    );
    if (told.rateSettled) expect(asked.payoutAmount).toBe(told.payoutAmount);
    else expect(asked.payoutAmount).toBeNull();
    if (told.reviewNeeded) return;
    await toTheEnd(world);
    const paid = await hers.stored(id);
    expect(paid.status).toBe('COMPLETED');
    if (!told.rateSettled)
      expect(Number(told.payoutAmount)).toBeCloseTo(Number(paid.payoutAmount), -1);
  });

  test('with a quote, which stays unused', async () => {
    const quoted = { from: 'USD', to: 'NZD', amount: '100' };
    const { id: quoteId, toAmount, rate } = await getTemporaryQuote(world.deps, ada.actor, quoted);
    const told = await preview({ to: 'NZD', quoteId });
    expect(told).toMatchObject({
      payoutAmount: toAmount,
      exchangeRate: rate,
      rateSettled: true,
      refusals: [],
    });
    expect(await preview({ to: 'NZD', quoteId })).toEqual(told);
    const asked = await hers.ask({ payoutCurrency: 'NZD', quoteId });
    expect(asked.payoutAmount).toBe(told.payoutAmount);
  });

  test.each(['USD', 'NZD'])(
    'the largest amount to %s passes and one cent more does not',
    async (to) => {
      const fee = { withdrawalFee: '2.5' };
      const { maximumAmount, refusals } = await preview({ to, amount: '5000' }, fee);
      expect(maximumAmount).toBe('997.5');
      expect(refusals.map(({ code }) => code)).toEqual(['INSUFFICIENT_FUNDS']);
      const more = hers.ask({ amount: '997.51', payoutCurrency: to }, fee);
      expect((await refusal(more)).code).toBe('INSUFFICIENT_FUNDS');
      expect(await hers.ask({ amount: maximumAmount, payoutCurrency: to }, fee)).toMatchObject({
        amount: maximumAmount,
      });
      expect(await preview({ to, amount: '1' }, fee)).toMatchObject({ maximumAmount: '0' });
    },
  );

  test.each(['USD', 'NZD'])(
    'the smallest amount to %s passes and one cent less does not',
    async (to) => {
      const minimum = (await preview({ to, amount: '0.01' })).minimumAmount ?? '';
      const less = (Number(minimum) - 0.01).toFixed(2);
      const refused = hers.ask({ amount: less, payoutCurrency: to });
      expect((await refusal(refused)).fields?.[0]?.path).toBe('params.amount');
      expect(await hers.ask({ amount: minimum, payoutCurrency: to })).toMatchObject({
        amount: minimum,
      });
    },
  );
});

describe('a preview tells what the request would be refused for', () => {
  const NOBODY = '01900000-0000-7000-8000-000000000009';

  test.each<[string, Given, () => Promise<unknown>, readonly string[]]>([
    ['half a cent', { amount: '1.005' }, async () => {}, ['BAD_USER_INPUT']],
    ['too little to exchange', { amount: '0.01', to: 'NZD' }, async () => {}, ['BAD_USER_INPUT']],
    ['a quote that nobody has', { quoteId: NOBODY }, async () => {}, ['NOT_FOUND']],
    [
      'no approved identity check',
      {},
      () => db.transaction((tx) => tx.run(setKyc, ada.userId, 'IN_REVIEW')),
      ['KYC_REQUIRED'],
    ],
    [
      'a restricted account',
      {},
      () => db.transaction((tx) => tx.run(setAccountStatus, ada.live.id, 'RESTRICTED')),
      ['ACCOUNT_RESTRICTED'],
    ],
    [
      'twenty others and too much',
      { amount: '2000' },
      async () => {
        for (let count = 0; count < 20; count += 1) await hers.ask({ amount: '1' });
      },
      ['QUOTA_EXCEEDED', 'INSUFFICIENT_FUNDS'],
    ],
  ])('%s', async (_title, given, before, codes) => {
    await before();
    const { refusals } = await preview(given);
    expect(refusals.map(({ code }) => code)).toEqual(codes);
    const { to: payoutCurrency = 'USD', ...input } = given;
    const refused = await refusal(hers.ask({ ...input, payoutCurrency }));
    expect(refusals[0]).toEqual({ code: refused.code, message: refused.message });
  });

  test('an account that cannot be paid to yet', async () => {
    const waiting = await saveUsd(world, ada, { accountNumber: '999999' });
    const input = { amount: '100', currency: 'USD' };
    const { refusals } = await previewWithdrawal(world.deps, ada.actor, waiting, input);
    expect(refusals.map(({ code }) => code)).toEqual(['INVALID_STATE']);
    const refused = await refusal(hers.ask({ bankAccountId: waiting.id }));
    expect(refusals[0]?.message).toBe(refused.message);
  });

  test('no rate at the moment, and the rest all the same', async () => {
    const ratesAt = async () => {
      throw new PlatformError('PROVIDER_UNAVAILABLE', 'No rates');
    };
    const deps = { ...world.deps, rates: { ...world.deps.rates, ratesAt } };
    const account = await fetchBankAccount(deps, ada.actor, 'WITHDRAWAL', { currency: 'NZD' });
    if (account === null) throw new Error('no account');
    const input = { amount: '100', currency: 'USD' };
    expect(await previewWithdrawal(deps, ada.actor, account, input)).toMatchObject({
      payoutAmount: null,
      minimumAmount: null,
      maximumAmount: '1000',
      refusals: [{ code: 'PROVIDER_UNAVAILABLE' }],
    });
  });

  test('and holds nothing', async () => {
    await preview();
    expect(await hers.books()).toEqual({ 'cash USD': '1000' });
  });
});
