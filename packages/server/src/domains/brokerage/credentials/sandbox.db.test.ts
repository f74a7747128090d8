import { afterEach, beforeEach, expect, test } from 'vitest';
import { runOnce } from '../../trading/matching/matcher.ts';
import { placeOrder } from '../../trading/orders/place-order.ts';
import { readPositions } from '../../trading/positions/read-positions.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import { asset, buy, refusal, type Trader, trader } from '../../trading/trading.fixture.ts';
import { getBrokerAccounts } from '../accounts/get-broker-accounts.ts';
import { type BrokerageWorld, brokerageWorld } from '../brokerage.fixture.ts';
import { deleteCredential } from './delete-credential.ts';
import { probeCredential } from './probe-credential.ts';
import { saveCredential } from './save-credential.ts';

let world: BrokerageWorld;
let ada: Trader;

beforeEach(async () => {
  world = await brokerageWorld();
  ada = await trader(world, '1000');
});
afterEach(async () => {
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
  await world.db.close();
});

const connect = (apiKey = 'SANDBOX-1', who = ada) =>
  saveCredential(world.deps, who.actor, {
    provider: 'CUSTOM',
    label: 'Sandbox',
    tradingMode: 'PAPER',
    values: [
      { name: 'apiKey', value: apiKey },
      { name: 'apiSecret', value: 'anything' },
    ],
  });

/** Of the sandbox: its cash, and what it holds by symbol. */
async function held(who = ada) {
  const accounts = await getBrokerAccounts(world.deps, who.actor, {});
  const account = accounts.find(({ provider }) => provider === 'CUSTOM');
  const positions = await readPositions(world.deps, who.actor, {
    tradingMode: 'PAPER',
    brokerAccountId: account?.id,
  });
  return [account?.cash, Object.fromEntries(positions.map((one) => [one.symbol, one.quantity]))];
}

const OPENING = {
  AAPL: '25',
  VOO: '12.5',
  TSLA: '-8',
  EXP31: '4000',
  EXVENT: '150',
  AAPL271217C00250000: '2',
};

test('the sandbox shows all kinds of things that a broker keeps', async () => {
  expect(await connect()).toMatchObject({ status: 'ACTIVE', provider: 'CUSTOM' });
  expect(await held()).toEqual(['5400.25', OPENING]);
});

test('what is bought there is there still when the account is read again, fees paid', async () => {
  const { id } = await connect();
  const order = (assetId: string, side: 'BUY' | 'SELL', quantity: string) =>
    placeOrder(world.deps, ada.actor, buy({ brokerCredentialId: id, assetId, side, quantity }));
  await order(asset('MSFT').id, 'BUY', '3');
  await order(asset('AAPL').id, 'SELL', '25');
  await runOnce(world.deps);
  const { AAPL: _, ...rest } = OPENING;
  const after = await held();
  expect(after).toEqual([expect.any(String), { ...rest, MSFT: '3' }]);
  // 22 shares less, at 100 and a cent.
  expect(Math.abs(Number(after[0]) - 5_400.25 - 2_200)).toBeLessThan(10);
  await probeCredential(world.deps, id);
  expect(await held()).toEqual(after);
  // A broker remembers, whichever credential an account is reached by.
  await deleteCredential(world.deps, ada.actor, { id });
  await connect();
  expect(await held()).toEqual(after);
});

test('what it is short of takes no orders here, and another key opens another account', async () => {
  const { id } = await connect();
  const short = buy({ brokerCredentialId: id, assetId: asset('TSLA').id, quantity: '1' });
  expect((await refusal(placeOrder(world.deps, ada.actor, short))).code).toBe('ASSET_NOT_TRADABLE');
  await placeOrder(world.deps, ada.actor, buy({ brokerCredentialId: id, quantity: '1' }));
  await runOnce(world.deps);
  const eve = await trader(world, '1', 'eve@example.com');
  await connect('SANDBOX-2', eve);
  expect(await held(eve)).toEqual(['5400.25', OPENING]);
});
