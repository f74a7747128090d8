import { instruments } from '@investing-platform/schema/instruments';
import {
  addOpeningPosition,
  type Deps,
  getPortfolioHistory,
  type ManualClock,
  readPositions,
  rebuildBalances,
  rebuildDays,
} from '@investing-platform/server/testing';
import { median } from '../report/statistics.ts';
import { countingDatabase } from './statements.ts';
import { addPerson, CURRENCY, type Person } from './world.ts';

const ASSETS = instruments.filter(({ currency }) => currency === CURRENCY).slice(0, 20);
const DAYS = 250;
const DAY_MS = 86_400_000;
const TRADES_A_TRANSACTION = 5_000;
const CALLS_A_ROUND = 10;

/** An account with a year of trades, as they stand after a rebuild of all projections. */
export async function addTrader(
  deps: Deps,
  clock: ManualClock,
  email: string,
  trades: number,
  days: number = DAYS,
): Promise<Person> {
  const now = clock.now();
  clock.advance(-(days + 1) * DAY_MS);
  const person = await addPerson(deps, email, '10000000');
  const { userId, brokerAccountId } = person;
  await deps.db.transaction(async (tx) => {
    for (const { id: assetId } of ASSETS) {
      const owner = { userId, brokerAccountId, tradingMode: 'PAPER' as const };
      await addOpeningPosition(tx, deps, { ...owner, assetId, quantity: '10', price: '100' });
    }
  });
  clock.set(now);
  const assetIds = ASSETS.map(({ id }) => id);
  for (let first = 0; first < trades; first += TRADES_A_TRANSACTION) {
    const values = [userId, brokerAccountId, assetIds, trades, now, first] as const;
    await deps.db.transaction(async (tx) => {
      for (const one of seedOver(days)) {
        await tx.run<never, [string, string, string[], number, Date, number]>(one, ...values);
      }
    });
  }
  await deps.db.transaction(rebuildBalances);
  await deps.db.transaction(rebuildDays);
  return person;
}

/** Buys and sales of one unit at 100 in turn, over all assets and days alike. */
const tradesOver = (days: number) => `select n,
    $5::timestamptz - make_interval(secs => (n + 0.5) * ${days * 86_400} / $4::integer) as at,
    ($3::uuid[])[1 + n % cardinality($3::uuid[])] as asset_id,
    case when n / cardinality($3::uuid[]) % 2 = 0 then 1 else -1 end as sign,
    md5($2::text || 'order' || n)::uuid as order_id,
    md5($2::text || 'entry' || n)::uuid as entry_id
  from generate_series($6::integer,
    least($4::integer, $6::integer + ${TRADES_A_TRANSACTION}) - 1) as n`;
/** Every statement takes the same six values. */
const VALUES = `($1::uuid is not null and $2::text is not null and $3::uuid[] is not null
  and $4::integer is not null and $5::timestamptz is not null and $6::integer is not null)`;

function seedOver(days: number) {
  const trades = tradesOver(days);
  const texts = [
    `insert into journal_entries (id, posted_at, kind, source_type, source_id, user_id)
     select entry_id, at, 'FILL', 'order', order_id, $1::uuid from (${trades}) t where ${VALUES}`,
    `insert into journal_lines (entry_id, line_number, account_id, asset, amount)
     select t.entry_id, l.number, a.id, a.asset, l.amount
     from (${trades}) t
     cross join lateral (values (1, $2::uuid, 'position', t.asset_id::text, t.sign),
       (2, null, 'market', t.asset_id::text, -t.sign), (3, $2::uuid, 'cash', '${CURRENCY}',
       -100 * t.sign), (4, null, 'market', '${CURRENCY}', 100 * t.sign))
       as l (number, owner_id, kind, asset, amount)
     join ledger_accounts a on a.owner_id is not distinct from l.owner_id and a.kind = l.kind
       and a.asset = l.asset
     where ${VALUES}`,
    `insert into orders (id, user_id, broker_account_id, book_id, asset_id, symbol, currency, side,
       type, time_in_force, quantity, premarket, trading_mode, fee_rate, status, quantity_filled,
       value_filled, average_filled_price, fill_count, next_attempt_at, submitted_at, expires_at,
       filled_at, limit_price, updated_at)
     select order_id, $1::uuid, $2::uuid, $2::uuid, asset_id, 'ANY', '${CURRENCY}',
       case sign when 1 then 'BUY' else 'SELL' end, 'LIMIT', 'GTC', 1, false, 'PAPER', 0, 'FILLED',
       1, 100, 100, 1, at, at, at, at, 100, at
     from (${trades}) t where ${VALUES}`,
    `insert into executions (id, order_id, sequence, reference, quantity, price, fee, at, entry_id)
     select order_id, order_id, 1, 'trade', 1, 100, 0, at, entry_id from (${trades}) t
     where ${VALUES}`,
    `insert into position_lots (id, book_id, broker_account_id, asset_id, currency, acquired_at,
       quantity, cost, entry_id)
     select order_id, $2::uuid, $2::uuid, asset_id, '${CURRENCY}', at, 0, 0, entry_id
     from (${trades}) t where sign = 1 and ${VALUES}`,
    `insert into account_activities (id, entry_id, broker_account_id, user_id, type, occurred_at,
       asset_id, net_amount, currency, order_id, description)
     select entry_id, entry_id, $2::uuid, $1::uuid, 'FILL', at, asset_id, -100 * sign,
       '${CURRENCY}', order_id, 'A trade'
     from (${trades}) t where ${VALUES}`,
  ];
  return texts.map((text, index) => ({ name: `bench_trading_seed_${days}_${index}`, text }));
}

export type Reading = (deps: Deps, person: Person) => Promise<unknown>;

export const readings: Readonly<Record<string, Reading>> = {
  getPositions: (deps, { actor }) => readPositions(deps, actor, { tradingMode: 'PAPER' }),
  getPortfolioHistory: (deps, { actor, brokerAccountId }) =>
    getPortfolioHistory(deps, actor, { source: { brokerAccountId }, range: 'M6' }),
};

export interface ReadingCost {
  /** Milliseconds, the median of a round's calls. */
  readonly milliseconds: number;
  readonly statements: number;
}

export async function costOf(reading: Reading, deps: Deps, person: Person): Promise<ReadingCost> {
  const { db, count } = countingDatabase(deps.db);
  await reading({ ...deps, db }, person);
  const samples: number[] = [];
  for (let call = 0; call < CALLS_A_ROUND; call += 1) {
    const start = performance.now();
    await reading(deps, person);
    samples.push(performance.now() - start);
  }
  return { milliseconds: median(samples), statements: count() };
}
