import { Migration } from '@mikro-orm/migrations';

/**
 * How much of a charge is gone again, and of the deposit that it made: a part, or all of it until a
 * dispute is won. What was taken back before was taken back whole.
 */
export class TakenBackMigration extends Migration {
  override up(): void {
    this.addSql(`
      alter table card_charges
        add column taken_back numeric not null default 0
          check (taken_back between 0 and amount),
        -- Each time that the processor is asked: the last who asked knows best.
        add column readings integer not null default 0`);
    this.addSql(`update card_charges set taken_back = amount where status = 'TAKEN_BACK'`);
    this.addSql(`
      alter table deposits
        -- In the currency that was sent.
        add column taken_back numeric not null default 0 check (taken_back between 0 and amount),
        -- In the currency that was added.
        add column returned_amount numeric not null default 0
          check (returned_amount between 0 and coalesce(credited_amount, 0))`);
    this.addSql(`
      update deposits set returned_amount = credited_amount where status = 'RETURNED'`);
    this.addSql(`
      update deposits d set taken_back = d.amount from card_charges h
      where h.id = d.pending_transaction_id and h.status = 'TAKEN_BACK'
        and d.status in ('FAILED', 'RETURNED')`);
  }
}
