import { Migration } from '@mikro-orm/migrations';

/** What a person records by hand about what they own, owe, earn, spend and save for. */
export class NetWorthMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table networth_settings (
        user_id uuid primary key references users (id),
        display_currency text not null,
        updated_at timestamptz not null
      )
    `);
    this.addSql(`
      create table networth_assets (
        id uuid primary key,
        user_id uuid not null references users (id),
        name text not null,
        category text not null check (category in ('CASH', 'EQUITY', 'ETF', 'CRYPTO', 'PROPERTY',
          'VEHICLE', 'SAVINGS', 'PENSION', 'OTHER')),
        quantity numeric check (quantity >= 0),
        value numeric not null check (value >= 0),
        currency text not null,
        ownership_percent numeric not null default 100
          check (ownership_percent > 0 and ownership_percent <= 100),
        valued_on date not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        tombstoned_at timestamptz
      )
    `);
    this.addSql(`
      create table networth_liabilities (
        id uuid primary key,
        user_id uuid not null references users (id),
        name text not null,
        kind text not null check (kind in ('MORTGAGE', 'PERSONAL_LOAN', 'STUDENT_LOAN', 'CAR_LOAN',
          'CREDIT_CARD', 'OTHER')),
        balance numeric not null check (balance >= 0),
        currency text not null,
        interest_rate_percent numeric check (interest_rate_percent >= 0),
        ownership_percent numeric not null default 100
          check (ownership_percent > 0 and ownership_percent <= 100),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        tombstoned_at timestamptz
      )
    `);
    this.addSql(`
      create table networth_goals (
        id uuid primary key,
        user_id uuid not null references users (id),
        name text not null,
        target_amount numeric not null check (target_amount > 0),
        current_amount numeric not null check (current_amount >= 0),
        currency text not null,
        target_date date,
        priority integer not null check (priority > 0),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        tombstoned_at timestamptz
      )
    `);
    for (const table of ['networth_incomes', 'networth_expenses']) {
      this.addSql(`
        create table ${table} (
          id uuid primary key,
          user_id uuid not null references users (id),
          name text not null,
          amount numeric not null check (amount >= 0),
          currency text not null,
          frequency text not null check (frequency in ('ONE_OFF', 'WEEKLY', 'FORTNIGHTLY',
            'TWICE_MONTHLY', 'FOUR_WEEKLY', 'MONTHLY', 'QUARTERLY', 'SEMI_ANNUALLY', 'ANNUALLY')),
          start_date date not null,
          end_date date check (end_date >= start_date),
          created_at timestamptz not null,
          updated_at timestamptz not null,
          tombstoned_at timestamptz
        )
      `);
    }
    for (const part of ['assets', 'liabilities', 'goals', 'incomes', 'expenses']) {
      this.addSql(`
        create index networth_${part}_of_user on networth_${part} (user_id, id)
          where tombstoned_at is null
      `);
    }
  }
}
