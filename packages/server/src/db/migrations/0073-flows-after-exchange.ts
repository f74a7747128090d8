import { Migration } from '@mikro-orm/migrations';

const EXCHANGED = `select e.id from journal_entries e
  join journal_lines l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
  group by e.id having bool_or(a.kind = 'fx') and bool_or(a.kind like 'external%')`;

/** Money that was exchanged on its way counts as what arrived or left in the book's own currency. */
export class FlowsAfterExchangeMigration extends Migration {
  override up(): void {
    this.addSql(`create temporary table exchanged_flows on commit drop as
      select f.entry_id, l.asset, f.owner_id, f.at, sum(l.amount) as amount
      from (select distinct entry_id, owner_id, at from ledger_flows
        where entry_id in (${EXCHANGED})) f
      join journal_entries e on e.id = f.entry_id
      join journal_lines l on l.entry_id = e.id
      join ledger_accounts a on a.id = l.account_id
      where a.owner_id is not null or (a.kind = 'fees' and e.kind <> 'DEPOSIT' and l.asset in (
        select o.asset from journal_lines o join ledger_accounts b on b.id = o.account_id
        where o.entry_id = e.id and b.owner_id is not null))
      group by 1, 2, 3, 4 having sum(l.amount) <> 0`);
    this.addSql(
      'delete from ledger_flows where entry_id in (select entry_id from exchanged_flows)',
    );
    this.addSql(`insert into ledger_flows (entry_id, asset, owner_id, at, amount)
      select entry_id, asset, owner_id, at, amount from exchanged_flows`);
  }
}
