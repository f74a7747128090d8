import { HOUR_MS } from '@investing-platform/schema/durations';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type FakeAlpaca,
  fakeAlpaca,
  KEYS,
} from '../../../adapters/alpaca/broker/fake-alpaca.fixture.ts';
import { statement } from '../../../db/statement.ts';
import { secretBox } from '../../../kernel/secret-box.ts';
import { runOnce } from '../../trading/matching/matcher.ts';
import { orderOfUser } from '../../trading/orders/orders.sql.ts';
import { placeOrder } from '../../trading/orders/place-order.ts';
import { readPositions } from '../../trading/positions/read-positions.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import { buy, limit, refusal, type Trader, trader } from '../../trading/trading.fixture.ts';
import { getBrokerAccounts } from '../accounts/get-broker-accounts.ts';
import { type BrokerageWorld, brokerageWorld } from '../brokerage.fixture.ts';
import { credentialsOfUser } from './credentials.sql.ts';
import { deleteCredential } from './delete-credential.ts';
import { credentialProbes, probeCredential } from './probe-credential.ts';
import { reencryptBrokerCredentials } from './reencrypt-credentials.ts';
import { type SaveCredentialInput, saveCredential } from './save-credential.ts';

let alpaca: FakeAlpaca;
let world: BrokerageWorld;
let ada: Trader;

beforeEach(async () => {
  alpaca = await fakeAlpaca();
  world = await brokerageWorld({ fetch: alpaca.fetch });
  ada = await trader(world, '1000');
});
afterEach(() => alpaca.close());

const values = (keys: Record<string, string> = KEYS) =>
  Object.entries(keys).map(([name, value]) => ({ name, value }));
const save = (differing: Partial<SaveCredentialInput> = {}, owner = ada) =>
  saveCredential(world.deps, owner.actor, {
    provider: 'ALPACA',
    label: 'Mine',
    tradingMode: 'PAPER',
    values: values(),
    ...differing,
  });
const accounts = () => getBrokerAccounts(world.deps, ada.actor, { includeEnded: true });
const connected = async () => (await accounts()).find(({ provider }) => provider === 'ALPACA');

const stored = statement<{ sealed: string | null; all: string }>(
  'test_stored_credentials',
  `select sealed_values as sealed, row_to_json(c)::text as all from broker_credentials c
   where not system_managed`,
);

