import { Migration } from '@mikro-orm/migrations';

/** What an income or an expense was before it changed stays in its history. */
export class NetWorthFlowsMigration extends Migration {
  override up(): void {
    for (const table of ['networth_incomes', 'networth_expenses']) {
      this.addSql(`alter table ${table} add column earlier_terms jsonb not null default '[]'`);
    }
  }
}
