import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { updateConfig } from '../../brokerage/accounts/invest-account-config.ts';
import { fetchBalances } from '../../brokerage/balances.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import { refusal, type Trader } from '../../trading/trading.fixture.ts';
import { banked, type FundingWorld, fundingWorld, mailsOf, setKyc } from '../funding.fixture.ts';
import { deleteExpiredPending } from '../pending/delete-expired.ts';
import { MINUTE, toTheEnd, withdrawalsOf } from '../withdrawals/withdrawals.fixture.ts';
import { depositsOf } from './deposits.fixture.ts';
import { fetchUserDeposits } from './fetch-user-deposits.ts';
import type { BankLine } from './receive-bank-line.ts';
import { storedReference } from './reference.ts';
import { markAllDepositsAsViewed, markDepositAsViewed } from './view-deposits.ts';

const DAY = 24 * 60 * MINUTE;
const UNKNOWN = '01900000-0000-7000-8000-000000000009';

const statusOfAccount = statement<{ status: string }, [accountId: string]>(
  'test_deposits_account_status',
  'select status from broker_accounts where id = $1',
);

let db: Database;
let world: FundingWorld;
let ada: Trader;
let hers: ReturnType<typeof depositsOf>;

onBooks(async (given) => {
  db = given;
  world = await fundingWorld({ db });
  ada = await banked(world);
  hers = depositsOf(world, ada);
});
afterEach(async () => {
  expect(await faultsOfTheBooks(db)).toEqual([]);
  await db.close();
});

describe('where to send money', () => {
  test('is the same reference for ever, whatever the currency', async () => {
    const first = await hers.detail();
    expect(first).toMatchObject({ currency: 'USD', routingNumber: '021000021', particulars: null });
    expect(first.reference).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(await hers.detail('NZD')).toMatchObject({
      reference: first.reference,
      routingNumber: null,
      particulars: 'INVEST',
      code: 'DEPOSIT',
    });
  });

  test('is told after the identity check, for currencies that are taken', async () => {
    expect((await refusal(hers.detail('GBP'))).fields?.[0]?.path).toBe('params.currency');
    await db.transaction((tx) => tx.run(setKyc, ada.userId, 'IN_REVIEW'));
    expect((await refusal(hers.detail())).code).toBe('KYC_REQUIRED');
  });
});

