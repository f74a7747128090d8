import { DAY_MS } from '@investing-platform/schema/durations';
import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { confirmTotp, putPendingTotp } from '../../account/factors/factors.sql.ts';
import { totpContext } from '../../account/proof/second-factor.ts';
import { newTotp, totpCode } from '../../account/proof/totp.ts';
import { fetchActivities } from '../../brokerage/activities/activities.ts';
import { fetchBalances } from '../../brokerage/balances.ts';
import { getCashflowChart } from '../../brokerage/history/cashflow-chart.ts';
import { runOnce } from '../../trading/matching/matcher.ts';
import { placeOrder } from '../../trading/orders/place-order.ts';
import { liquidatePosition } from '../../trading/positions/liquidate-position.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import {
  AAPL,
  asset,
  giveCash,
  limit,
  own,
  refusal,
  type Trader,
} from '../../trading/trading.fixture.ts';
import { getTemporaryQuote } from '../exchange/get-temporary-quote.ts';
import {
  banked,
  dayLater,
  eventsOf,
  type FundingWorld,
  fundingWorld,
  later,
  mailsOf,
  saveNzd,
  saveUsd,
  setAccountStatus,
  setKyc,
  work,
} from '../funding.fixture.ts';
import type { CreateWithdrawalInput } from './create-withdrawal-request.ts';
import { MINUTE, toTheEnd, withdrawalsOf } from './withdrawals.fixture.ts';

let db: Database;
let world: FundingWorld;
let ada: Trader;
let hers: ReturnType<typeof withdrawalsOf>;

onBooks(async (given) => {
  db = given;
  world = await fundingWorld({ db });
  ada = await banked(world);
  hers = withdrawalsOf(world, ada);
});
afterEach(async () => {
  expect(await faultsOfTheBooks(db)).toEqual([]);
  await db.close();
});

describe('a withdrawal', () => {
  test('holds its cash at once, pays it out when it is sent, and ends when the bank confirms', async () => {
    const asked = await hers.ask({ reference: 'HOUSE' });
    expect(asked).toMatchObject({
      status: 'REQUESTED',
      amount: '100',
      fee: '0',
      payoutAmount: '100',
      payoutCurrency: 'USD',
      exchangeRate: null,
      bankAccountNumberMasked: '••••••••6789',
      reference: 'HOUSE',
      estimatedArrivalOn: '2026-11-24',
    });
    expect(await hers.books()).toEqual({ 'cash USD': '900', 'cash_hold USD': '100' });
    await work(world);
    expect(await hers.stored(asked.id)).toMatchObject({ status: 'APPROVAL_PENDING' });
    await later(world, 10 * MINUTE);
    expect(await hers.stored(asked.id)).toMatchObject({
      status: 'SENT',
      sentAt: world.clock.now(),
    });
    expect(await hers.books()).toEqual({ 'cash USD': '900' });
    expect(world.bank.handed).toMatchObject([
      { id: asked.id, amount: '100', accountNumber: '000123456789', reference: 'HOUSE' },
    ]);
    await later(world, MINUTE);
    expect(await hers.stored(asked.id)).toMatchObject({
      status: 'COMPLETED',
      completedAt: world.clock.now(),
    });
    expect(await hers.books()).toEqual({ 'cash USD': '900' });
  });

  test('is told of by mail and in the security events, step by step', async () => {
    await hers.ask();
    await toTheEnd(world);
    const kinds = (await eventsOf(world)).map(({ kind }) => kind);
    expect(kinds.slice(-2)).toEqual(['WITHDRAWAL_REQUESTED', 'WITHDRAWAL_SENT']);
    const subjects = (await mailsOf(world)).map(({ subject }) => subject);
    expect(subjects.slice(-2)).toEqual([
      'A withdrawal was asked for',
      'A withdrawal is on its way',
    ]);
    expect((await mailsOf(world)).at(-1)?.text).toContain('100 USD to ••••••••6789');
  });

  test('costs its fee on top, held and paid with it', async () => {
    const { id, fee } = await hers.ask({}, { withdrawalFee: '2.5' });
    expect(fee).toBe('2.5');
    expect(await hers.books()).toEqual({ 'cash USD': '897.5', 'cash_hold USD': '102.5' });
    world.bank.fate = 'RETURNED';
    await toTheEnd(world);
    expect(await hers.stored(id)).toMatchObject({ status: 'RETURNED', fee: '2.5' });
    expect(await hers.books()).toEqual({ 'cash USD': '1000' });
  });

  test('shows in activities, chart and balances', async () => {
    await hers.ask();
    const before = await fetchBalances(world.deps, ada.actor, {});
    expect(before).toMatchObject({ cash: '1000', pendingWithdrawals: '100', withdrawable: '900' });
    await toTheEnd(world);
    const { nodes } = await fetchActivities(world.deps, ada.actor, { types: ['WITHDRAWAL'] });
    expect(nodes).toMatchObject([{ netAmount: '-100', currency: 'USD' }]);
    const chart = await getCashflowChart(world.deps, ada.actor, {
      range: 'M1',
      timeframe: 'MONTH_1',
    });
    expect(Number(chart.points.at(-1)?.withdrawals)).toBeGreaterThan(0);
    expect(await fetchBalances(world.deps, ada.actor, {})).toMatchObject({
      cash: '900',
      pendingWithdrawals: '0',
    });
  });

  test('under a key is asked for once', async () => {
    const first = await hers.ask({ idempotencyKey: 'once' });
    const again = await hers.ask({ idempotencyKey: 'once', mfaCode: '123456' });
    expect(again.id).toBe(first.id);
    expect(await hers.books()).toMatchObject({ 'cash_hold USD': '100' });
    const other = hers.ask({ idempotencyKey: 'once', amount: '101' });
    expect((await refusal(other)).code).toBe('IDEMPOTENCY_CONFLICT');
  });
});

