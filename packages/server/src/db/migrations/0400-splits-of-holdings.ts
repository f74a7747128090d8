import { Migration } from '@mikro-orm/migrations';

/** Histories read the splits of what is held, which are few among many trades. */
export class SplitsOfHoldingsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create index tracked_trades_splits on tracked_trades (portfolio_id, instrument_id)
        where type in ('SPLIT', 'CONSOLIDATION')`);
  }
}