describe('a transfer', () => {
  test('with the permanent reference is added to the cash, in whatever way it was written', async () => {
    const { reference } = await hers.detail();
    await hers.take({
      reference: ` ${reference.slice(0, 4).toLowerCase()}-${reference.slice(4)} `,
    });
    expect(await fetchBalances(world.deps, ada.actor, {})).toMatchObject({
      pendingDeposits: '500',
    });
    await hers.work();
    expect(await hers.books()).toEqual({ 'cash USD': '1500' });
    expect((await hers.deposits()).nodes).toMatchObject([
      {
        method: 'BANK_TRANSFER',
        status: 'COMPLETED',
        tradingMode: 'LIVE',
        credited: { amount: '500', currency: 'USD' },
        reference,
        viewed: false,
      },
    ]);
  });

  test('in another currency is exchanged at the fee of the plan, or left as it is', async () => {
    const { reference } = await hers.detail();
    await hers.take({ reference, amount: '1000', currency: 'NZD' });
    await hers.work();
    const { 'cash USD': cash, ...others } = await hers.books();
    expect(others).toEqual({});
    expect(Number(cash)).toBeCloseTo(1_000 + 1_000 * 0.6 * 0.995, 2);
    await updateConfig(world.deps, ada.actor, { autoConvertDeposits: false });
    await hers.take({ bankLineId: 'L2', reference, amount: '50', currency: 'NZD' });
    await hers.work();
    expect(await hers.books()).toMatchObject({ 'cash NZD': '50' });
  });

  test('that was announced is matched, a slightly smaller one too', async () => {
    const announced = await hers.announce();
    expect(announced).toMatchObject({
      kind: 'BANK_TRANSFER',
      status: 'PENDING',
      deposit: null,
      bankDetail: { currency: 'USD', reference: announced.reference },
      expiresAt: new Date(world.clock.now().getTime() + 7 * DAY),
    });
    await hers.take({ reference: announced.reference, amount: '490' });
    await hers.work();
    expect((await hers.pending()).nodes).toMatchObject([
      { id: announced.id, status: 'COMPLETED', deposit: { amount: '490', status: 'COMPLETED' } },
    ]);
  });

  test('of quite another amount is added, and what was announced still waits', async () => {
    const { reference } = await hers.announce();
    await hers.take({ reference, amount: '100' });
    await hers.work();
    expect((await hers.pending()).nodes).toMatchObject([{ status: 'PENDING', deposit: null }]);
    expect(await hers.books()).toEqual({ 'cash USD': '1100' });
  });

  test('that comes after what announced it has lapsed and was deleted is added all the same', async () => {
    const { reference } = await hers.announce();
    world.clock.advance(7 * DAY);
    expect((await hers.pending()).nodes).toMatchObject([{ status: 'EXPIRED' }]);
    expect(await deleteExpiredPending(world.deps, ada.actor)).toHaveLength(1);
    expect((await hers.pending()).nodes).toEqual([]);
    expect(await deleteExpiredPending(world.deps, ada.actor)).toEqual([]);
    await hers.take({ reference });
    await hers.work();
    expect(await hers.books()).toEqual({ 'cash USD': '1500' });
  });

  test('reported twice counts once, and with other figures is a conflict', async () => {
    const { reference } = await hers.detail();
    const first = await hers.take({ reference });
    expect(await hers.take({ reference })).toEqual({ ...first, replayed: true });
    expect((await refusal(hers.take({ reference, amount: '501' }))).code).toBe('CONFLICT');
    await hers.work();
    expect(await hers.books()).toEqual({ 'cash USD': '1500' });
  });

  test.each<[Partial<BankLine>, string]>([
    [{ amount: '0' }, 'amount'],
    [{ amount: '-5' }, 'amount'],
    [{ amount: '1.005' }, 'amount'],
    [{ amount: 'ten' }, 'amount'],
    [{ currency: 'EUR' }, 'currency'],
    [{ bankLineId: '' }, 'bankLine'],
  ])('with %j is refused, naming %s', async (line, path) => {
    const { reference } = await hers.detail();
    expect((await refusal(hers.take({ reference, ...line }))).fields?.[0]?.path).toBe(path);
  });

  test('with a reference that nobody has is nobody’s', async () => {
    expect((await refusal(hers.take({ reference: 'NOBODY22' }))).code).toBe('NOT_FOUND');
  });
});