test('keys that the broker accepts are active, and its account is there with all that it has', async () => {
  expect(await save()).toMatchObject({
    provider: 'ALPACA',
    label: 'Mine',
    status: 'ACTIVE',
    failureReason: null,
    keySuffix: '4XY7',
    systemManaged: false,
    capabilities: expect.arrayContaining(['TRADE', 'READ_BALANCES']),
    lastVerifiedAt: world.clock.now(),
  });
  expect(await connected()).toMatchObject({
    tradingMode: 'PAPER',
    numberMasked: '****ABCD',
    status: 'ACTIVE',
    cash: '4000.32',
    equity: '5005.32',
    lastSyncedAt: world.clock.now(),
  });
  const positions = await readPositions(world.deps, ada.actor, { tradingMode: 'PAPER' });
  expect(positions).toMatchObject([
    { symbol: 'AAPL', quantity: '10', averageEntryPrice: '90.5' },
    { symbol: 'NOTLISTED', quantity: '5', averageEntryPrice: '1', marketValue: '5' },
  ]);
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('no secret is in the database or in an answer', async () => {
  const answer = await save();
  const [row] = await world.db.all(stored);
  expect(row?.sealed).not.toBeNull();
  for (const secret of Object.values(KEYS)) {
    expect(row?.all).not.toContain(secret);
    expect(JSON.stringify(answer)).not.toContain(secret);
  }
});

test('keys that the broker refuses are saved as invalid, and can be corrected', async () => {
  const wrong = values({ ...KEYS, apiKey: 'WRONGKEY1' });
  const { id, status, failureReason, failureCode } = await save({ values: wrong });
  expect({ status, failureReason, failureCode }).toEqual({
    failureCode: 'REFUSED',
    status: 'INVALID',
    failureReason: 'Alpaca does not accept the key',
  });
  expect(await connected()).toBeUndefined();
  expect(await save({ id, values: values() })).toMatchObject({ id, status: 'ACTIVE' });
});

test('an account takes no orders by a new key before the broker has said that it is its key', async () => {
  const { id } = await save();
  expect((await connected())?.status).toBe('ACTIVE');
  alpaca.next.push(503, 503);
  await save({ id, values: values({ apiKey: 'OTHERKEY1' }) });
  expect((await connected())?.status).toBe('DISCONNECTED');
  await save({ id, values: values() });
  expect((await connected())?.status).toBe('ACTIVE');
  alpaca.next.push(503, 503);
  await save({ id, label: 'Renamed', values: null });
  expect((await connected())?.status).toBe('ACTIVE');
});

test('a change may leave out what stays', async () => {
  const { id } = await save();
  expect(await save({ id, label: 'Renamed', values: null })).toMatchObject({
    label: 'Renamed',
    status: 'ACTIVE',
    keySuffix: '4XY7',
  });
});

test('a broker that does not answer is asked again for a day', async () => {
  alpaca.next.push(503, 503);
  const { id } = await save();
  const [pending] = await world.db.all(credentialsOfUser, ada.userId);
  expect(pending).toMatchObject({ status: 'PENDING', failureCode: 'NO_ANSWER' });
  world.clock.advance(60_000);
  await credentialProbes(world.deps).run('all', new AbortController().signal);
  const [active] = await world.db.all(credentialsOfUser, ada.userId);
  expect(active).toMatchObject({ id, status: 'ACTIVE' });
  const { id: other } = await save({ values: values({ ...KEYS, apiKey: 'OTHERKEY1' }) });
  expect(other).not.toBe(id);
});

test('a credential that was never answered for ends as invalid', async () => {
  alpaca.next.push(503, 503);
  const { id } = await save();
  world.clock.advance(25 * HOUR_MS);
  alpaca.next.push(503, 503);
  await probeCredential(world.deps, id);
  const [ended] = await world.db.all(credentialsOfUser, ada.userId);
  expect(ended).toMatchObject({ status: 'INVALID', failureCode: 'NO_ANSWER' });
});

test('a credential that has ended by itself is expired, and its account takes no orders', async () => {
  const own = world.deps.brokerConnections.get('ALPACA');
  const ends = new Date(world.clock.now().getTime() + 3_600_000);
  if (own === undefined) throw new Error('Alpaca can be connected with');
  const ending: typeof own = {
    ...own,
    async read(...args) {
      const answer = await own.read(...args);
      return answer.kind === 'ok' ? { ...answer, expiresAt: ends } : answer;
    },
  };
  const deps = { ...world.deps, brokerConnections: new Map([['ALPACA' as const, ending]]) };
  const input = { provider: 'ALPACA', label: 'Mine', tradingMode: 'PAPER' } as const;
  const saved = await saveCredential(deps, ada.actor, { ...input, values: values() });
  expect(saved).toMatchObject({ status: 'ACTIVE', expiresAt: ends });
  world.clock.set(ends);
  await credentialProbes(deps).run('all', new AbortController().signal);
  const [expired] = await world.db.all(credentialsOfUser, ada.userId);
  expect(expired).toMatchObject({ status: 'EXPIRED', failureCode: 'EXPIRED' });
  expect((await connected())?.status).toBe('DISCONNECTED');
});

test('with an idempotency key a credential is saved once, and other keys are a conflict', async () => {
  const { id } = await save({ idempotencyKey: 'once' });
  expect(await save({ idempotencyKey: 'once' })).toMatchObject({ id });
  const other = values({ ...KEYS, apiSecret: 'another secret of the broker' });
  await expect(save({ idempotencyKey: 'once', values: other })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  });
  expect(await world.db.all(credentialsOfUser, ada.userId)).toHaveLength(1);
});

test('an account whose key does not work any more takes no orders', async () => {
  const { id } = await save();
  alpaca.next.push(401, 401);
  await probeCredential(world.deps, id);
  expect((await connected())?.status).toBe('DISCONNECTED');
  const order = placeOrder(world.deps, ada.actor, buy({ brokerCredentialId: id, quantity: '1' }));
  expect((await refusal(order)).code).toBe('ACCOUNT_RESTRICTED');
  await probeCredential(world.deps, id);
});

test('an order goes to the broker, and what it fills is in the books', async () => {
  const { id } = await save();
  const { id: orderId } = await placeOrder(
    world.deps,
    ada.actor,
    buy({ brokerCredentialId: id, quantity: '3' }),
  );
  await runOnce(world.deps);
  expect([...alpaca.orders.values()]).toMatchObject([{ client_order_id: orderId, qty: '3' }]);
  expect(await world.db.one(orderOfUser, ada.userId, orderId)).toMatchObject({
    status: 'FILLED',
    averageFilledPrice: '100',
  });
  expect((await connected())?.cash).toBe('3700.32');
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('an account is not read again while an order is open, and is again after', async () => {
  const { id } = await save();
  const order = limit('50', { brokerCredentialId: id, quantity: '1' });
  await placeOrder(world.deps, ada.actor, order);
  await runOnce(world.deps);
  await probeCredential(world.deps, id);
  expect((await connected())?.cash).toBe('4000.32');
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test.each<[string, Partial<SaveCredentialInput>, string]>([
  ['the platform itself', { provider: 'PLATFORM' }, 'params.provider'],
  ['a broker that is not set up', { provider: 'KRAKEN' }, 'params.provider'],
  [
    'a value that the broker does not know',
    { values: values({ pin: '1' }) },
    'params.values.0.name',
  ],
  ['a key without its secret', { values: values({ apiKey: 'x' }) }, 'params.values'],
  ['a value twice', { values: [...values(), ...values()] }, 'params.values.2.name'],
])('%s is BAD_USER_INPUT', async (_title, differing, path) => {
  const error = await refusal(save(differing));
  expect(error.code).toBe('BAD_USER_INPUT');
  expect(error.fields?.[0]?.path).toBe(path);
});

test('the same key is saved once by a person', async () => {
  const { id } = await save();
  expect((await refusal(save({ label: 'Again' }))).code).toBe('CONFLICT');
  const eve = await trader(world, '1', 'eve@example.com');
  expect((await save({}, eve)).status).toBe('ACTIVE');
  await deleteCredential(world.deps, ada.actor, { id });
  expect((await save()).status).toBe('ACTIVE');
});

test('a deleted credential has no secret left, and its account is closed', async () => {
  const { id } = await save();
  await placeOrder(world.deps, ada.actor, limit('50', { brokerCredentialId: id, quantity: '1' }));
  const { message, openOrders } = await deleteCredential(world.deps, ada.actor, { id });
  expect(openOrders).toMatchObject([
    { symbol: 'AAPL', status: 'REJECTED', failureCode: 'BROKER_DISCONNECTED' },
  ]);
  expect(message).toContain('BUY 1 AAPL');
  expect((await world.db.all(stored))[0]?.sealed).toBeNull();
  expect((await connected())?.status).toBe('CLOSED');
  expect((await refusal(deleteCredential(world.deps, ada.actor, { id }))).code).toBe('NOT_FOUND');
});

test('credentials of others and of the platform are out of reach', async () => {
  const { id } = await save();
  const eve = await trader(world, '1', 'eve@example.com');
  expect((await refusal(deleteCredential(world.deps, eve.actor, { id }))).code).toBe('NOT_FOUND');
  const own = ada.paper.credentialId ?? '';
  expect((await refusal(deleteCredential(world.deps, ada.actor, { id: own }))).code).toBe(
    'INVALID_STATE',
  );
});

test('secrets are sealed anew with a new key, and open without the old one', async () => {
  await save();
  const old = { id: 'test', key: new Uint8Array(32).fill(7) };
  const fresh = { id: 'new', key: new Uint8Array(32).fill(9) };
  const secrets = secretBox([fresh, old], world.deps.random);
  const reseal = () => world.db.transaction((tx) => reencryptBrokerCredentials(tx, { secrets }));
  expect(await reseal()).toBe(1);
  expect(await reseal()).toBe(0);
  const [row] = await world.db.all(stored);
  expect(row?.sealed?.startsWith('new.')).toBe(true);
  const [{ id } = { id: '' }] = await world.db.all(credentialsOfUser, ada.userId);
  const freshOnly = { ...world.deps, secrets: secretBox([fresh], world.deps.random) };
  await probeCredential(freshOnly, id);
});