test('a withdrawal that is asked for again with its code, which is used up, is the same', async () => {
  const { secret } = await newTotp(world.deps.random, 'ada@example.com');
  const sealed = world.deps.secrets.seal(secret, totpContext(ada.userId));
  await db.one(putPendingTotp, ada.userId, sealed, new Date('2099-01-01T00:00:00Z'));
  await db.one(confirmTotp, ada.userId, sealed, 0);
  const request = {
    idempotencyKey: 'once',
    mfaCode: await totpCode(secret, world.clock.now()),
  };
  const first = await hers.ask(request);
  expect((await hers.ask(request)).id).toBe(first.id);
  expect((await refusal(hers.ask({ ...request, idempotencyKey: 'other' }))).code).toBe(
    'MFA_INVALID',
  );
  expect(await hers.books()).toMatchObject({ 'cash_hold USD': '100' });
});

describe('a request is refused, and holds nothing,', () => {
  test.each<[string, Partial<CreateWithdrawalInput>, string, string | null]>([
    ['of nothing', { amount: '0' }, 'BAD_USER_INPUT', 'params.amount'],
    ['of half a cent', { amount: '1.005' }, 'BAD_USER_INPUT', 'params.amount'],
    ['of more than there is', { amount: '1000.01' }, 'INSUFFICIENT_FUNDS', null],
    [
      'in a currency that is not paid out',
      { currency: 'EUR' },
      'BAD_USER_INPUT',
      'params.payoutCurrency',
    ],
    ['without a saved account', { payoutCurrency: 'NZD' }, 'NOT_FOUND', null],
    [
      'to an account that nobody has',
      { bankAccountId: '01900000-0000-7000-8000-000000000009' },
      'NOT_FOUND',
      null,
    ],
    [
      'with a quote that nobody has',
      { quoteId: '01900000-0000-7000-8000-000000000009' },
      'NOT_FOUND',
      null,
    ],
  ])('%s', async (_title, differing, code, path) => {
    const refused = await refusal(hers.ask(differing));
    expect([refused.code, refused.fields?.[0]?.path ?? null]).toEqual([code, path]);
    expect(await hers.books()).toEqual({ 'cash USD': '1000' });
  });

  test('before the identity check is approved', async () => {
    await db.transaction((tx) => tx.run(setKyc, ada.userId, 'IN_REVIEW'));
    expect((await refusal(hers.ask())).code).toBe('KYC_REQUIRED');
  });

  test('from a restricted account', async () => {
    await db.transaction((tx) => tx.run(setAccountStatus, ada.live.id, 'RESTRICTED'));
    expect((await refusal(hers.ask())).code).toBe('ACCOUNT_RESTRICTED');
  });

  test('to an account that is not a day old, or whose holder was rejected', async () => {
    const { id } = await saveNzd(world, ada);
    const toNew = { payoutCurrency: 'NZD', bankAccountId: id };
    expect((await refusal(hers.ask(toNew))).code).toBe('INVALID_STATE');
    await work(world);
    expect((await refusal(hers.ask(toNew))).code).toBe('INVALID_STATE');
    await dayLater(world);
    expect(await hers.ask(toNew)).toMatchObject({ bankAccountId: id });
    await saveNzd(world, ada, { accountHolder: 'Eve', accountNumber: '08-6523-1954512-001' });
    await dayLater(world);
    expect(await hers.ask(toNew)).toMatchObject({ bankAccountId: id });
  });

  test('with the replacement of the account in use', async () => {
    const { id } = await saveUsd(world, ada, { accountNumber: '999999' });
    await work(world);
    expect((await refusal(hers.ask({ bankAccountId: id }))).code).toBe('INVALID_STATE');
  });

  test('of what orders hold, or a sale has not settled', async () => {
    await own(world, ada, '10');
    await giveCash(world, ada, 'USD', '1000');
    // On Monday, when the market is open.
    world.clock.advance(2 * DAY_MS);
    const other = limit('50', { assetId: asset('MSFT').id });
    await placeOrder(world.deps, ada.actor, other);
    expect((await refusal(hers.ask({ amount: '600' }))).code).toBe('INSUFFICIENT_FUNDS');
    await liquidatePosition(world.deps, ada.actor, {
      asset: { assetId: AAPL },
      size: { percent: '100' },
    });
    await runOnce(world.deps);
    expect(Number((await hers.books())['cash USD'])).toBeGreaterThan(1_000);
    expect((await refusal(hers.ask({ amount: '600' }))).code).toBe('INSUFFICIENT_FUNDS');
    const { withdrawable } = await fetchBalances(world.deps, ada.actor, {});
    expect(Number(withdrawable)).toBeGreaterThan(400);
    expect(await hers.ask({ amount: withdrawable })).toMatchObject({ status: 'REQUESTED' });
  });

  test('while twenty others are under way', async () => {
    for (let count = 0; count < 20; count += 1) await hers.ask({ amount: '1' });
    expect((await refusal(hers.ask({ amount: '1' }))).code).toBe('QUOTA_EXCEEDED');
  });
});

