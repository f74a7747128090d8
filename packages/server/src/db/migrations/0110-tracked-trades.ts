import { Migration } from '@mikro-orm/migrations';

const METHODS = `'AVERAGE', 'FIFO', 'LIFO', 'HIFO', 'SPECIFIC'`;
const TYPES = `'BUY', 'SELL', 'OPENING_BALANCE', 'SPLIT', 'CONSOLIDATION', 'BONUS',
  'CAPITAL_RETURN', 'CAPITAL_CALL', 'ADJUST_COST_BASIS', 'MERGE_IN', 'MERGE_OUT', 'TRANSFER_IN',
  'TRANSFER_OUT', 'CANCEL'`;
const ORIGINS = `'MANUAL', 'RELAY_SYNC', 'EMAIL', 'FILE', 'BROKER_SYNC', 'WALLET_WATCH',
  'CORPORATE_ACTION'`;

/**
 * People have any number of portfolios, and what these hold follows from trades: what was recorded
 * with a price of purchase becomes a holding with its first trade.
 */
export class TrackedTradesMigration extends Migration {
  override up(): void {
    this.widenPortfolios();
    this.makeTrades();
    this.makeHoldings();
    this.makeDividends();
  }

  private widenPortfolios(): void {
    this.addSql(`
      alter table portfolios
        drop constraint portfolios_user_id_kind_key,
        drop constraint portfolios_kind_check,
        add check (kind in ('ASSETS', 'LIABILITIES', 'MANUAL', 'RELAY', 'CRYPTO_WALLET',
          'BROKER_MIRROR')),
        add column name text,
        add column currency text,
        add column parent_id uuid references portfolios (id),
        add column cost_basis_method text not null default 'AVERAGE'
          check (cost_basis_method in (${METHODS})),
        add column country text,
        add column financial_year_end text not null default '12-31',
        add column owner_member_id uuid,
        add column ownership_percent numeric not null default 100
          check (ownership_percent > 0 and ownership_percent <= 100),
        add column external_provider text,
        add column external_id text,
        add column last_synced_at timestamptz,
        add column updated_at timestamptz,
        add column tombstoned_at timestamptz
    `);
    this.addSql(`
      update portfolios p set updated_at = created_at,
        name = case kind when 'ASSETS' then 'Assets' else 'Liabilities' end,
        currency = coalesce(
          (select display_currency from networth_settings s where s.user_id = p.user_id), 'USD')
    `);
    this.addSql(`
      alter table portfolios
        alter column name set not null,
        alter column currency set not null,
        alter column updated_at set not null
    `);
    this.addSql(`
      create unique index portfolios_default on portfolios (user_id, kind)
        where kind in ('ASSETS', 'LIABILITIES')
    `);
    this.addSql(`
      create unique index portfolios_external on portfolios (user_id, external_provider, external_id)
        where external_id is not null and tombstoned_at is null
    `);
    this.addSql('create index portfolios_of_user on portfolios (user_id)');
  }

  private makeTrades(): void {
    this.addSql(`
      create table tracked_trades (
        id uuid primary key,
        user_id uuid not null references users (id),
        portfolio_id uuid not null references portfolios (id),
        instrument_id uuid not null,
        type text not null check (type in (${TYPES})),
        state text not null check (state in ('PENDING', 'CONFIRMED', 'REJECTED')),
        origin text not null check (origin in (${ORIGINS})),
        traded_on date not null,
        quantity numeric check (quantity > 0),
        price numeric check (price >= 0),
        currency text not null,
        exchange_rate numeric check (exchange_rate > 0),
        rate_given boolean not null default false,
        fee numeric not null default 0 check (fee >= 0),
        fee_currency text not null,
        ratio_numerator integer check (ratio_numerator > 0),
        ratio_denominator integer check (ratio_denominator > 0),
        cost_basis numeric check (cost_basis >= 0),
        capital_amount numeric check (capital_amount >= 0),
        lot_selections jsonb not null default '[]',
        note text,
        unique_identifier text,
        file_id uuid,
        email_id uuid,
        confirmed_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        tombstoned_at timestamptz
      )
    `);
    // A name stays taken by a trade that is deleted, so that no import brings it back.
    this.addSql(`
      create unique index tracked_trades_identifier on tracked_trades
        (portfolio_id, unique_identifier) where unique_identifier is not null
    `);
    this.addSql(`
      create index tracked_trades_of_holding on tracked_trades (portfolio_id, instrument_id)
    `);
    this.addSql(`
      create index tracked_trades_of_user on tracked_trades (user_id, traded_on, id)
        where tombstoned_at is null
    `);
  }

