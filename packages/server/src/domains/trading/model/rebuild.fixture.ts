import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { rebuildBalances, rebuildDays } from '../../../ledger/index.ts';

interface Day {
  readonly ownerId: string;
  readonly asset: string;
  readonly day: string;
  readonly amount: string;
}

const days = statement<Day, []>(
  'test_model_days',
  `select owner_id as "ownerId", asset, day::text, trim_scale(amount) as amount from ledger_days where amount <> 0
   order by owner_id, asset, day limit 100000`,
);

/** Projections that a rebuild from the journal changes; none should. */
export async function faultsOfTheProjections(db: Database): Promise<string[]> {
  const before = await db.all(days);
  const corrected = await db.transaction(rebuildBalances);
  await db.transaction(rebuildDays);
  const after = new Set((await db.all(days)).map((row) => JSON.stringify(row)));
  const known = new Set(before.map((row) => JSON.stringify(row)));
  const changed = before.filter((row) => !after.has(JSON.stringify(row)));
  return [
    ...corrected.map(({ accountId }) => `a balance was not what the journal says: ${accountId}`),
    ...changed.map((row) => `a day was not what the journal says: ${JSON.stringify(row)}`),
    ...[...after].filter((row) => !known.has(row)).map((row) => `the journal says ${row}`),
  ];
}
