import { Migration } from '@mikro-orm/migrations';

/**
 * Whether the lines of an entry sum to zero, over sorted lines: a hash table is made anew for each
 * statement, which costs more than the few lines of an entry.
 */
export class SortedLinesMigration extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function ledger_refuse_unbalanced() returns trigger language plpgsql as $$
      begin
        if exists (
          select from (select entry_id, asset, amount from added order by entry_id, asset) lines
          group by entry_id, asset having sum(amount) <> 0
        ) then
          raise exception 'a journal entry sums to zero for each asset' using errcode = '23514';
        end if;
        return null;
      end $$
    `);
  }
}