  private makeHoldings(): void {
    this.addSql(`
      insert into tracked_trades (id, user_id, portfolio_id, instrument_id, type, state, origin,
        traded_on, quantity, price, currency, exchange_rate, fee_currency, confirmed_at, created_at,
        updated_at, tombstoned_at)
      select gen_random_uuid(), a.user_id, a.portfolio_id, a.instrument_id,
        case when a.purchase_price is null then 'OPENING_BALANCE' else 'BUY' end, 'CONFIRMED',
        'MANUAL', a.purchased_on, a.quantity,
        coalesce(a.purchase_price, (
          select p.price from instrument_prices p
          where p.instrument_id = a.instrument_id order by p.day limit 1), 0),
        i.currency, 1, i.currency, a.created_at, a.created_at, a.created_at, a.tombstoned_at
      from networth_assets a join custom_instruments i on i.id = a.instrument_id
    `);
    this.addSql('alter table networth_assets rename to tracked_holdings');
    this.addSql('alter index networth_assets_holding rename to tracked_holdings_instrument');
    this.addSql(`
      alter table tracked_holdings
        drop constraint networth_assets_instrument_id_fkey,
        alter column ownership_percent drop not null,
        alter column ownership_percent drop default,
        add column lots jsonb not null default '[]',
        add column currency text,
        drop column quantity,
        drop column purchased_on,
        drop column purchase_price
    `);
    this.addSql(`
      update tracked_holdings h set currency = i.currency from custom_instruments i
      where i.id = h.instrument_id
    `);
    this.addSql('alter table tracked_holdings alter column currency set not null');
    this.addSql('create index tracked_holdings_of_user on tracked_holdings (user_id)');
    this.addSql(`
      create table tracked_days (
        holding_id uuid not null references tracked_holdings (id) on delete cascade,
        user_id uuid not null references users (id),
        day date not null,
        quantity numeric not null check (quantity >= 0),
        cost_basis numeric not null,
        cost_in_portfolio numeric not null,
        paid numeric not null,
        brought numeric not null,
        realized numeric not null,
        realized_capital numeric not null,
        fees numeric not null,
        primary key (holding_id, day)
      )
    `);
    this.addSql('create index tracked_days_of_user on tracked_days (user_id)');
    this.addSql(`
      insert into tracked_days (holding_id, user_id, day, quantity, cost_basis, cost_in_portfolio,
        paid, brought, realized, realized_capital, fees)
      select h.id, h.user_id, t.traded_on, t.quantity, round(t.quantity * t.price, 2),
        round(t.quantity * t.price, 2), round(t.quantity * t.price, 2), 0, 0, 0, 0
      from tracked_holdings h join tracked_trades t
        on t.portfolio_id = h.portfolio_id and t.instrument_id = h.instrument_id
      where h.tombstoned_at is null and t.tombstoned_at is null
    `);
    this.addSql(`
      update tracked_holdings h set lots = jsonb_build_array(jsonb_build_object('tradeId', t.id,
        'tradedOn', t.traded_on, 'quantity', t.quantity::text, 'remaining', t.quantity::text,
        'cost', round(t.quantity * t.price, 2)::text,
        'costInPortfolio', round(t.quantity * t.price, 2)::text))
      from tracked_trades t
      where t.portfolio_id = h.portfolio_id and t.instrument_id = h.instrument_id
        and h.tombstoned_at is null and t.tombstoned_at is null
    `);
  }

  private makeDividends(): void {
    this.addSql(`
      create table tracked_dividends (
        id uuid primary key,
        user_id uuid not null references users (id),
        portfolio_id uuid not null references portfolios (id),
        instrument_id uuid not null,
        state text not null check (state in ('PENDING', 'CONFIRMED', 'REJECTED')),
        origin text not null check (origin in (${ORIGINS})),
        ex_date date,
        paid_on date not null,
        quantity numeric not null check (quantity > 0),
        amount_per_share numeric not null check (amount_per_share >= 0),
        gross_amount numeric not null check (gross_amount >= 0),
        withholding_tax numeric not null default 0
          check (withholding_tax >= 0 and withholding_tax <= gross_amount),
        imputation_credits numeric not null default 0 check (imputation_credits >= 0),
        currency text not null,
        exchange_rate numeric check (exchange_rate > 0),
        net_in_portfolio numeric,
        reinvest_trade_id uuid references tracked_trades (id),
        note text,
        unique_identifier text,
        file_id uuid,
        email_id uuid,
        confirmed_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        tombstoned_at timestamptz,
        check (state <> 'CONFIRMED' or net_in_portfolio is not null)
      )
    `);
    this.addSql(`
      create unique index tracked_dividends_identifier on tracked_dividends
        (portfolio_id, unique_identifier) where unique_identifier is not null
    `);
    this.addSql(`
      create index tracked_dividends_of_holding on tracked_dividends (portfolio_id, instrument_id)
    `);
    this.addSql(`
      create index tracked_dividends_of_user on tracked_dividends (user_id, paid_on, id)
        where tombstoned_at is null
    `);
  }
}
