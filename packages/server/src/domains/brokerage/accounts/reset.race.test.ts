import { afterEach, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { amountsAt } from '../../../ledger/index.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { racingDatabase } from '../../../testing/race.ts';
import { applyActions } from '../../trading/corporate-actions/index.ts';
import { payDividends } from '../../trading/corporate-actions/pay-dividends.ts';
import { runOnce } from '../../trading/matching/matcher.ts';
import { placeOrder } from '../../trading/orders/place-order.ts';
import { overlappingIn } from '../../trading/overlapping.fixture.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import { AAPL, balancesOf, buy, type Trader, trader } from '../../trading/trading.fixture.ts';
import { type BrokerageWorld, brokerageWorld } from '../brokerage.fixture.ts';
import { depositWork } from '../deposits/carry-deposit.ts';
import { fundPaperAccount } from './fund-paper-account.ts';
import { simulatePaperDeposit } from './simulate-paper-deposit.ts';

const DAY = 86_400_000;

let db: Database;
let world: BrokerageWorld;
let ada: Trader;

onBooks(
  async (given) => {
    db = given;
    world = await brokerageWorld({ db });
    ada = await trader(world, '1000');
  },
  () => racingDatabase({ poolSize: 8 }),
);
afterEach(async () => {
  expect(await faultsOfTheBooks(db)).toEqual([]);
  await db.close();
});

const anew = () =>
  fundPaperAccount(world.deps, ada.actor, {
    id: ada.paper.id,
    amount: '500',
    mode: 'RESET',
  });

const resetEntry = statement<{ readonly id: string | null }, [accountId: string]>(
  'test_reset_entry',
  'select reset_entry_id as id from broker_accounts where id = $1',
);

/** What the account has is what its history says that it has. */
async function expectWholeHistory(): Promise<void> {
  const { id } = ada.paper;
  const [{ id: sinceEntryId }, balances] = [
    await db.one(resetEntry, id),
    await balancesOf(world, id),
  ];
  world.clock.advance(1_000);
  const now = world.clock.now();
  const [amounts = new Map()] = await amountsAt(db, ada.userId, [{ id, sinceEntryId }], [now]);
  expect(
    Object.fromEntries([...amounts].map(([asset, amount]) => [asset, toPlain(amount)])),
  ).toEqual(
    Object.fromEntries(
      Object.entries(balances).map(([key, amount]) => [
        key.split(' ')[1],
        toPlain(decimal(amount)),
      ]),
    ),
  );
}

test('a deposit that arrives while an account starts anew counts in its history, or is gone', async () => {
  const deposit = await simulatePaperDeposit(world.deps, ada.actor, {
    brokerAccountId: ada.paper.id,
    amount: '70',
    currency: 'USD',
    delaySeconds: 60,
  });
  const nothing = { id: ada.paper.id, amount: '0', mode: 'SET' } as const;
  await fundPaperAccount(world.deps, ada.actor, nothing);
  const carry = (own: Database) =>
    depositWork({ ...world.deps, db: own }).run(deposit.id, new AbortController().signal);
  world.clock.advance(60_000);
  await carry(db);
  world.clock.advance(60_000);
  await overlappingIn(db, carry, anew);
  await expectWholeHistory();
});

test('a dividend that is paid while an account starts anew counts in its history, or is gone', async () => {
  const { clock, market, deps } = world;
  const all = { quantity: '9', brokerAccountId: ada.paper.id };
  await placeOrder(deps, ada.actor, buy(all));
  await runOnce(deps);
  clock.advance(DAY);
  const exAt = clock.now();
  const terms = { amountPerShare: '1', currency: 'NZD', withholdingRate: '0' };
  market.act({ kind: 'DIVIDEND', id: 'a', assetId: AAPL, exAt, payAt: exAt, ...terms });
  await applyActions(deps);
  clock.advance(1_000);
  const pay = (slow: Database) => payDividends({ ...deps, db: slow });
  await overlappingIn(db, pay, anew);
  await expectWholeHistory();
});
