import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type FakeAlpaca,
  fakeAlpaca,
  KEYS,
} from '../../../adapters/alpaca/broker/fake-alpaca.fixture.ts';
import { statement } from '../../../db/statement.ts';
import { runOnce } from '../../trading/matching/matcher.ts';
import { cancelOrder } from '../../trading/orders/cancel-order.ts';
import { editOrder } from '../../trading/orders/edit-order.ts';
import { orderOfUser } from '../../trading/orders/orders.sql.ts';
import { placeOrder } from '../../trading/orders/place-order.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import { balancesOf, limit, type Trader, trader } from '../../trading/trading.fixture.ts';
import { getBrokerAccounts } from '../accounts/get-broker-accounts.ts';
import { type BrokerageWorld, brokerageWorld } from '../brokerage.fixture.ts';
import { deleteCredential } from './delete-credential.ts';
import { saveCredential } from './save-credential.ts';

const MINUTE = 60_000;

let alpaca: FakeAlpaca;
let world: BrokerageWorld;
let ada: Trader;
let credentialId: string;

beforeEach(async () => {
  alpaca = await fakeAlpaca();
  world = await brokerageWorld({ fetch: alpaca.fetch });
  ada = await trader(world, '1000');
  ({ id: credentialId } = await save(KEYS));
});
afterEach(async () => {
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
  await alpaca.close();
});

const save = (keys: Record<string, string>, id?: string) =>
  saveCredential(world.deps, ada.actor, {
    id,
    provider: 'ALPACA',
    label: 'Mine',
    tradingMode: 'PAPER',
    values: Object.entries(keys).map(([name, value]) => ({ name, value })),
  });
const account = async () =>
  (await getBrokerAccounts(world.deps, ada.actor, { includeEnded: true })).find(
    ({ provider }) => provider === 'ALPACA',
  );
const order = (id: string) => world.db.one(orderOfUser, ada.userId, id);

/** A buy that waits at the broker for a lower price. */
async function resting(timeInForce: 'DAY' | 'GTC' = 'GTC'): Promise<string> {
  const { id } = await placeOrder(
    world.deps,
    ada.actor,
    limit('50', { brokerCredentialId: credentialId, quantity: '1', timeInForce }),
  );
  await runOnce(world.deps);
  expect((await order(id)).status).toBe('NEW');
  return id;
}

/** Many rounds over more than a day; how often the broker was asked meanwhile. */
async function askedInADay(): Promise<number> {
  const before = alpaca.requests.length;
  for (let hour = 0; hour < 30; hour += 1) {
    world.clock.advance(60 * MINUTE);
    await runOnce(world.deps);
  }
  return alpaca.requests.length - before;
}

test('the orders of a deleted credential end here, hold nothing and are not asked about', async () => {
  const [first, second] = [await resting(), await resting()];
  // A cancel of the second is on its way while the broker does not answer.
  alpaca.next.push(503, 503, 503, 503);
  await cancelOrder(world.deps, ada.actor, { id: second });
  alpaca.next.length = 0;
  expect((await order(second)).status).toBe('PENDING_CANCEL');
  await deleteCredential(world.deps, ada.actor, { id: credentialId });
  expect(await order(first)).toMatchObject({
    status: 'REJECTED',
    failureReason: 'the credential was deleted: the order stays with the broker',
  });
  expect((await order(second)).status).toBe('CANCELED');
  const id = (await account())?.id ?? '';
  expect(Object.keys(await balancesOf(world, id))).toEqual([]);
  expect(await askedInADay()).toBe(0);
});

const eraseSecrets = statement(
  'test_erase_broker_secrets',
  `update broker_credentials set sealed_values = null, status = 'REVOKED'
   where not system_managed`,
);

test('an order whose broker secrets are gone ends with the next round', async () => {
  const id = await resting();
  await world.db.transaction((tx) => tx.run(eraseSecrets));
  await runOnce(world.deps);
  expect((await order(id)).status).toBe('REJECTED');
});

test('by new keys nobody is asked about the orders of another account', async () => {
  const id = await resting();
  alpaca.next.push(503, 503, 503, 503);
  await save({ ...KEYS, apiKey: 'OTHERKEY1' }, credentialId);
  alpaca.next.length = 0;
  expect((await account())?.status).toBe('DISCONNECTED');
  expect(await askedInADay()).toBe(0);
  expect((await order(id)).status).toBe('NEW');
  await save(KEYS, credentialId);
  expect((await account())?.status).toBe('ACTIVE');
  world.clock.advance(MINUTE);
  const before = alpaca.requests.length;
  await runOnce(world.deps);
  expect(alpaca.requests.length).toBeGreaterThan(before);
});

describe('an order of an account that stays disconnected', () => {
  const disconnect = async (): Promise<void> => {
    alpaca.next.push(503, 503, 503, 503);
    await save({ ...KEYS, apiKey: 'OTHERKEY1' }, credentialId);
    alpaca.next.length = 0;
    expect((await account())?.status).toBe('DISCONNECTED');
  };
  const days = async (count: number): Promise<void> => {
    for (let hour = 0; hour < 24 * count; hour += 1) {
      world.clock.advance(60 * MINUTE);
      await runOnce(world.deps);
    }
  };
  const holdsNothing = async (): Promise<void> => {
    const accountId = (await account())?.id ?? '';
    expect(Object.keys(await balancesOf(world, accountId))).toEqual(['cash USD', 'position AAPL']);
  };

  test('is given up a week after its end, and holds nothing any more', async () => {
    const id = await resting('DAY');
    await disconnect();
    await days(7);
    expect((await order(id)).status).toBe('NEW');
    await days(1);
    expect((await order(id)).status).toBe('EXPIRED');
    expect(world.logged).toContain('an order was given up: its broker does not answer');
    await holdsNothing();
  });

  test('is given up as well where its cancel is on its way', async () => {
    const id = await resting('DAY');
    await disconnect();
    await cancelOrder(world.deps, ada.actor, { id: id });
    await days(8);
    expect((await order(id)).status).toBe('CANCELED');
    await holdsNothing();
  });

  test('is given up as well where its edit is on its way, and the new one with it', async () => {
    const id = await resting('DAY');
    alpaca.next.push(503, 503, 503, 503);
    const edit = { id, limitPrice: '49' };
    const { id: next } = await editOrder(world.deps, ada.actor, edit);
    await disconnect();
    await days(9);
    expect((await order(id)).status).toBe('REPLACED');
    expect((await order(next)).status).toBe('EXPIRED');
    await holdsNothing();
  });
});
