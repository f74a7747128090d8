import { Migration } from '@mikro-orm/migrations';

const isFrequency = (column: string): string =>
  `${column} in ('ONE_OFF', 'WEEKLY', 'FORTNIGHTLY', 'TWICE_MONTHLY', 'FOUR_WEEKLY', 'MONTHLY',
    'QUARTERLY', 'SEMI_ANNUALLY', 'ANNUALLY')`;

/** The tables of what comes in and goes out, and the columns that each has alone. */
const FLOWS = {
  networth_incomes: `category text not null check (category in ('SALARY', 'BONUS', 'BUSINESS',
      'RENTAL', 'DIVIDEND', 'INTEREST', 'PENSION', 'BENEFIT', 'OTHER')),
    is_after_tax boolean not null,
    growth_percent numeric,
    linked_asset_id uuid`,
  networth_expenses: `category text not null check (category in ('HOUSING', 'UTILITIES', 'FOOD',
      'TRANSPORT', 'INSURANCE', 'HEALTH', 'EDUCATION', 'CHILDCARE', 'ENTERTAINMENT', 'TRAVEL',
      'DEBT', 'TAX', 'SUBSCRIPTIONS', 'GIVING', 'OTHER')),
    is_essential boolean not null,
    inflation_percent numeric,
    linked_liability_id uuid`,
};

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
        category text not null check (category in ('CASH', 'EQUITY', 'ETF', 'FUND', 'BOND', 'CRYPTO',
          'PROPERTY', 'VEHICLE', 'SAVINGS', 'TERM_DEPOSIT', 'PENSION', 'INSURANCE',
          'PRIVATE_EQUITY', 'BUSINESS', 'COLLECTIBLE', 'PRECIOUS_METAL', 'LOAN_RECEIVABLE',
          'OTHER')),
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
          'CREDIT_CARD', 'OVERDRAFT', 'MARGIN_LOAN', 'TAX', 'FAMILY_LOAN', 'OTHER')),
        portfolio_id uuid not null,
        lender text,
        original_amount numeric not null check (original_amount >= 0),
        balance numeric not null check (balance >= 0),
        currency text not null,
        interest_rate_percent numeric check (interest_rate_percent >= 0),
        rate_type text check (rate_type in ('FIXED', 'FLOATING')),
        fixed_until date,
        start_date date not null,
        maturity_date date check (maturity_date > start_date),
        repayment_amount numeric check (repayment_amount >= 0),
        repayment_frequency text check (${isFrequency('repayment_frequency')}),
        interest_only_until date,
        linked_asset_id uuid,
        credit_limit numeric check (credit_limit >= 0),
        is_archived boolean not null default false,
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
        kind text not null check (kind in ('EMERGENCY_FUND', 'HOME', 'RETIREMENT', 'EDUCATION',
          'TRAVEL', 'DEBT_FREE', 'WEALTH', 'CUSTOM')),
        target_amount numeric not null check (target_amount > 0),
        current_amount numeric not null check (current_amount >= 0),
        currency text not null,
        target_date date,
        monthly_contribution numeric check (monthly_contribution >= 0),
        expected_return_percent numeric check (expected_return_percent >= 0),
        priority integer not null check (priority > 0),
        image_url text,
        is_archived boolean not null default false,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        tombstoned_at timestamptz
      )
    `);
    for (const [table, ownColumns] of Object.entries(FLOWS)) {
      this.addSql(`
        create table ${table} (
          id uuid primary key,
          user_id uuid not null references users (id),
          name text not null,
          amount numeric not null check (amount >= 0),
          currency text not null,
          frequency text not null check (${isFrequency('frequency')}),
          ${ownColumns},
          start_date date not null,
          end_date date check (end_date >= start_date),
          owner_member_id uuid,
          note text,
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
