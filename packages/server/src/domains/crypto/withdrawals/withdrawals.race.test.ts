import { expect, test } from 'vitest';
import { runDueJobs } from '../../../jobs/jobs.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { outcomes } from '../../../testing/outcomes.ts';
import { racingDatabase, times } from '../../../testing/race.ts';
import { placeOrder } from '../../trading/orders/place-order.ts';
import { BTC as BTC_ID, buy } from '../../trading/trading.fixture.ts';
import { holder, work } from '../crypto.fixture.ts';
import { cryptoJobs } from '../index.ts';
import {
  BTC,
  blocks,
  books,
  pay,
  receiving,
  transfersNow,
} from '../transfers/transfers.fixture.ts';
import { createWallets } from '../wallets/create-wallets.ts';
import { fetchWallets } from '../wallets/fetch-wallets.ts';
import { deleteWallet } from '../whitelist/change-wallet.ts';
import { ask, type SendingWorld, sender, sendingWorld } from './withdrawals.fixture.ts';

let world: SendingWorld;
let ada: Awaited<ReturnType<typeof sender>>;

onBooks(async (db) => {
  world = await sendingWorld({ db });
  ada = await sender(world);
}, racingDatabase);

const held = async () => (await books(world, ada))['position_hold BTC'] ?? '0';

test('of two withdrawals of one balance at once, one is taken', async () => {
  const both = times(2, () => ask(world, ada, { amount: '0.6' }));
  expect(await outcomes(both)).toEqual({ ok: 1, INSUFFICIENT_QUANTITY: 1 });
  expect(await held()).toBe('0.6');
});

test('one key sent thirty times at once is one withdrawal', async () => {
  const asked = await Promise.all(times(30, () => ask(world, ada, { idempotencyKey: 'once' })));
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  expect(await held()).toBe('0.1');
});

test('withdrawals and sales at once never use more than there is', async () => {
  const sell = buy({ assetId: BTC_ID, side: 'SELL', timeInForce: 'GTC', quantity: '0.1' });
  const requests = times(
    30,
    (index): Promise<unknown> =>
      index % 2 === 0 ? ask(world, ada) : placeOrder(world.deps, ada.actor, sell),
  );
  const taken = await outcomes(requests);
  expect(taken.ok).toBe(10);
  expect(await held()).toBe('1');
});

test('several processes at once send each withdrawal once', async () => {
  await Promise.all(times(5, () => ask(world, ada, { amount: '0.01' })));
  const round = () => runDueJobs(world.deps, cryptoJobs(world.deps));
  for (let block = 0; block < 4; block += 1) {
    await Promise.all(times(4, round));
    world.clock.advance(BTC.blockSeconds * 1_000);
  }
  const transfers = await transfersNow(world, ada);
  expect(new Set(transfers.map(({ status }) => status))).toEqual(new Set(['COMPLETED']));
  expect(world.custodian.sent.size).toBe(5);
  expect((await books(world, ada))['position BTC']).toBe('0.95');
});

test('a withdrawal never goes to a wallet that was deleted before it', async () => {
  const [asked, removed] = await Promise.allSettled([
    ask(world, ada),
    deleteWallet(world.deps, ada.actor, ada.wallet, null),
  ]);
  expect(removed.status).toBe('fulfilled');
  const count = (await transfersNow(world, ada)).length;
  expect(count).toBe(asked.status === 'fulfilled' ? 1 : 0);
});

test('people who make wallets at once, in any order, have addresses of their own', async () => {
  const emails = ['bob', 'eve', 'joe', 'mia'].map((name) => `${name}@example.com`);
  const people: Awaited<ReturnType<typeof holder>>[] = [];
  for (const email of emails) people.push(await holder(world, email, '0'));
  const wanted = [
    { currency: 'BTC', chain: 'BTC' },
    { currency: 'ETH', chain: 'ETH' },
    { currency: 'XRP', chain: 'XRP' },
  ] as const;
  const made = people.flatMap(({ actor }, index) => {
    const wallets = index % 2 === 0 ? wanted : wanted.toReversed();
    return times(3, () => createWallets(world.deps, actor, { wallets }));
  });
  expect(await outcomes(made)).toEqual({ ok: 12 });
  await work(world);
  const all = await Promise.all(people.map(({ actor }) => fetchWallets(world.deps, actor, {})));
  const places = all.flat().map(({ address, memo }) => `${address} ${memo}`);
  expect(new Set(places).size).toBe(12);
});

test('what comes in is credited once, however many processes look', async () => {
  const hers = await receiving(world, ada);
  await pay(world, { ...hers, amount: '0.5' });
  for (let block = 0; block < 4; block += 1) {
    await Promise.all(times(4, () => work(world)));
    await blocks(world, 1);
  }
  expect((await books(world, ada))['position BTC']).toBe('1.5');
});