describe('an exchange', () => {
  test('pays out at the rate of a quote, which is used once and for this alone', async () => {
    await saveNzd(world, ada);
    await work(world);
    await dayLater(world);
    const quoted = { from: 'USD', to: 'NZD', amount: '100' };
    const quote = await getTemporaryQuote(world.deps, ada.actor, quoted);
    const input = { payoutCurrency: 'NZD', quoteId: quote.id };
    expect((await refusal(hers.ask({ ...input, amount: '99' }))).fields?.[0]?.path).toBe(
      'params.quoteId',
    );
    const { id, ...asked } = await hers.ask(input);
    expect(asked).toMatchObject({
      payoutAmount: quote.toAmount,
      exchangeRate: quote.rate,
      forexFeeFraction: quote.feeFraction,
      quoteId: quote.id,
    });
    expect((await refusal(hers.ask(input))).code).toBe('QUOTE_EXPIRED');
    await toTheEnd(world);
    expect(await hers.stored(id)).toMatchObject({ status: 'COMPLETED' });
    expect(world.bank.handed).toMatchObject([{ amount: quote.toAmount, currency: 'NZD' }]);
    expect(await hers.books()).toEqual({ 'cash USD': '900' });
  });

  test('without a quote is settled at the rate of the moment that it is paid, and undone whole', async () => {
    await saveNzd(world, ada);
    await work(world);
    await dayLater(world);
    world.bank.fate = 'RETURNED';
    const { id, payoutAmount } = await hers.ask({ payoutCurrency: 'NZD' });
    expect(payoutAmount).toBeNull();
    await toTheEnd(world);
    const row = await hers.stored(id);
    expect(row.status).toBe('RETURNED');
    expect(Number(row.payoutAmount)).toBeGreaterThan(100);
    expect(Number(row.exchangeRate)).toBeLessThan(Number(row.midRate));
    expect(await hers.books()).toEqual({ 'cash USD': '1000' });
  });

  test('after thirty seconds its quote has lapsed', async () => {
    await saveNzd(world, ada);
    await work(world);
    await dayLater(world);
    const quoted = { from: 'USD', to: 'NZD', amount: '100' };
    const quote = await getTemporaryQuote(world.deps, ada.actor, quoted);
    world.clock.advance(30_000);
    const late = hers.ask({ payoutCurrency: 'NZD', quoteId: quote.id });
    expect((await refusal(late)).code).toBe('QUOTE_EXPIRED');
  });

  test('of next to nothing is refused', async () => {
    const tiny = hers.ask({ amount: '0.01', payoutCurrency: 'NZD' });
    expect((await refusal(tiny)).fields?.[0]?.path).toBe('params.amount');
  });
});
