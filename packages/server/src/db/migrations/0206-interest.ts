import { Migration } from '@mikro-orm/migrations';

/** Who has cash that earns interest, since when and at which rates, and what was paid. */
export class InterestMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table interest_rates (
        currency text not null,
        from_on date not null,
        apr_percent numeric not null check (apr_percent >= 0),
        primary key (currency, from_on)
      );
      create table interest_enrollments (
        id uuid primary key,
        user_id uuid not null references users (id),
        broker_account_id uuid not null references broker_accounts (id),
        currency text not null,
        opted_in boolean not null,
        -- The day from which the choice counts.
        changes_on date not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (user_id, currency)
      );
      create table interest_spans (
        enrollment_id uuid not null references interest_enrollments (id),
        from_on date not null,
        -- The first day that earns nothing again.
        until_on date check (until_on >= from_on),
        primary key (enrollment_id, from_on)
      );
      create table interest_payments (
        enrollment_id uuid not null references interest_enrollments (id),
        -- The first day of the month that was paid.
        month_on date not null,
        amount numeric not null check (amount >= 0),
        paid_at timestamptz not null,
        primary key (enrollment_id, month_on)
      );
    `);
  }
}
