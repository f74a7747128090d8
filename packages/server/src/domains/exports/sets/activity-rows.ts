import { type SetPart, withinDays } from './sql-set.ts';

/**
 * Where activities of an account are read as `v`, with the account as `a`: those since its last
 * reset, of the days that are asked for.
 *
 * @param kinds a condition on `v` that begins with `and`; default: all of them
 */
export function activityRows(
  kinds = '',
): Pick<SetPart, 'each' | 'range' | 'from' | 'where' | 'keys'> {
  return {
    each: 'account',
    range: 'timestamp',
    from: 'account_activities v join broker_accounts a on a.id = v.broker_account_id',
    where: `a.user_id = $1 and v.broker_account_id = $2 ${kinds}
      and (a.reset_entry_id is null or v.entry_id > a.reset_entry_id)
      and ${withinDays('v.occurred_at')}`,
    keys: [
      { sql: 'v.occurred_at', type: 'timestamptz' },
      { sql: 'v.id', type: 'uuid' },
    ],
  };
}
