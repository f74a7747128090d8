import { Migration } from '@mikro-orm/migrations';

/** Pending transactions are named as the contract names them. */
export class PendingKindsMigration extends Migration {
  override up(): void {
    this.addSql(`
      alter table pending_transactions
        drop constraint pending_transactions_kind_check,
        drop constraint pending_transactions_status_check;
      update pending_transactions set
        kind = case kind when 'DEPOSIT' then 'BANK_TRANSFER' else 'EXCHANGE' end,
        status = case status when 'MATCHED' then 'COMPLETED' else status end;
      alter table pending_transactions
        add constraint pending_transactions_kind_check
          check (kind in ('BANK_TRANSFER', 'EXCHANGE')),
        add constraint pending_transactions_status_check
          check (status in ('PENDING', 'COMPLETED'))
    `);
  }
}
