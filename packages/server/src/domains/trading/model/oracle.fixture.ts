import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { type Decimal, decimal, sum, toPlain } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import type { OrderSide } from '../order.ts';
import { AAPL } from '../trading.fixture.ts';
import type { Player } from './player.fixture.ts';

interface Filled {
  readonly assetId: string;
  readonly side: OrderSide;
  readonly quantity: string;
  readonly value: string;
  readonly fees: string;
}

const filledOrders = statement<Filled, [accountId: string]>(
  'test_model_filled_orders',
  `select asset_id as "assetId", side, quantity_filled as quantity, value_filled as value, fees
   from orders where broker_account_id = $1 and fill_count > 0 limit 100000`,
);

/** What companies paid and gave. */
const fromCompanies = statement<{ readonly cash: string; readonly shares: string }, [string]>(
  'test_model_from_companies',
  `select coalesce(sum(l.amount) filter (where a.kind = 'cash'), 0) as cash,
     coalesce(sum(l.amount) filter (where a.kind in ('position', 'position_hold')), 0) as shares
   from journal_entries e join journal_lines l on l.entry_id = e.id
   join ledger_accounts a on a.id = l.account_id
   where a.owner_id = $1
     and e.kind in ('DIVIDEND', 'CASH_IN_LIEU', 'SPLIT', 'REVERSE_SPLIT')`,
);

const ledgerTotals = statement<{ readonly asset: string; readonly total: string }, [string]>(
  'test_model_ledger_totals',
  `select asset, sum(balance) as total from ledger_accounts
   where owner_id = $1 group by asset limit 1000`,
);

const orderIds = statement<{ readonly id: string }, [accountId: string]>(
  'test_model_order_ids',
  'select id from orders where broker_account_id = $1 limit 100000',
);

/**
 * Whether the account has what follows from what was acknowledged and from the fills that orders
 * show: money in, less money out, less what buys and fees cost, and so on.
 */
export async function faultsOfTheAccount(db: Database, player: Player): Promise<string[]> {
  const { accountId, acknowledged } = player;
  const filled = await db.all(filledOrders, accountId);
  const given = await db.one(fromCompanies, accountId);
  const totals = new Map(
    (await db.all(ledgerTotals, accountId)).map(({ asset, total }) => [asset, decimal(total)]),
  );
  const paidIn = decimal(acknowledged.cents.toString()).dividedBy(100);
  const cash = paidIn.plus(given.cash).plus(sum(filled.map(cashOf)));
  const expected = new Map([['USD', cash]]);
  expected.set(AAPL, decimal(given.shares));
  for (const order of filled) {
    const before = expected.get(order.assetId) ?? decimal('0');
    expected.set(
      order.assetId,
      before.plus(order.side === 'BUY' ? order.quantity : `-${order.quantity}`),
    );
  }
  const wrong = [...expected].filter(([asset, amount]) => !amount.equals(totals.get(asset) ?? '0'));
  const ids = new Set((await db.all(orderIds, accountId)).map(({ id }) => id));
  return [
    ...wrong.map(([asset, amount]) => {
      const actual = toPlain(totals.get(asset) ?? decimal('0'));
      return `the account should have ${toPlain(amount)} of ${asset} and has ${actual}`;
    }),
    ...[...acknowledged.orders.symmetricDifference(ids)].map((id) => `lost or doubled: ${id}`),
  ];
}

function cashOf({ side, value, fees }: Filled): Decimal {
  const moved = roundCash(decimal(value), 'USD');
  return side === 'BUY' ? moved.plus(fees).negated() : moved.minus(fees);
}
