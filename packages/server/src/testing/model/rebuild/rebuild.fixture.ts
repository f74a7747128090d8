import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { rebuildBalances, rebuildDays } from '../../../ledger/index.ts';
import { type Journal, readJournal } from './journal.fixture.ts';
import {
  type Amounts,
  amountsOf,
  differences,
  rebuiltActivities,
  rebuiltBalances,
  rebuiltDays,
  rebuiltFlows,
  rebuiltPositions,
} from './rebuild-amounts.fixture.ts';
import { faultsOfTheLots } from './rebuild-lots.fixture.ts';

const MOST = 1_000_000;

const amounts = (name: string, key: string, amount: string, from: string) =>
  statement<{ readonly key: string; readonly amount: string }, []>(
    `test_model_stored_${name}`,
    `select concat_ws(' ', ${key}) as key, ${amount} as amount from ${from} limit ${MOST}`,
  );
const balances = amounts(
  'balances',
  'owner_id, kind, asset',
  'balance',
  'ledger_accounts where owner_id is not null and balance <> 0',
);
const days = amounts('days', 'owner_id, day, asset', 'amount', 'ledger_days where amount <> 0');
const flows = amounts('flows', 'entry_id, asset', 'amount', 'ledger_flows');
const quantities = amounts(
  'quantities',
  'broker_account_id, asset_id',
  'quantity',
  'positions where quantity > 0',
);
const held = amounts(
  'held',
  'broker_account_id, asset_id',
  'quantity_held',
  'positions where quantity_held > 0',
);
/** One entry may be told as two activities: a dividend, and the tax that was withheld. */
const ACTIVITY = `broker_account_id, e.kind,
  case when e.kind in ('SPLIT', 'REVERSE_SPLIT') then 'all' else e.id::text end`;
const activities = amounts(
  'activities',
  `${ACTIVITY}, what`,
  'sum(amount)',
  `account_activities join journal_entries e on e.id = entry_id
   cross join lateral (values (asset_id::text, quantity),
     (currency, net_amount)) as moved (what, amount)
   where amount <> 0 group by 1 having sum(amount) <> 0`,
);

/** Projections that differ from what the journal says; none should. */
export async function faultsOfTheProjections(db: Database): Promise<string[]> {
  const journal = await readJournal(db);
  const stored = async (of: typeof balances): Promise<Amounts> => amountsOf(await db.all(of));
  const positions = rebuiltPositions(journal);
  return [
    ...differences('balance', rebuiltBalances(journal), await stored(balances)),
    ...differences('day', rebuiltDays(journal), await stored(days)),
    ...differences('flow', rebuiltFlows(journal), await stored(flows)),
    ...differences('position', positions.quantity, await stored(quantities)),
    ...differences('held position', positions.held, await stored(held)),
    ...differences('activity', rebuiltActivities(journal), await stored(activities)),
    ...(await faultsOfTheLots(db, journal)),
    ...(await faultsOfTheRebuild(db, journal)),
  ];
}

/** The platform's own rebuild comes to the same. */
async function faultsOfTheRebuild(db: Database, journal: Journal): Promise<string[]> {
  const corrected = await db.transaction(rebuildBalances);
  await db.transaction(rebuildDays);
  return [
    ...corrected.map(({ accountId }) => `a balance was corrected: ${accountId}`),
    ...differences('rebuilt day', rebuiltDays(journal), amountsOf(await db.all(days))),
  ];
}
