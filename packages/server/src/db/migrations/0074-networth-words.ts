import { Migration } from '@mikro-orm/migrations';

/** Columns are called as the fields of the contract that they keep. */
const NEW_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  networth_liabilities: {
    fixed_until: 'fixed_ends_on',
    start_date: 'starts_on',
    maturity_date: 'matures_on',
    interest_only_until: 'interest_only_ends_on',
    auto_amortise: 'auto_amortize',
    linked_asset_id: 'linked_net_worth_asset_id',
  },
  networth_goals: { target_date: 'target_on', is_archived: 'archived' },
  networth_incomes: {
    start_date: 'starts_on',
    end_date: 'ends_on',
    is_after_tax: 'after_tax',
    linked_asset_id: 'linked_net_worth_asset_id',
  },
  networth_expenses: { start_date: 'starts_on', end_date: 'ends_on', is_essential: 'essential' },
};

export class NetWorthWordsMigration extends Migration {
  override up(): void {
    for (const [table, columns] of Object.entries(NEW_NAMES)) {
      for (const [before, after] of Object.entries(columns)) {
        this.addSql(`alter table ${table} rename column ${before} to ${after}`);
      }
    }
  }
}
