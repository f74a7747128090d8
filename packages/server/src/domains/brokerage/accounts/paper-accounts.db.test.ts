import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { providedDatabase } from '../../../db/testing.ts';
import { runDueJobs } from '../../../jobs/jobs.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { runOnce } from '../../trading/matching/matcher.ts';
import { getOrders } from '../../trading/orders/get-orders.ts';
import { orderOfUser } from '../../trading/orders/orders.sql.ts';
import { placeOrder } from '../../trading/orders/place-order.ts';
import { readPositions } from '../../trading/positions/read-positions.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import { moveCash, openBook } from '../../trading/settlement/books.ts';
import {
  balancesOf,
  buy,
  limit,
  own,
  refusal,
  type Trader,
  trader,
} from '../../trading/trading.fixture.ts';
import { brokerageWorld } from '../brokerage.fixture.ts';
import { depositWork } from '../deposits/carry-deposit.ts';
import { depositOfUser } from '../deposits/deposits.sql.ts';
import { type CreatePaperAccountInput, createPaperAccount } from './create-paper-account.ts';
import { type FundPaperAccountInput, fundPaperAccount } from './fund-paper-account.ts';
import { getBrokerAccounts } from './get-broker-accounts.ts';
import { type SimulatePaperDepositInput, simulatePaperDeposit } from './simulate-paper-deposit.ts';

let world: Awaited<ReturnType<typeof brokerageWorld>>;
let ada: Trader;

beforeEach(async () => {
  const db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await brokerageWorld({ db });
  ada = await trader(world, '1000');
});

afterEach(() => world.db.close());

const create = (input: CreatePaperAccountInput = {}) =>
  createPaperAccount(world.deps, ada.actor, input);
const fund = (input: Partial<FundPaperAccountInput>) =>
  fundPaperAccount(world.deps, ada.actor, {
    id: ada.paper.id,
    amount: '500',
    ...input,
  });
const simulate = (input: Partial<SimulatePaperDepositInput> = {}) =>
  simulatePaperDeposit(world.deps, ada.actor, {
    brokerAccountId: ada.paper.id,
    amount: '100',
    currency: 'USD',
    ...input,
  });
const paper = async () => {
  const accounts = await getBrokerAccounts(world.deps, ada.actor, { tradingMode: 'PAPER' });
  return accounts.find(({ id }) => id === ada.paper.id);
};

test('a practice account opens with 100,000 USD and a credential of its own', async () => {
  const account = await create();
  expect(account).toMatchObject({
    provider: 'PARTNER_PAPER',
    tradingMode: 'PAPER',
    name: 'Paper account',
    status: 'ACTIVE',
    currency: 'USD',
    cash: '100000',
    equity: '100000',
    buyingPower: '100000',
  });
  const order = await placeOrder(
    world.deps,
    ada.actor,
    buy({ brokerCredentialId: account.brokerCredentialId }),
  );
  expect(order.brokerAccountId).toBe(account.id);
});

test('its start can be any amount in any currency', async () => {
  const start = { cash: { amount: '5000.5', currency: 'NZD' } };
  expect(await create({ name: 'Kiwi', start })).toMatchObject({ cash: '5000.5', currency: 'NZD' });
  const broken = { cash: { amount: '0.001', currency: 'NZD' } };
  expect((await refusal(create({ start: broken }))).code).toBe('BAD_USER_INPUT');
});

