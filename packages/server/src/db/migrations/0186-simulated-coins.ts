import { Migration } from '@mikro-orm/migrations';

/** What the operator has sent over the simulated chains. */
export class SimulatedCoinsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table simulated_coins (
        id uuid primary key,
        tx_hash text not null unique,
        chain text not null,
        currency text not null,
        address text not null,
        memo text,
        from_address text,
        amount numeric not null check (amount > 0),
        fate text not null check (fate in ('KEPT', 'DROPPED', 'TAKEN_BACK', 'REORGANIZED')),
        sent_at timestamptz not null
      )
    `);
    this.addSql(
      'create index simulated_coins_address on simulated_coins (chain, address, sent_at)',
    );
  }
}
