import type { OrderSide } from '@investing-platform/schema/operations';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { type Decimal, decimal, ZERO } from '../../../kernel/decimal.ts';
import { minorUnits, roundCash } from '../../../kernel/money.ts';
import type { SeatWithDiary } from '../seats.fixture.ts';

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
   where o.id = any($1::uuid[]) and (e.source_type = 'crypto_transfer' or e.kind in ('DIVIDEND',
     'CASH_IN_LIEU', 'SPLIT', 'REVERSE_SPLIT', 'SPINOFF', 'DEPOSIT', 'WITHDRAWAL', 'ADJUSTMENT',
     'FX', 'INTEREST'))
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
  readonly deposits: readonly string[];
  readonly charges: readonly string[];
  readonly transfers: readonly string[];
  /** What deposits by the bank say that they have added, and what they have. */
  readonly credited: string;
  readonly carried: string;
  readonly strategies: readonly string[];
}

const whatIsThere = statement<Acknowledgeable, AccountIds>(
  'test_model_what_is_there',
  `select b.id as "accountId",
     (select coalesce(trim_scale(sum(l.amount) * 100), 0)::text
       from ledger_accounts a join journal_lines l on l.account_id = a.id
       join journal_entries e on e.id = l.entry_id and e.kind in ('DEPOSIT', 'WITHDRAWAL')
         and e.source_type not in ('withdrawal', 'deposit')
       where a.owner_id = b.id) as cents,
     array(select id::text from orders where broker_account_id = b.id
       and active_strategy_id is null and source not in ('DIVIDEND_REINVESTMENT', 'AUTO_SWEEP')) as orders,
     array(select id::text from withdrawals where broker_account_id = b.id) as withdrawals,
     array(select id::text from deposits where broker_account_id = b.id and method <> 'CARD')
       as deposits,
     array(select h.id::text from card_charges h where h.user_id = b.user_id
       and h.purpose = 'DEPOSIT' and b.provider = 'PLATFORM' and b.trading_mode = 'LIVE') as charges,
     array(select t.id::text from crypto_transfers t where t.broker_account_id = b.id
       and t.direction = 'OUTGOING') as transfers,
     (select coalesce(sum(credited_amount - returned_amount), 0) from deposits
       where broker_account_id = b.id and status = 'COMPLETED') as credited,
     (select coalesce(sum(l.amount), 0) from ledger_accounts a
       join journal_lines l on l.account_id = a.id
       join journal_entries e on e.id = l.entry_id and e.source_type = 'deposit'
       where a.owner_id = b.id) as carried,
     array(select id::text from active_strategies where broker_account_id = b.id) as strategies
   from broker_accounts b where b.id = any($1::uuid[]) limit 1000`,
);

/** Of the account for real there is nothing left, and nothing to come, once it is closed. */
const leftBehind = statement<{ readonly what: string }, []>(
  'test_model_left_behind',
  `with gone as (
     select o.id from users u join broker_accounts o on o.user_id = u.id
       and o.provider = 'PLATFORM' and o.trading_mode = 'LIVE'
     where u.closed_at is not null
   )
   select concat_ws(' ', a.kind, a.asset, a.balance) as what from gone
     join account_books b on b.broker_account_id = gone.id
     join ledger_accounts a on a.owner_id = b.id where a.balance <> 0
   union all select 'order ' || r.id from gone join orders r on r.broker_account_id = gone.id
     where r.status not in ('FILLED', 'CANCELED', 'EXPIRED', 'REPLACED', 'REJECTED')
   union all select 'deposit ' || d.id from gone join deposits d on d.broker_account_id = gone.id
     where d.status in ('PENDING', 'PROCESSING')
   union all select 'withdrawal ' || w.id
     from gone join withdrawals w on w.broker_account_id = gone.id
     where w.status not in ('COMPLETED', 'REJECTED', 'CANCELED', 'RETURNED', 'FAILED')
   limit 100`,
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
  const unclosed = await db.all(leftBehind);
  return [
    ...wrong,
    ...seats.flatMap((seat) => unlike(seat, there.get(seat.account.id))),
    ...unclosed.map(({ what }) => `left behind by somebody who has closed the account: ${what}`),
  ];
}

function unlike({ account, diary }: SeatWithDiary, there: Acknowledgeable | undefined): string[] {
  if (there === undefined) return [`there is no account ${account.id}`];
  const { cents } = there;
  const isPaid = BigInt(cents) === diary.cents;
  return [
    ...(isPaid ? [] : [`${account.id}: ${cents} was paid in, and should be ${diary.cents}`]),
    ...differing('order', diary.orders, there.orders),
    ...differing('withdrawal', diary.withdrawals, there.withdrawals),
    ...differing('deposit', diary.deposits, there.deposits),
    ...differing('charge', diary.charges, there.charges),
    ...differing('transfer', diary.transfers, there.transfers),
    ...(decimal(there.credited).equals(there.carried)
      ? []
      : [`${account.id}: deposits added ${there.carried}, not ${there.credited}`]),
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
  const moved = cashFor(side, decimal(value), currency);
  return side === 'BUY' ? moved.plus(fees).negated() : moved.minus(fees);
}

/** Below a hundred minor units a total is rounded against the order. */
function cashFor(side: OrderSide, value: Decimal, currency: string): Decimal {
  const fair = roundCash(value, currency);
  const unit = decimal(10).pow(-minorUnits(currency));
  if (value.gte(unit.times(100))) return fair;
  if (side === 'BUY') return fair.lessThan(value) ? fair.plus(unit) : fair;
  return fair.greaterThan(value) ? fair.minus(unit) : fair;
}