test('a clone has the cash and the positions of its source, and no orders', async () => {
  await own(world, ada, '5');
  await placeOrder(world.deps, ada.actor, limit('90', { quantity: '1' }));
  const clone = await create({ start: { cloneFromBrokerAccountId: ada.live.id } });
  expect(clone).toMatchObject({ cash: '500', equity: '1000', buyingPower: '500' });
  const [position] = await readPositions(world.deps, ada.actor, { tradingMode: 'PAPER' });
  expect(position).toMatchObject({ quantity: '5', averageEntryPrice: '100' });
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('an account of somebody else cannot be cloned', async () => {
  const eve = await trader(world, '1', 'eve@example.com');
  const start = { cloneFromBrokerAccountId: eve.live.id };
  expect((await refusal(create({ start }))).code).toBe('NOT_FOUND');
});

test('a person may have 20 practice accounts', async () => {
  for (let count = 1; count < 20; count += 1) await create();
  expect((await refusal(create())).code).toBe('QUOTA_EXCEEDED');
});

test('a repetition under its key opens nothing', async () => {
  const first = await create({ idempotencyKey: 'once' });
  expect((await create({ idempotencyKey: 'once' })).id).toBe(first.id);
  const other = create({ idempotencyKey: 'once', name: 'Other' });
  expect((await refusal(other)).code).toBe('IDEMPOTENCY_CONFLICT');
});

test.each<[FundPaperAccountInput['mode'], string]>([
  ['ADD', '1500'],
  ['SET', '500'],
  ['RESET', '500'],
])('funding with %s leaves %s', async (mode, cash) => {
  expect((await fund({ mode })).cash).toBe(cash);
});

test('SET counts what is held, and refuses less than that', async () => {
  const paperOrder = limit('90', { quantity: '10', brokerAccountId: ada.paper.id });
  await placeOrder(world.deps, ada.actor, paperOrder);
  expect((await refusal(fund({ mode: 'SET', amount: '899.99' }))).code).toBe('INSUFFICIENT_FUNDS');
  expect(await fund({ mode: 'SET', amount: '900' })).toMatchObject({
    cash: '900',
    buyingPower: '0',
  });
});

test('RESET cancels, empties and hides everything', async () => {
  const onPaper = { brokerAccountId: ada.paper.id };
  await placeOrder(world.deps, ada.actor, buy({ ...onPaper, quantity: '2' }));
  await runOnce(world.deps);
  await placeOrder(world.deps, ada.actor, limit('90', { ...onPaper, quantity: '1' }));
  expect(await fund({ mode: 'RESET', amount: '700' })).toMatchObject({
    cash: '700',
    equity: '700',
  });
  expect(await readPositions(world.deps, ada.actor, { tradingMode: 'PAPER' })).toEqual([]);
  expect((await getOrders(world.deps, ada.actor, { tradingMode: 'PAPER' })).nodes).toEqual([]);
  expect(await balancesOf(world, ada.paper.id)).toEqual({ 'cash USD': '700' });
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('a repetition of a RESET under its key cancels nothing', async () => {
  await fund({ mode: 'RESET', idempotencyKey: 'once' });
  const { id } = await placeOrder(
    world.deps,
    ada.actor,
    limit('90', { brokerAccountId: ada.paper.id, quantity: '1' }),
  );
  await fund({ mode: 'RESET', idempotencyKey: 'once' });
  const { nodes } = await getOrders(world.deps, ada.actor, { group: 'OPEN' });
  expect(nodes.map((order) => order.id)).toEqual([id]);
});

test('only practice accounts of the caller take play money', async () => {
  expect((await refusal(fund({ id: ada.live.id }))).code).toBe('INVALID_STATE');
  const eve = await trader(world, '1', 'eve@example.com');
  expect((await refusal(fund({ id: eve.paper.id }))).code).toBe('NOT_FOUND');
});

test('a simulated deposit is credited at once', async () => {
  expect(await simulate()).toMatchObject({
    method: 'SIMULATED',
    status: 'COMPLETED',
    tradingMode: 'PAPER',
    credited: { amount: '100', currency: 'USD' },
    exchangeRate: null,
    completedAt: world.clock.now(),
  });
  expect((await paper())?.cash).toBe('1100');
});

test('a deposit in another currency is exchanged, with its fee', async () => {
  const deposit = await simulate({ currency: 'NZD', amount: '1000' });
  expect(deposit).toMatchObject({
    credited: { amount: '597', currency: 'USD' },
    exchangeRate: '0.597',
    forexFeeFraction: '0.005',
  });
  expect((await paper())?.cash).toBe('1597');
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('a deposit that fails leaves the cash as it was', async () => {
  expect(await simulate({ outcome: 'FAILED' })).toMatchObject({
    status: 'FAILED',
    credited: null,
    failureReason: expect.any(String),
  });
  expect((await paper())?.cash).toBe('1000');
});

test('a deposit that is taken back may leave a debt, and no buys are taken until it is paid', async () => {
  const onPaper = { brokerAccountId: ada.paper.id };
  const handlers = [depositWork(world.deps)];
  const step = async () => {
    world.clock.advance(60_000);
    await runDueJobs(world.deps, handlers);
  };
  await fund({ mode: 'SET', amount: '0' });
  await simulate({ amount: '300', outcome: 'RETURNED', delaySeconds: 60 });
  await step();
  await step();
  await placeOrder(world.deps, ada.actor, buy({ ...onPaper, quantity: '2' }));
  const open = await placeOrder(
    world.deps,
    ada.actor,
    limit('50', { ...onPaper, quantity: '1', timeInForce: 'GTC' }),
  );
  await runOnce(world.deps);
  await step();
  expect(await paper()).toMatchObject({
    status: 'RESTRICTED',
    cash: '-200.02',
    buyingPower: '0',
  });
  expect((await world.db.one(orderOfUser, ada.userId, open.id)).status).toBe('SUSPENDED');
  const more = placeOrder(world.deps, ada.actor, buy({ ...onPaper, quantity: '0.1' }));
  expect((await refusal(more)).code).toBe('ACCOUNT_RESTRICTED');
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
  await simulate({ amount: '400' });
  expect(await paper()).toMatchObject({ status: 'ACTIVE', cash: '199.98', buyingPower: '149.98' });
  expect((await world.db.one(orderOfUser, ada.userId, open.id)).status).toBe('NEW');
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('a deposit goes through its states one after the other', async () => {
  const { id, status } = await simulate({ delaySeconds: 5, outcome: 'RETURNED' });
  expect(status).toBe('PENDING');
  const handlers = [depositWork(world.deps)];
  const seen: string[] = [];
  for (let step = 0; step < 4; step += 1) {
    world.clock.advance(5_000);
    await runDueJobs(world.deps, handlers);
    seen.push((await world.db.one(depositOfUser, ada.userId, id)).status);
  }
  expect(seen).toEqual(['PROCESSING', 'COMPLETED', 'RETURNED', 'RETURNED']);
  expect((await paper())?.cash).toBe('1000');
});

test('accounts are listed with the platform account first, then by name', async () => {
  await create({ name: 'Beta' });
  await create({ name: 'alpha' });
  const all = await getBrokerAccounts(world.deps, ada.actor, {});
  expect(all.map(({ name }) => name)).toEqual([
    'Platform account',
    'alpha',
    'Beta',
    'Practice account',
  ]);
});

test('RESET empties the books of active strategies too', async () => {
  const { id } = await create({ name: 'With a strategy' });
  const owner = { userId: ada.userId, brokerAccountId: id, tradingMode: 'PAPER' } as const;
  const bookId = '01900000-0000-7000-8000-00000000000f';
  await world.deps.db.transaction(async (tx) => {
    await openBook(tx, world.deps, bookId, owner);
    const transfer = { ...owner, fromBookId: id, toBookId: bookId };
    const source = { sourceType: 'active_strategy', sourceId: bookId };
    await moveCash(tx, world.deps, { ...transfer, ...source }, 'USD', decimal(400));
  });
  const before = await getBrokerAccounts(world.deps, ada.actor, { tradingMode: 'PAPER' });
  expect(before.find((account) => account.id === id)).toMatchObject({
    cash: '100000',
    buyingPower: '99600',
  });
  await fund({ id, mode: 'RESET' });
  expect(await balancesOf(world, bookId)).toEqual({});
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test.each([1, -1])(
  'a deposit without a delay has ended in its answer, by a clock of %i ms a reading',
  async (by) => {
    let reads = 0;
    const now = () => {
      reads += 1;
      return new Date(world.clock.now().getTime() + by * reads);
    };
    const input = { brokerAccountId: ada.paper.id, amount: '100', currency: 'USD' };
    const deps = { ...world.deps, clock: { now } };
    expect((await simulatePaperDeposit(deps, ada.actor, input)).status).toBe('COMPLETED');
  },
);
