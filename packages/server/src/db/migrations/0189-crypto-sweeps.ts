import { Migration } from '@mikro-orm/migrations';

/** Rules that sell what comes in of a crypto asset, and what each of them sold. */
export class CryptoSweepsMigration extends Migration {
  override up(): void {
    this.addSql(`
      alter domain order_source drop constraint order_source_check;
      alter domain order_source add constraint order_source_check check (value in ('MANUAL', 'API',
        'STRATEGY', 'REBALANCE', 'LIQUIDATION', 'DIVIDEND_REINVESTMENT', 'AUTO_SWEEP'))
    `);
    this.addSql(`
      create table crypto_auto_sweeps (
        id uuid primary key,
        user_id uuid not null references users (id),
        currency text not null,
        -- Null: whatever chain it comes in on.
        chain text,
        target_currency text not null,
        minimum_amount numeric not null check (minimum_amount >= 0),
        sell_percent numeric not null check (sell_percent > 0 and sell_percent <= 100),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique nulls not distinct (user_id, currency, chain)
      )
    `);
    this.addSql(`
      create table crypto_sweep_runs (
        -- What came in is swept once.
        transfer_id uuid primary key references crypto_transfers (id),
        user_id uuid not null references users (id),
        -- The rule may be gone by then.
        sweep_id uuid not null,
        order_id uuid not null references orders (id),
        target_currency text not null,
        proceeds numeric check (proceeds >= 0),
        ended_at timestamptz check ((ended_at is null) = (proceeds is null)),
        created_at timestamptz not null
      )
    `);
    this.addSql('create index crypto_sweep_runs_sweep on crypto_sweep_runs (sweep_id)');
    this.addSql('create index crypto_sweep_runs_user on crypto_sweep_runs (user_id)');
    this.addSql('create index crypto_sweep_runs_order on crypto_sweep_runs (order_id)');
  }
}
