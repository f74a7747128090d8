import { Migration } from '@mikro-orm/migrations';

/** Payments that go to the bank in files, and statements that come from it. */
export class BankFilesMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table bank_files (
        id uuid primary key,
        kind text not null check (kind in ('PAYMENTS', 'STATEMENT')),
        message_id text not null,
        -- Of a statement, byte by byte.
        hash bytea unique check ((hash is null) = (kind = 'PAYMENTS')),
        -- Of payments: a file has one.
        currency text,
        made_at timestamptz not null,
        unique (kind, message_id)
      );
      create table bank_payments (
        withdrawal_id uuid primary key references withdrawals (id),
        end_to_end_id text not null unique,
        amount numeric not null check (amount > 0),
        currency text not null,
        status text not null check (status in ('QUEUED', 'IN_FILE', 'SETTLED', 'RETURNED')),
        file_id uuid references bank_files (id) deferrable initially deferred,
        problem text,
        queued_at timestamptz not null,
        check ((file_id is null) = (status = 'QUEUED'))
      );
      create index bank_payments_queued on bank_payments (currency, queued_at)
        where status = 'QUEUED';
      create index bank_payments_file on bank_payments (file_id);
      -- The movements of a statement, each of which is applied once.
      create table bank_entries (
        file_id uuid not null references bank_files (id),
        place integer not null,
        line_id text not null,
        is_credit boolean not null,
        amount numeric not null,
        currency text not null,
        reference text not null,
        end_to_end_id text,
        return_reason text,
        -- What came of it; null: it was not applied yet.
        outcome text,
        primary key (file_id, place)
      );
    `);
  }
}
