import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';

interface Wrong {
  readonly wrong: string;
}

/** What each transfer has moved: in and out of the account, and what is held for it. */
const MOVED = `moved as (
  select t.id, t.direction, t.status, t.amount,
    coalesce(sum(l.amount) filter (where a.kind in ('position', 'position_hold')), 0) as net,
    coalesce(sum(l.amount) filter (where a.kind = 'position_hold'), 0) as held,
    count(distinct e.id) filter (where a.kind = 'position' and l.amount > 0) as credits,
    count(distinct e.id) filter (where l.amount < 0 and a.kind in ('position', 'debt')) as debits
  from crypto_transfers t
  left join journal_entries e on e.source_type = 'crypto_transfer' and e.source_id = t.id::text
  left join journal_lines l on l.entry_id = e.id
  left join ledger_accounts a on a.id = l.account_id and a.owner_id = t.broker_account_id
  group by t.id)`;

/** What may never be there, whatever is under way. */
const EVER = statement<Wrong, [handedOver: readonly string[]]>(
  'test_model_coins_ever',
  `with ${MOVED}
   select 'coins came in twice or not at all: ' || id as wrong from moved
   where direction = 'INCOMING'
     and credits - debits <> case when status = 'COMPLETED' then 1 else 0 end
   union all
   select 'coins went out otherwise than the transfer says: ' || id from moved
   where direction = 'OUTGOING'
     and (net <> case when status = 'COMPLETED' then -amount else 0 end
       or held <> case when status in ('REQUESTED', 'PROCESSING') then amount else 0 end)
   union all
   select 'coins are free again that the custodian has sent: ' || id from moved
   where id::text = any($1::text[]) and (status in ('REJECTED', 'CANCELED', 'REQUESTED')
     -- What the chain itself does not take comes back.
     or status = 'FAILED' and trim_scale(amount)::text not like '%404')
   union all
   select 'coins were swept twice or by nobody: ' || o.id from orders o
   left join crypto_sweep_runs r on r.order_id = o.id
   where o.source = 'AUTO_SWEEP' and r.order_id is null`,
);

/** What may not be there once everything has come to its end. */
const IN_THE_END = statement<Wrong, []>(
  'test_model_coins_in_the_end',
  `select 'coins that the chain keeps are not there: ' || c.tx_hash as wrong
   from simulated_coins c
   left join crypto_transfers t on t.tx_hash = c.tx_hash and t.direction = 'INCOMING'
   where c.fate = 'KEPT'
   group by c.tx_hash having count(t.id) filter (where t.status = 'COMPLETED') <> 1
   union all
   select 'coins are there that the chain has not: ' || t.id from simulated_coins c
   join crypto_transfers t on t.tx_hash = c.tx_hash and t.direction = 'INCOMING'
   where c.fate in ('DROPPED', 'TAKEN_BACK') and t.status = 'COMPLETED'
   union all
   select 'coins went out that are held still: ' || t.id from crypto_transfers t
   join broker_accounts b on b.id = t.broker_account_id
   join users u on u.id = t.user_id
   where t.direction = 'OUTGOING' and t.status = 'PROCESSING' and b.status = 'ACTIVE'
     and u.suspended_at is null`,
);

const told = (wrongs: readonly Wrong[]): string[] => wrongs.map(({ wrong }) => wrong);

/** @param handedOver the ids that the custodian has taken */
export const faultsOfTheCoins = async (
  db: Database,
  handedOver: ReadonlySet<string>,
): Promise<string[]> => told(await db.all(EVER, [...handedOver]));

export const coinFaultsInTheEnd = async (db: Database): Promise<string[]> =>
  told(await db.all(IN_THE_END));
