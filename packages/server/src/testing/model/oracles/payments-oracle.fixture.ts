import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';

interface Wrong {
  readonly wrong: string;
}

/** What may never be there, whatever is under way. */
const EVER = statement<Wrong, []>(
  'test_model_payments_ever',
  `with paid as (select p.*, h.status, h.amount, h.user_id from plan_charges p
     join card_charges h on h.id = p.id)
   select 'a period was charged twice: ' || max(id::text) as wrong from paid
   where status = 'SUCCEEDED'
   group by subscription_id, period_starts_at, tier, interval having count(*) > 1
   union all
   select 'a charge of an ended subscription is waited for: ' || paid.id
   from paid join plan_subscriptions m on m.id = subscription_id
   where m.ended_at is not null and m.charge_id is not null
   union all
   select 'the plan in force is another: ' || u.id from users u
   where u.subscribed_plan is distinct from (select tier from plan_subscriptions s
     where s.user_id = u.id and s.status in ('TRIALING', 'ACTIVE', 'PAST_DUE'))
   union all
   select 'a charge for a deposit has not one deposit: ' || h.id from card_charges h
   left join deposits d on d.pending_transaction_id = h.id
   where h.purpose = 'DEPOSIT'
   group by h.id, h.status having count(d.id)
     <> case when h.status in ('SUCCEEDED', 'TAKEN_BACK') then 1 else 0 end
   union all
   select 'a deposit is of another amount than its charge: ' || d.id from deposits d
   join card_charges h on h.id = d.pending_transaction_id where d.amount <> h.amount
   union all
   select 'a deposit was added twice or not as much of it: ' || d.id from deposits d
   where coalesce(d.credited_amount, 0) - d.returned_amount <> coalesce((select sum(l.amount)
     from journal_entries e join journal_lines l on l.entry_id = e.id
     join ledger_accounts a on a.id = l.account_id and a.kind in ('cash', 'debt')
     where e.source_type = 'deposit' and e.source_id = d.id::text), 0)
   union all
   select 'a charge is taken back in part, and is said to be whole: ' || h.id from card_charges h
   where (h.status = 'TAKEN_BACK') <> (h.taken_back = h.amount)
   union all
   select 'interest was paid twice or not at all: ' || p.enrollment_id from interest_payments p
   group by p.enrollment_id having sum(p.amount) <> coalesce((select sum(l.amount)
     from journal_entries e join journal_lines l on l.entry_id = e.id
     join ledger_accounts a on a.id = l.account_id and a.kind in ('cash', 'debt')
     where e.source_type = 'interest' and e.kind = 'INTEREST'
       and e.source_id = p.enrollment_id::text), 0)`,
);

/** What may not be there once everything has come to its end. */
const IN_THE_END = statement<Wrong, []>(
  'test_model_payments_in_the_end',
  `with paid as (select p.*, h.status, h.amount, h.taken_back, h.user_id from plan_charges p
     join card_charges h on h.id = p.id)
   select 'a charge goes on that nobody waits for: ' || paid.id as wrong
   from paid join plan_subscriptions m on m.id = subscription_id
   where paid.status in ('PENDING', 'TO_CONFIRM')
     and (m.ended_at is not null or m.charge_id is distinct from paid.id)
   union all
   select 'what was charged for nothing is kept: ' || paid.id from paid
   where status = 'SUCCEEDED'
     and not exists (select from mail_outbox where text like '%Number: R-%'
       || upper(right(paid.id::text, 12)) || '%')
   union all
   select 'the ledger says something else of plans: ' || u.id from users u where
     coalesce((select sum(amount - taken_back) from paid
       where status in ('SUCCEEDED', 'TAKEN_BACK') and user_id = u.id), 0) <>
     coalesce((select sum(l.amount) from journal_lines l
       join journal_entries e on e.id = l.entry_id and e.user_id = u.id
         and e.source_type = 'plan_charge'
       join ledger_accounts a on a.id = l.account_id and a.kind = 'fees'), 0)
   union all
   select 'what the card network took back is kept: ' || h.id from card_charges h
   join deposits d on d.pending_transaction_id = h.id
   where d.taken_back <> h.taken_back
     or (h.status = 'TAKEN_BACK') <> (d.status in ('RETURNED', 'FAILED'))`,
);

const told = (wrongs: readonly Wrong[]): string[] => wrongs.map(({ wrong }) => wrong);

export const faultsOfThePayments = async (db: Database): Promise<string[]> =>
  told(await db.all(EVER));

export const faultsInTheEnd = async (db: Database): Promise<string[]> =>
  told(await db.all(IN_THE_END));
