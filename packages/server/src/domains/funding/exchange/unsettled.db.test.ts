import { afterEach, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { fetchBalances } from '../../brokerage/balances.ts';
import { runOnce } from '../../trading/matching/matcher.ts';
import { liquidatePosition } from '../../trading/positions/liquidate-position.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import { AAPL, own, refusal, type Trader } from '../../trading/trading.fixture.ts';
import { depositsOf } from '../deposits/deposits.fixture.ts';
import {
  banked,
  dayLater,
  type FundingWorld,
  fundingWorld,
  saveNzd,
  work,
} from '../funding.fixture.ts';
import { withdrawalsOf } from '../withdrawals/withdrawals.fixture.ts';
import { getTemporaryQuote } from './get-temporary-quote.ts';

let db: Database;
let world: FundingWorld;
let ada: Trader;
let outgoing: ReturnType<typeof withdrawalsOf>;

onBooks(async (given) => {
  db = given;
  world = await fundingWorld({ db });
  ada = await banked(world, '2000');
  await saveNzd(world, ada);
  await work(world);
  await dayLater(world);
  outgoing = withdrawalsOf(world, ada);
});
afterEach(async () => {
  expect(await faultsOfTheBooks(db)).toEqual([]);
  await db.close();
});

/** Sells shares for about 1,000 USD, which settle on the next business day. */
async function sell(): Promise<void> {
  await own(world, ada, '10');
  // On Monday, when the market is open.
  world.clock.advance(86_400_000);
  const size = { percent: '100' };
  await liquidatePosition(world.deps, ada.actor, { asset: { assetId: AAPL }, size });
  await runOnce(world.deps);
}

async function exchange(from: string, to: string, amount: string): Promise<string> {
  const { id, toAmount } = await getTemporaryQuote(world.deps, ada.actor, { from, to, amount });
  await depositsOf(world, ada).start({ exchange: { quoteId: id } });
  return toAmount;
}

const inNzd = (amount: string) => outgoing.ask({ amount, currency: 'NZD' });
const shown = (currency?: string) => fetchBalances(world.deps, ada.actor, { currency });

test('what a sale brings is not withdrawn before it settles, whatever it was exchanged to', async () => {
  await sell();
  const { withdrawable } = await shown();
  expect(withdrawable).toBe('1000');
  const bought = await exchange('USD', 'NZD', '1900');
  expect((await refusal(inNzd(bought))).code).toBe('INSUFFICIENT_FUNDS');
  const back = await exchange('NZD', 'USD', bought);
  expect((await refusal(outgoing.ask({ amount: back }))).code).toBe('INSUFFICIENT_FUNDS');
  await dayLater(world);
  expect((await outgoing.ask({ amount: back })).status).toBe('REQUESTED');
});

test('money that has settled is exchanged first, and withdrawn at once', async () => {
  await sell();
  const bought = await exchange('USD', 'NZD', '1000');
  expect((await inNzd(bought)).status).toBe('REQUESTED');
  const unsettled = (await outgoing.books())['cash USD'] ?? '0';
  expect((await refusal(outgoing.ask({ amount: unsettled }))).code).toBe('INSUFFICIENT_FUNDS');
});

test('what was exchanged away does not keep new money of its currency', async () => {
  await sell();
  await exchange('USD', 'NZD', (await outgoing.books())['cash USD'] ?? '0');
  const incoming = depositsOf(world, ada);
  const { reference } = await incoming.detail();
  await incoming.take({ reference, amount: '500' });
  await incoming.work();
  expect((await outgoing.ask({ amount: '500' })).status).toBe('REQUESTED');
});
