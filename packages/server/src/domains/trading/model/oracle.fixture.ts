import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { type Decimal, decimal, ZERO } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import type { OrderSide } from '../order.ts';
import type { SeatWithDiary } from './seats.fixture.ts';

interface Filled {
  readonly accountId: string;
  readonly assetId: string;
  readonly currency: string;
  readonly side: OrderSide;
  readonly quantity: string;
  readonly value: string;
  readonly fees: string;
}

type AccountIds = [accountIds: readonly string[]];

const filledOrders = statement<Filled, AccountIds>(
  'test_model_filled_orders',
  `select broker_account_id as "accountId", asset_id as "assetId", currency, side,
     quantity_filled as quantity, value_filled as value, fees
   from orders
   where broker_account_id = any($1::uuid[]) and fill_count > 0 and not is_put_away limit 100000`,
);

interface Total {
  readonly accountId: string;
  readonly asset: string;
  readonly total: string;
}

/** What companies, banks, exchanges and brokers gave and took since the account was begun anew. */
const fromOutside = statement<Total, AccountIds>(
  'test_model_from_outside',
  `select o.id as "accountId", l.asset, sum(l.amount) as total
   from broker_accounts o
   join account_books b on b.broker_account_id = o.id
   join ledger_accounts a on a.owner_id = b.id
   join journal_lines l on l.account_id = a.id
   join journal_entries e on e.id = l.entry_id
     and (o.reset_entry_id is null or e.id > o.reset_entry_id)
   where o.id = any($1::uuid[]) and e.kind in ('DIVIDEND', 'CASH_IN_LIEU', 'SPLIT',
     'REVERSE_SPLIT', 'SPINOFF', 'DEPOSIT', 'WITHDRAWAL', 'ADJUSTMENT', 'FX')
   group by o.id, l.asset limit 100000`,
);

const ledgerTotals = statement<Total, AccountIds>(
  'test_model_ledger_totals',
  `select b.broker_account_id as "accountId", a.asset, sum(a.balance) as total
   from account_books b join ledger_accounts a on a.owner_id = b.id
   where b.broker_account_id = any($1::uuid[])
   group by b.broker_account_id, a.asset limit 100000`,
);

interface Acknowledgeable {
  readonly accountId: string;
  /** What was paid in and out at once, ever. */
  readonly cents: string;
  /** The platform's own orders are those of strategies and dividends. */
  readonly orders: readonly string[];
  readonly withdrawals: readonly string[];
  readonly strategies: readonly string[];
}

const whatIsThere = statement<Acknowledgeable, AccountIds>(
  'test_model_what_is_there',
  `select b.id as "accountId",
     (select coalesce(trim_scale(sum(l.amount) * 100), 0)::text
       from ledger_accounts a join journal_lines l on l.account_id = a.id
       join journal_entries e on e.id = l.entry_id and e.kind in ('DEPOSIT', 'WITHDRAWAL')
         and e.source_type <> 'withdrawal'
       where a.owner_id = b.id) as cents,
     array(select id::text from orders where broker_account_id = b.id
       and active_strategy_id is null and source <> 'AUTO_SWEEP') as orders,
     array(select id::text from withdrawals where broker_account_id = b.id) as withdrawals,
     array(select id::text from active_strategies where broker_account_id = b.id) as strategies
   from broker_accounts b where b.id = any($1::uuid[]) limit 1000`,
);

/**
 * Whether accounts, with the strategies in them, have what follows from what was acknowledged and
 * from the fills that orders show: money in, less money out, less what buys and fees cost...
 */
export async function faultsOfTheAccounts(
  db: Database,
  seats: readonly SeatWithDiary[],
): Promise<string[]> {
  const ids = seats.map(({ account }) => account.id);
  const expected = await expectedTotals(db, ids);
  const actual = totalsOf(await db.all(ledgerTotals, ids));
  const wrong = [...new Set([...expected.keys(), ...actual.keys()])].flatMap((key) => {
    const [should, has] = [expected.get(key) ?? ZERO, actual.get(key) ?? ZERO];
    return should.equals(has) ? [] : [`${key}: there is ${has}, and should be ${should}`];
  });
  const rows = await db.all(whatIsThere, ids);
  const there = new Map(rows.map((row) => [row.accountId, row]));
  return [...wrong, ...seats.flatMap((seat) => unlike(seat, there.get(seat.account.id)))];
}

function unlike({ account, diary }: SeatWithDiary, there: Acknowledgeable | undefined): string[] {
  if (there === undefined) return [`there is no account ${account.id}`];
  const { cents } = there;
  const isPaid = BigInt(cents) === diary.cents;
  return [
    ...(isPaid ? [] : [`${account.id}: ${cents} was paid in, and should be ${diary.cents}`]),
    ...differing('order', diary.orders, there.orders),
    ...differing('withdrawal', diary.withdrawals, there.withdrawals),
    ...differing('strategy', diary.strategies, there.strategies),
  ];
}

async function expectedTotals(db: Database, ids: readonly string[]): Promise<Map<string, Decimal>> {
  const totals = totalsOf(await db.all(fromOutside, ids));
  const add = (key: string, amount: Decimal) =>
    totals.set(key, (totals.get(key) ?? ZERO).plus(amount));
  for (const order of await db.all(filledOrders, ids)) {
    const { accountId, currency, side, assetId, quantity } = order;
    add(`${accountId} ${currency}`, cashOf(order));
    add(`${accountId} ${assetId}`, decimal(side === 'BUY' ? quantity : `-${quantity}`));
  }
  return totals;
}

const totalsOf = (rows: readonly Total[]): Map<string, Decimal> =>
  new Map(rows.map(({ accountId, asset, total }) => [`${accountId} ${asset}`, decimal(total)]));

function differing(what: string, known: ReadonlySet<string>, there: readonly string[]): string[] {
  const all = [...known.symmetricDifference(new Set(there))];
  return all.map((id) => `lost or doubled ${what}: ${id}`);
}

function cashOf({ side, value, fees, currency }: Filled): Decimal {
  const moved = roundCash(decimal(value), currency);
  return side === 'BUY' ? moved.plus(fees).negated() : moved.minus(fees);
}