describe('what the bank takes back', () => {
  const arrived = async (amount = '500'): Promise<string> => {
    const { depositId } = await hers.take({ reference: (await hers.detail()).reference, amount });
    await hers.work();
    return depositId;
  };

  test('leaves the cash, and the person is mailed why', async () => {
    const id = await arrived();
    expect(await hers.takeBack(id)).toMatchObject({ status: 'RETURNED' });
    expect(await hers.books()).toEqual({ 'cash USD': '1000' });
    expect((await mailsOf(world)).at(-1)).toMatchObject({
      subject: 'A deposit was taken back',
      text: expect.stringContaining('The sender called it back.'),
    });
    expect((await refusal(hers.takeBack(id))).code).toBe('INVALID_STATE');
  });

  test('before it was added never is', async () => {
    const { depositId } = await hers.take({ reference: (await hers.detail()).reference });
    expect(await hers.takeBack(depositId)).toMatchObject({ status: 'FAILED' });
    await hers.work();
    expect(await hers.books()).toEqual({ 'cash USD': '1000' });
  });

  test('and is not there any more is owed: the account is restricted, and nothing is paid out', async () => {
    const id = await arrived();
    const outgoing = withdrawalsOf(world, ada);
    const asked = await outgoing.ask({ amount: '1400' });
    await hers.takeBack(id);
    expect(await hers.books()).toMatchObject({ 'cash_hold USD': '1400', 'debt USD': '-400' });
    expect(await db.one(statusOfAccount, ada.live.id)).toEqual({ status: 'RESTRICTED' });
    await toTheEnd(world);
    expect(await outgoing.stored(asked.id)).toMatchObject({ status: 'APPROVAL_PENDING' });
    expect((await refusal(outgoing.ask({ amount: '1' }))).code).toBe('ACCOUNT_RESTRICTED');
    // What is free again pays the debt first.
    await outgoing.cancel(asked.id);
    expect(await hers.books()).toEqual({ 'cash USD': '1000' });
    expect(await db.one(statusOfAccount, ada.live.id)).toEqual({ status: 'ACTIVE' });
  });

  test('marks what announced it as failed, with the reason', async () => {
    const { reference } = await hers.announce();
    const { depositId } = await hers.take({ reference });
    await hers.work();
    await hers.takeBack(depositId);
    expect((await hers.pending()).nodes).toMatchObject([
      { status: 'FAILED', failureReason: 'The sender called it back.' },
    ]);
  });

  test.each([
    [UNKNOWN, 'ok', 'NOT_FOUND'],
    ['no-id', 'ok', 'NOT_FOUND'],
    [UNKNOWN, ' ', 'BAD_USER_INPUT'],
  ])('is not %s for the reason %j', async (id, reason, code) => {
    expect((await refusal(hers.takeBack(id, reason))).code).toBe(code);
  });
});

describe('lists', () => {
  test('of deposits come by pages and filters, and are seen one by one or all', async () => {
    const { reference } = await hers.detail();
    for (const bankLineId of ['1', '2', '3']) {
      world.clock.advance(MINUTE);
      await hers.take({ reference, bankLineId, amount: bankLineId });
    }
    await hers.work();
    const first = await hers.deposits({ limit: 2 });
    expect(first.nodes.map(({ amount }) => amount)).toEqual(['3', '2']);
    const second = await hers.deposits({ limit: 2, cursor: first.nextCursor });
    expect(second).toMatchObject({ nodes: [{ amount: '1' }], nextCursor: null });
    const [newest] = first.nodes;
    await markDepositAsViewed(world.deps, ada.actor, { id: newest?.id ?? '' });
    expect((await hers.deposits({ onlyUnviewed: true })).nodes).toHaveLength(2);
    expect(await markAllDepositsAsViewed(world.deps, ada.actor)).toHaveLength(2);
    expect((await hers.deposits({ onlyUnviewed: true })).nodes).toEqual([]);
    expect((await hers.deposits({ from: newest?.createdAt ?? null })).nodes).toHaveLength(1);
    expect((await hers.deposits({ to: newest?.createdAt ?? null })).nodes).toHaveLength(2);
    expect((await hers.deposits({ tradingMode: 'PAPER' })).nodes).toEqual([]);
    expect((await hers.deposits({ statuses: ['FAILED'] })).nodes).toEqual([]);
    const wrong = hers.deposits({ cursor: 'x' });
    expect((await refusal(wrong)).fields?.[0]?.path).toBe('params.cursor');
  });

  test('a deposit that is not completed, or not one’s own, is not marked as seen', async () => {
    const { depositId: id } = await hers.take({ reference: (await hers.detail()).reference });
    expect((await refusal(markDepositAsViewed(world.deps, ada.actor, { id }))).code).toBe(
      'INVALID_STATE',
    );
    const eve = await banked(world, '1', 'eve@example.com');
    expect((await refusal(markDepositAsViewed(world.deps, eve.actor, { id }))).code).toBe(
      'NOT_FOUND',
    );
    expect((await fetchUserDeposits(world.deps, eve.actor, {})).nodes).toEqual([]);
  });
});

test.each([
  ['abc2-3456', 'ABC23456'],
  [' ABC 234 56', 'ABC23456'],
])('the reference %j is stored as %s', (text, stored) => {
  expect(storedReference(text)).toBe(stored);
});
