import { DAY_MS, HOUR_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { afterEach, describe, expect, test } from 'vitest';
import { simulatedSignature } from '../../adapters/embedded/card-processor/simulated-event.ts';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { runDueJobs } from '../../jobs/jobs.ts';
import type { CardProcessor, ChargeOrder } from '../../ports/card-processor.ts';
import { onBooks } from '../../testing/on-database.ts';
import { oldEvents, takeEvent } from '../provider-events/index.ts';
import { faultsOfTheBooks } from '../trading/settlement/books.fixture.ts';
import { refusal, type Trader } from '../trading/trading.fixture.ts';
import { cardsOf } from './cards.fixture.ts';
import {
  banked,
  type FundingWorld,
  fundingWorld,
  later,
  WEBHOOK_SECRET,
} from './funding.fixture.ts';
import { withdrawalsOf } from './withdrawals/withdrawals.fixture.ts';

const UNKNOWN = '01900000-0000-7000-8000-000000000009';
const VISA = 'pm_sim_visa_4242';

const byKind = statement<{ sum: string }, [kind: string]>(
  'test_cards_by_kind',
  `select coalesce(sum(l.amount), 0)::text as sum
   from journal_lines l join ledger_accounts a on a.id = l.account_id where a.kind = $1`,
);

const countCards = statement<{ count: number }>(
  'test_cards_count',
  'select count(*)::int as count from cards',
);

let db: Database;
let world: FundingWorld;
let ada: Trader;
let hers: ReturnType<typeof cardsOf>;

onBooks(async (given) => {
  db = given;
  world = await fundingWorld({ db });
  ada = await banked(world, '1000');
  hers = cardsOf(world, ada);
});
afterEach(async () => {
  expect(await faultsOfTheBooks(db)).toEqual([]);
  await db.close();
});

/** The world with a processor that answers otherwise. */
function withProcessor(differing: Partial<CardProcessor>) {
  const { deps } = world;
  const cardProcessor = { ...deps.cardProcessor, ...differing };
  return cardsOf({ ...world, deps: { ...deps, cardProcessor } }, ada);
}

describe('a card', () => {
  test('is saved behind its token, once, and the first is the default one', async () => {
    expect(await hers.save(null)).toMatchObject({ card: null, clientSecret: expect.any(String) });
    const { card } = await hers.save(VISA);
    expect(card).toMatchObject({ brand: 'VISA', last4: '4242', status: 'ACTIVE', default: true });
    expect((await hers.save(VISA)).card?.id).toBe(card?.id);
    const other = await hers.save('pm_sim_mastercard_5555', { setAsDefault: true });
    expect((await hers.list()).map((one) => [one.brand, one.default])).toEqual([
      ['MASTERCARD', true],
      ['VISA', false],
    ]);
    await hers.remove(other.card?.id ?? '');
    expect(await hers.list()).toMatchObject([{ id: card?.id, default: true }]);
    const eve = cardsOf(world, await banked(world, '1', 'eve@example.com'));
    expect(await eve.list()).toEqual([]);
    expect((await refusal(eve.remove(card?.id ?? ''))).code).toBe('NOT_FOUND');
  });

  test.each([
    ['pm_sim_visa_0002', {}, 'INVALID_STATE', undefined],
    ['tok_of_nobody', {}, 'BAD_USER_INPUT', 'params.paymentMethodToken'],
    [VISA, { returnUrl: 'http://example.com/back' }, 'BAD_USER_INPUT', 'params.returnUrl'],
    [VISA, { returnUrl: 'javascript:alert(1)' }, 'BAD_USER_INPUT', 'params.returnUrl'],
  ])('with the token %s %j is refused as %s', async (token, differing, code, path) => {
    const refused = await refusal(hers.save(token, differing));
    expect([refused.code, refused.fields?.[0]?.path]).toEqual([code, path]);
    expect(await hers.list()).toEqual([]);
    expect(await db.one(countCards)).toEqual({ count: 0 });
  });

  test('that the bank asks about is confirmed at its page, or called off', async () => {
    const { card, setupUrl } = await hers.save('pm_sim_visa_3220');
    expect(card).toMatchObject({ status: 'PENDING_SETUP', default: true });
    expect((await refusal(hers.charge())).code).toBe('INVALID_STATE');
    await hers.answer(setupUrl, true);
    await hers.work();
    expect(await hers.list()).toMatchObject([{ id: card?.id, status: 'ACTIVE' }]);
    const second = await hers.save('pm_sim_amex_3220');
    await hers.answer(second.setupUrl, false);
    await hers.work();
    const third = await hers.save('pm_sim_mastercard_3220');
    await later(world, HOUR_MS);
    const failed = { status: 'FAILED', failureCode: 'NOT_CONFIRMED' };
    expect((await hers.list()).slice(1)).toMatchObject([failed, failed]);
    await hers.answer(third.setupUrl, true);
    await hers.work();
    expect((await hers.list()).at(-1)).toMatchObject(failed);
  });

  test('expires with its month, and is not charged any more', async () => {
    await hers.save('pm_sim_visa_0069');
    await later(world, 31 * DAY_MS);
    expect(await hers.list()).toMatchObject([{ status: 'EXPIRED' }]);
    expect((await refusal(hers.charge())).code).toBe('INVALID_STATE');
  });

  test('is saved by a job where the processor was not there', async () => {
    const away = withProcessor({
      finish: async () => ({ kind: 'unreachable', problem: 'closed' }),
    });
    expect((await refusal(away.save(VISA))).code).toBe('PROVIDER_UNAVAILABLE');
    expect(await hers.list()).toEqual([]);
    world.clock.advance(2 * MINUTE_MS);
    await hers.work();
    expect(await hers.list()).toMatchObject([{ status: 'ACTIVE', default: true }]);
  });

  test('is the twentieth at most', async () => {
    for (let count = 0; count < 20; count += 1) await hers.save(`pm_sim_visa_${5000 + count}`);
    expect((await refusal(hers.save(VISA))).code).toBe('QUOTA_EXCEEDED');
  });
});

describe('a deposit by card', () => {
  test('is charged once, can be invested at once, and be withdrawn after seven days', async () => {
    const { card } = await hers.save(VISA);
    const charged = await hers.charge('250.5', {}, 'once');
    expect(await hers.charge('250.5', {}, 'once')).toMatchObject({ id: charged.id });
    expect(charged).toMatchObject({ kind: 'CARD_CHARGE', status: 'COMPLETED', cardId: card?.id });
    await hers.work();
    expect(await hers.books()).toEqual({ 'cash USD': '1250.5' });
    expect((await hers.deposits()).nodes).toMatchObject([
      { method: 'CARD', status: 'COMPLETED', cardId: card?.id, pendingTransactionId: charged.id },
    ]);
    expect(await db.one(byKind, 'external_card')).toEqual({ sum: '-250.5' });
    const out = withdrawalsOf(world, ada);
    expect((await refusal(out.ask({ amount: '1000.01' }))).code).toBe('INSUFFICIENT_FUNDS');
    world.clock.advance(7 * DAY_MS);
    expect(await out.ask({ amount: '1000.01' })).toMatchObject({ status: 'REQUESTED' });
  });

  test.each([
    [{ currency: 'EUR' }, 'params.cardCharge.currency'],
    [{ amount: '0.5' }, 'params.cardCharge.amount'],
    [{ amount: '10.001' }, 'params.cardCharge.amount'],
    [{ amount: '5000.01' }, 'params.cardCharge.amount'],
  ])('of %j is refused, naming %s', async (differing, path) => {
    await hers.save(VISA);
    expect((await refusal(hers.charge('10', differing))).fields?.[0]?.path).toBe(path);
  });

  test('needs a card of the person that can be charged', async () => {
    expect((await refusal(hers.charge())).code).toBe('INVALID_STATE');
    expect((await refusal(hers.charge('10', { cardId: UNKNOWN }))).code).toBe('NOT_FOUND');
  });

  test('that the bank refuses says so, and adds nothing', async () => {
    await hers.save('pm_sim_visa_0341');
    const { id } = await hers.charge();
    expect(await hers.pending(id)).toMatchObject({
      status: 'FAILED',
      failureCode: 'CARD_DECLINED',
      failureReason: 'The bank refused the charge',
    });
    await hers.work();
    expect(await hers.books()).toEqual({ 'cash USD': '1000' });
  });

  test('that the bank asks about is confirmed, called off, or lapses after an hour', async () => {
    const { card } = await hers.save('pm_sim_visa_3184');
    const [first, second, third] = [await hers.charge(), await hers.charge(), await hers.charge()];
    expect(first).toMatchObject({ status: 'PENDING', confirmationUrl: expect.any(String) });
    expect((await refusal(hers.remove(card?.id ?? ''))).code).toBe('INVALID_STATE');
    await hers.answer(first.confirmationUrl, true);
    await hers.answer(second.confirmationUrl, false);
    await hers.work();
    world.clock.advance(HOUR_MS);
    await hers.work();
    await hers.answer(third.confirmationUrl, true);
    await hers.work();
    const ends = await Promise.all([first, second, third].map(({ id }) => hers.pending(id)));
    expect(ends.map((one) => one?.status)).toEqual(['COMPLETED', 'CANCELED', 'EXPIRED']);
    expect(await hers.books()).toEqual({ 'cash USD': '1100' });
  });

  test('that the card network takes back is gone, and what is missing is owed', async () => {
    await hers.save('pm_sim_visa_0259');
    await hers.charge('600');
    await hers.work();
    const out = withdrawalsOf(world, ada);
    await out.ask({ amount: '1000' });
    world.clock.advance(MINUTE_MS);
    await hers.work();
    expect((await hers.deposits()).nodes).toMatchObject([
      { status: 'RETURNED', failureCode: 'TAKEN_BACK' },
    ]);
    expect(await hers.books()).toEqual({ 'cash_hold USD': '1000' });
    expect(await db.one(byKind, 'external_card')).toEqual({ sum: '0' });
  });

  test('whose answers are lost and come twice is charged once', async () => {
    await hers.save(VISA);
    const orders: ChargeOrder[] = [];
    let isLost = true;
    const lossy = withProcessor({
      async charge(order, signal) {
        orders.push(order);
        const state = await world.deps.cardProcessor.charge(order, signal);
        return isLost ? { kind: 'unreachable', problem: 'no answer' } : state;
      },
    });
    const { id } = await lossy.charge('80');
    await lossy.work();
    isLost = false;
    world.clock.advance(MINUTE_MS);
    await lossy.work();
    await lossy.work();
    expect(new Set(orders.map((order) => order.id))).toEqual(new Set([id]));
    expect(await hers.books()).toEqual({ 'cash USD': '1080' });
  });
});

describe('a message of the processor', () => {
  const said = (eventId: string, id: string) =>
    JSON.stringify({ eventId, about: { kind: 'charge', id } });
  const signed = (body: string, secret = WEBHOOK_SECRET) =>
    simulatedSignature(secret, world.clock.now(), body);

  test.each<[string, (body: string) => [string, string]]>([
    ['without a signature', (body) => [body, '']],
    ['signed by somebody else', (body) => [body, signed(body, 'another secret')]],
    ['changed on the way', (body) => [`${body} `, signed(body)]],
    [
      'sent again an hour later',
      (body) => [
        body,
        simulatedSignature(WEBHOOK_SECRET, new Date(world.clock.now().getTime() - HOUR_MS), body),
      ],
    ],
  ])('%s is refused', async (_how, forge) => {
    await hers.save('pm_sim_visa_3184');
    const { id, confirmationUrl } = await hers.charge();
    await hers.answer(confirmationUrl, true);
    expect(await hers.hears(...forge(said('e1', id)))).toBe('forged');
  });

  test('about something unknown has to come again; what is known is read anew, in any order', async () => {
    const unknown = said('e0', UNKNOWN);
    expect(await hers.hears(unknown, signed(unknown))).toBe('unknown');
    await hers.save('pm_sim_visa_0259');
    const { id } = await hers.charge('40');
    await hers.work();
    world.clock.advance(MINUTE_MS);
    for (const event of ['disputed', 'succeeded', 'disputed', 'created']) {
      const body = said(event, id);
      expect(await hers.hears(body, signed(body))).toBe('taken');
      await hers.work();
    }
    expect(await hers.books()).toEqual({ 'cash USD': '1000' });
    expect((await hers.deposits()).nodes).toMatchObject([{ status: 'RETURNED' }]);
  });

  test('is taken once for 90 days, and a provider of another party may use its id', async () => {
    const { deps, clock } = world;
    const looked: string[] = [];
    const look = { kind: 'look', everySeconds: null, run: async (key: string) => note(key) };
    const note = (key: string) => {
      looked.push(key);
      return null;
    };
    const take = async (party: 'CARDS' | 'IDENTITY') => {
      await oldEvents(deps).run('all', new AbortController().signal);
      const event = { party, provider: 'one', eventId: 'e1' };
      expect(await takeEvent(deps, event, async () => ({ kind: 'look', key: party }))).toBe(
        'taken',
      );
      await runDueJobs(deps, [look]);
    };
    await take('CARDS');
    await take('IDENTITY');
    clock.advance(89 * DAY_MS);
    await take('CARDS');
    expect(looked).toEqual(['CARDS', 'IDENTITY']);
    clock.advance(2 * DAY_MS);
    await take('CARDS');
    expect(looked).toEqual(['CARDS', 'IDENTITY', 'CARDS']);
  });
});
