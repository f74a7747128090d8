import { Migration } from '@mikro-orm/migrations';

/** What counts towards a goal by itself. */
export class GoalFundingMigration extends Migration {
  override up(): void {
    this.addSql(`alter table networth_goals add column funding_rules jsonb not null default '[]'`);
  }
}
