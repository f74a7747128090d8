import { Migration } from '@mikro-orm/migrations';

/**
 * What lots follow from beside the journal, so that they can be rebuilt from it: the terms of
 * companies' actions as they were applied, and what lots came in with.
 */
export class WhatWasAppliedMigration extends Migration {
  override up(): void {
    // Null: applied before this was kept.
    this.addSql('alter table applied_corporate_actions add column terms jsonb');
    this.addSql(`
      alter table position_lots
        add column opened_quantity numeric,
        add column opened_cost numeric
    `);
  }
}
