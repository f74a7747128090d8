import { Migration } from '@mikro-orm/migrations';

const CATEGORIES = `'PROPERTY', 'VEHICLE', 'PRIVATE_EQUITY', 'BUSINESS', 'COLLECTIBLE',
  'PRECIOUS_METAL', 'BOND', 'TERM_DEPOSIT', 'SAVINGS', 'CASH', 'PENSION', 'INSURANCE',
  'LOAN_RECEIVABLE', 'CRYPTO', 'FUND', 'OTHER'`;

/**
 * What a thing or a debt was worth on every day: things become instruments with prices by day, and
 * the balance of a debt follows from its bookings.
 */
export class NetWorthHistoryMigration extends Migration {
  override up(): void {
    this.makePortfolios();
    this.makeInstruments();
    this.makeBookings();
  }

  /** The two that everybody has; of them things and debts are parts. */
  private makePortfolios(): void {
    this.addSql(`
      create table portfolios (
        id uuid primary key,
        user_id uuid not null references users (id),
        kind text not null check (kind in ('ASSETS', 'LIABILITIES')),
        created_at timestamptz not null,
        unique (user_id, kind)
      )
    `);
    this.addSql(`
      insert into portfolios (id, user_id, kind, created_at)
      select distinct on (user_id) portfolio_id, user_id, 'LIABILITIES', created_at
      from networth_liabilities order by user_id, created_at, id
    `);
    this.addSql(`
      update networth_liabilities l set portfolio_id = p.id from portfolios p
      where p.user_id = l.user_id and p.id <> l.portfolio_id
    `);
    this.addSql(`
      alter table networth_liabilities
        add foreign key (portfolio_id) references portfolios (id)
    `);
  }

  private makeInstruments(): void {
    this.addSql(`
      create table custom_instruments (
        id uuid primary key,
        user_id uuid not null references users (id),
        symbol text not null check (char_length(symbol) between 1 and 32),
        name text not null,
        category text not null check (category in (${CATEGORIES})),
        currency text not null,
        metadata jsonb not null default '[]',
        created_at timestamptz not null,
        updated_at timestamptz not null,
        tombstoned_at timestamptz
      )
    `);
    this.addSql(`
      create unique index custom_instruments_symbol on custom_instruments (user_id, upper(symbol))
        where tombstoned_at is null
    `);
    this.addSql(`
      create table instrument_prices (
        id uuid primary key,
        user_id uuid not null references users (id),
        instrument_id uuid not null references custom_instruments (id),
        day date not null,
        price numeric not null check (price >= 0),
        note text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        tombstoned_at timestamptz
      )
    `);
    this.addSql(`
      create unique index instrument_prices_day on instrument_prices (instrument_id, day)
        where tombstoned_at is null
    `);
    this.addSql('create index instrument_prices_of_user on instrument_prices (user_id)');
    this.addSql(`
      insert into custom_instruments (id, user_id, symbol, name, category, currency, created_at,
        updated_at, tombstoned_at)
      select id, user_id, 'OWN-' || row_number() over (partition by user_id order by id), name,
        case when category in (${CATEGORIES}) then category else 'OTHER' end, currency, created_at,
        updated_at, tombstoned_at
      from networth_assets
    `);
    this.addSql(`
      insert into instrument_prices (id, user_id, instrument_id, day, price, created_at, updated_at,
        tombstoned_at)
      select id, user_id, id, valued_on, value / coalesce(nullif(quantity, 0), 1), created_at,
        updated_at, tombstoned_at
      from networth_assets
    `);
    this.moveHoldings();
  }

  /** What it cost is known of none of them. */
  private moveHoldings(): void {
    this.addSql(`
      alter table networth_assets
        add column portfolio_id uuid references portfolios (id),
        add column instrument_id uuid references custom_instruments (id),
        add column purchased_on date,
        add column purchase_price numeric check (purchase_price >= 0)
    `);
    this.addSql(`
      insert into portfolios (id, user_id, kind, created_at)
      select gen_random_uuid(), user_id, 'ASSETS', min(created_at) from networth_assets
      group by user_id
    `);
    this.addSql(`
      update networth_assets a set portfolio_id = p.id, instrument_id = a.id,
        purchased_on = valued_on, quantity = coalesce(nullif(quantity, 0), 1)
      from portfolios p where p.user_id = a.user_id and p.kind = 'ASSETS'
    `);
    this.addSql(`
      alter table networth_assets
        alter column portfolio_id set not null,
        alter column instrument_id set not null,
        alter column purchased_on set not null,
        alter column quantity set not null,
        drop column name, drop column category, drop column currency, drop column value,
        drop column valued_on
    `);
    this.addSql(`
      create unique index networth_assets_holding on networth_assets (portfolio_id, instrument_id)
        where tombstoned_at is null
    `);
  }

  private makeBookings(): void {
    this.addSql(`
      create table liability_trades (
        id uuid primary key,
        user_id uuid not null references users (id),
        liability_id uuid not null references networth_liabilities (id),
        type text not null check (type in ('DRAWDOWN', 'REPAYMENT', 'INTEREST', 'FEE',
          'REVALUATION')),
        is_opening boolean not null default false check (not is_opening or type = 'DRAWDOWN'),
        day date not null,
        amount numeric not null check (amount >= 0),
        interest numeric check (interest is null or
          (type = 'REPAYMENT' and interest >= 0 and interest <= amount)),
        note text,
        created_at timestamptz not null
      )
    `);
    this.addSql(`
      create unique index liability_trades_opening on liability_trades (liability_id)
        where is_opening
    `);
    this.addSql('create index liability_trades_of_user on liability_trades (user_id)');
    this.addSql(`
      insert into liability_trades (id, user_id, liability_id, type, is_opening, day, amount,
        created_at)
      select id, user_id, id, 'DRAWDOWN', true, start_date, original_amount, created_at
      from networth_liabilities
    `);
    this.addSql(`
      insert into liability_trades (id, user_id, liability_id, type, day, amount, created_at)
      select gen_random_uuid(), user_id, id, 'REVALUATION',
        greatest(start_date, (created_at at time zone 'UTC')::date), balance, created_at
      from networth_liabilities
    `);
    this.addSql(`
      alter table networth_liabilities
        add column auto_amortise boolean not null default false,
        add column earlier_terms jsonb not null default '[]',
        add column archived_on date
    `);
    this.addSql(`
      update networth_liabilities set archived_on = (updated_at at time zone 'UTC')::date
      where is_archived
    `);
    this.addSql(`
      alter table networth_liabilities drop column balance, drop column is_archived
    `);
  }
}
