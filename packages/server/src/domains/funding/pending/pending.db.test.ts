import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import { giveCash, refusal, type Trader } from '../../trading/trading.fixture.ts';
import { depositsOf } from '../deposits/deposits.fixture.ts';
import { getTemporaryQuote } from '../exchange/get-temporary-quote.ts';
import { banked, type FundingWorld, fundingWorld, setKyc } from '../funding.fixture.ts';
import { MINUTE, toTheEnd, withdrawalsOf } from '../withdrawals/withdrawals.fixture.ts';
import type { CreatePendingInput } from './create-pending.ts';
import { fetchPending } from './fetch-pending.ts';

const DAY = 24 * 60 * MINUTE;
const UNKNOWN = '01900000-0000-7000-8000-000000000009';

const unsign = statement<never, [userId: string]>(
  'test_pending_unsign',
  'delete from signed_agreements where user_id = $1',
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

describe('an announcement', () => {
  test('under a key is one', async () => {
    const sum = { bankTransfer: { amount: '5000', currency: 'NZD' } };
    const { id } = await hers.start(sum, 'once');
    expect((await hers.start(sum, 'once')).id).toBe(id);
    const other = hers.start({ bankTransfer: { amount: '5001', currency: 'NZD' } }, 'once');
    expect((await refusal(other)).code).toBe('IDEMPOTENCY_CONFLICT');
  });

  test.each<[Omit<CreatePendingInput, 'idempotencyKey'>, string]>([
    [{ bankTransfer: { amount: '0', currency: 'NZD' } }, 'bankTransfer.amount'],
    [{ bankTransfer: { amount: '9.99', currency: 'USD' } }, 'bankTransfer.amount'],
    [{ bankTransfer: { amount: '10.001', currency: 'USD' } }, 'bankTransfer.amount'],
    [{ bankTransfer: { amount: '10', currency: 'EUR' } }, 'bankTransfer.currency'],
    [{ cardCharge: { amount: '10', currency: 'EUR' } }, 'cardCharge.currency'],
  ])('%j is refused, naming %s', async (transaction, path) => {
    expect((await refusal(hers.start(transaction))).fields?.[0]?.path).toBe(`params.${path}`);
  });

  test('needs the identity check, the agreement, and a card for a charge', async () => {
    const charge = { amount: '10', currency: 'USD' };
    expect((await refusal(hers.start({ cardCharge: charge }))).code).toBe('INVALID_STATE');
    const named = hers.start({ cardCharge: { ...charge, cardId: UNKNOWN } });
    expect((await refusal(named)).code).toBe('NOT_FOUND');
    await db.transaction((tx) => tx.run(unsign, ada.userId));
    expect((await refusal(hers.announce())).code).toBe('AGREEMENT_REQUIRED');
    await db.transaction((tx) => tx.run(setKyc, ada.userId, 'REJECTED'));
    expect((await refusal(hers.announce())).code).toBe('KYC_REQUIRED');
  });

  test('is the twentieth at most that waits', async () => {
    for (let count = 0; count < 20; count += 1) await hers.announce();
    expect((await refusal(hers.announce())).code).toBe('QUOTA_EXCEEDED');
    world.clock.advance(7 * DAY);
    expect(await hers.announce()).toMatchObject({ status: 'PENDING' });
  });
});

describe('an exchange', () => {
  const quoteOf = (amount: string) =>
    getTemporaryQuote(world.deps, ada.actor, { from: 'USD', to: 'NZD', amount });

  test('trades cash at the rate of a quote, once', async () => {
    const quote = await quoteOf('100');
    const exchange = { quoteId: quote.id };
    expect(await hers.start({ exchange })).toMatchObject({
      kind: 'EXCHANGE',
      status: 'COMPLETED',
      amount: '100',
      currency: 'USD',
      bought: { amount: quote.toAmount, currency: 'NZD' },
      expiresAt: null,
    });
    expect(await hers.books()).toEqual({ 'cash USD': '900', 'cash NZD': quote.toAmount });
    expect((await refusal(hers.start({ exchange }))).code).toBe('QUOTE_EXPIRED');
  });

  test('of more than there is changes nothing, and its quote stays good', async () => {
    const { id: quoteId } = await quoteOf('1000.01');
    expect((await refusal(hers.start({ exchange: { quoteId } }))).code).toBe('INSUFFICIENT_FUNDS');
    expect(await hers.books()).toEqual({ 'cash USD': '1000' });
    await giveCash(world, ada, 'USD', '1');
    expect(await hers.start({ exchange: { quoteId } })).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('the list', () => {
  test('of pending transactions hold withdrawals as they go on, by kind and state', async () => {
    const outgoing = withdrawalsOf(world, ada);
    const { id } = await outgoing.ask({ reference: 'HOUSE' });
    await hers.announce();
    expect(
      (await hers.pending({ kinds: ['WITHDRAWAL'], statuses: ['PENDING'] })).nodes,
    ).toMatchObject([
      { id, amount: '100', reference: 'HOUSE', withdrawal: { id, status: 'REQUESTED' } },
    ]);
    const page = await hers.pending({ limit: 1 });
    const rest = await hers.pending({ limit: 1, cursor: page.nextCursor });
    expect(new Set([page, rest].map(({ nodes }) => nodes[0]?.kind))).toEqual(
      new Set(['BANK_TRANSFER', 'WITHDRAWAL']),
    );
    world.bank.fate = 'RETURNED';
    await toTheEnd(world);
    expect((await hers.pending({ kinds: ['WITHDRAWAL'] })).nodes).toMatchObject([
      { status: 'FAILED', failureReason: expect.stringContaining('back') },
    ]);
    const eve = await banked(world, '1', 'eve@example.com');
    expect((await fetchPending(world.deps, eve.actor, {})).nodes).toEqual([]);
  });
});
