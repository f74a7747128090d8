import { Migration } from '@mikro-orm/migrations';

const OPEN = `('PENDING_NEW', 'ACCEPTED', 'NEW', 'HELD', 'PARTIALLY_FILLED', 'DONE_FOR_DAY',
  'PENDING_CANCEL', 'PENDING_REPLACE', 'SUSPENDED')`;
const PROVIDERS = `('PLATFORM', 'PARTNER_PAPER', 'ALPACA', 'INTERACTIVE_BROKERS', 'BINANCE',
  'COINBASE', 'KRAKEN', 'CUSTOM')`;
const METHODS = `('AVERAGE', 'FIFO', 'LIFO', 'HIFO', 'SPECIFIC')`;

/** Everything that accounts and orders have beyond the first release. */
export class BrokerageMigration extends Migration {
  override up(): void {
    this.addSql(LEDGER);
    this.addSql(CREDENTIALS);
    this.addSql(ACCOUNTS);
    this.addSql(ORDERS);
    this.addSql(LOTS);
    this.addSql(ACTIVITIES);
    this.addSql(FUNDING);
  }
}

/**
 * A returned deposit may leave a debt, apart from cash, so that available cash is never negative.
 * Days and flows are projections of the journal, for reading histories.
 */
const LEDGER = `
  alter table ledger_accounts drop constraint ledger_accounts_kind;
  alter table ledger_accounts add constraint ledger_accounts_kind check (
    case when owner_id is null
      then kind in ('external_bank', 'external_card', 'external_chain', 'external_paper', 'fees',
        'fx', 'dividends', 'tax_withheld', 'interest', 'clearing', 'market', 'rounding')
      else kind in ('cash', 'cash_hold', 'debt', 'position', 'position_hold')
    end);
  alter table ledger_accounts drop constraint ledger_accounts_balance;
  alter table ledger_accounts add constraint ledger_accounts_balance check (
    case when owner_id is null then balance is null
      when kind = 'debt' then balance <= 0 and balance > '-Infinity'
      else balance >= 0 and balance < 'Infinity' end);
  create table ledger_days (
    owner_id uuid not null,
    asset text not null,
    day date not null,
    amount numeric not null,
    primary key (owner_id, day, asset)
  );
  create table ledger_flows (
    entry_id uuid not null,
    asset text not null,
    owner_id uuid not null,
    at timestamptz not null,
    amount numeric not null,
    primary key (entry_id, asset)
  );
  create index ledger_flows_owner on ledger_flows (owner_id, at);
  create index journal_entries_posted on journal_entries (user_id, posted_at)
    where kind not in ('HOLD', 'RELEASE');
  -- A day of the books ends at 16:00 in New York.
  insert into ledger_days (owner_id, day, asset, amount)
    select a.owner_id, ((e.posted_at - interval '1 millisecond') at time zone 'America/New_York'
        + interval '8 hours')::date,
      l.asset, sum(l.amount)
    from journal_entries e
    join journal_lines l on l.entry_id = e.id
    join ledger_accounts a on a.id = l.account_id and a.owner_id is not null
    group by 1, 2, 3 having sum(l.amount) <> 0;
  insert into ledger_flows (entry_id, asset, owner_id, at, amount)
    select e.id, l.asset, (array_agg(o.owner_id))[1], e.posted_at, -sum(l.amount)
    from journal_entries e
    join journal_lines l on l.entry_id = e.id
    join ledger_accounts a on a.id = l.account_id and a.owner_id is null
      and a.kind like 'external%'
    join lateral (
      select b.owner_id from journal_lines m join ledger_accounts b on b.id = m.account_id
      where m.entry_id = e.id and b.owner_id is not null order by m.line_number limit 1
    ) o on true
    group by e.id, l.asset, e.posted_at having sum(l.amount) <> 0`;

const CREDENTIALS = `
  create table broker_credentials (
    id uuid primary key,
    user_id uuid not null references users (id),
    provider text not null check (provider in ${PROVIDERS} and provider <> 'PLATFORM'),
    label text not null,
    trading_mode text not null check (trading_mode in ('LIVE', 'PAPER')),
    status text not null check (status in ('PENDING', 'ACTIVE', 'INVALID', 'EXPIRED', 'REVOKED')),
    status_reason text,
    key_suffix text,
    -- Tells whether a key was saved before without keeping the key.
    key_hash bytea check (length(key_hash) = 32),
    -- Sealed by the secret box; erased with the credential.
    sealed_values text,
    capabilities text[] not null default '{}',
    system_managed boolean not null default false,
    last_verified_at timestamptz,
    last_used_at timestamptz,
    expires_at timestamptz,
    next_probe_at timestamptz,
    probe_until timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (status <> 'REVOKED' or sealed_values is null)
  );
  create index broker_credentials_user on broker_credentials (user_id, created_at, id);
  create unique index broker_credentials_key on broker_credentials (user_id, provider, key_hash)
    where status <> 'REVOKED' and key_hash is not null;
  create index broker_credentials_probes on broker_credentials (next_probe_at)
    where next_probe_at is not null`;

/** Every account is a book of its own; an active strategy is one more book in an account. */
const ACCOUNTS = `
  alter table broker_accounts drop constraint broker_accounts_provider_check;
  alter table broker_accounts drop constraint broker_accounts_status_check;
  update broker_accounts set provider = 'PARTNER_PAPER' where provider = 'PAPER';
  alter table broker_accounts
    add constraint broker_accounts_provider_check check (provider in ${PROVIDERS}),
    add constraint broker_accounts_status_check
      check (status in ('ACTIVE', 'RESTRICTED', 'DISCONNECTED', 'CLOSED')),
    add column number text,
    add column external_id text,
    add column cost_basis_method text not null default 'FIFO'
      check (cost_basis_method in ${METHODS}),
    add column last_synced_at timestamptz,
    -- The last entry before the account was started anew: its history begins after it.
    add column reset_entry_id uuid,
    add column updated_at timestamptz;
  update broker_accounts set updated_at = created_at;
  alter table broker_accounts alter column updated_at set not null;
  insert into broker_credentials (id, user_id, provider, label, trading_mode, status,
      capabilities, system_managed, last_verified_at, created_at, updated_at)
    select credential_id, user_id, 'PARTNER_PAPER', name, 'PAPER', 'ACTIVE',
      '{READ_BALANCES,READ_POSITIONS,READ_ORDERS,READ_ACTIVITIES,TRADE,TRADE_FRACTIONS,TRADE_EXTENDED_HOURS}',
      true, created_at, created_at, created_at
    from broker_accounts where credential_id is not null;
  alter table broker_accounts add constraint broker_accounts_credential
    foreign key (credential_id) references broker_credentials (id);
  create unique index broker_accounts_external on broker_accounts (credential_id, external_id)
    where external_id is not null;
  create table account_books (
    id uuid primary key,
    user_id uuid not null references users (id),
    broker_account_id uuid not null references broker_accounts (id),
    created_at timestamptz not null
  );
  create index account_books_account on account_books (broker_account_id);
  insert into account_books (id, user_id, broker_account_id, created_at)
    select id, user_id, id, created_at from broker_accounts;
  create table invest_account_settings (
    user_id uuid primary key references users (id),
    fractional_trading boolean not null default true,
    extended_hours_default boolean not null default false,
    suspend_trade boolean not null default false,
    trade_confirm_email boolean not null default true,
    dividend_reinvestment boolean not null default false,
    auto_convert_deposits boolean not null default true,
    max_order_notional numeric check (max_order_notional > 0),
    max_order_currency text,
    daily_loss_limit numeric check (daily_loss_limit > 0),
    daily_loss_currency text,
    updated_at timestamptz not null
  )`;

const ORDERS = `
  alter table orders drop constraint orders_time_in_force_check;
  alter table orders drop constraint orders_status_check;
  do $$ declare name text; begin
    for name in select conname from pg_constraint where conrelid = 'orders'::regclass
      and contype = 'c' and pg_get_constraintdef(oid) like '%held_quantity%'
      and pg_get_constraintdef(oid) like '%status%'
    loop execute format('alter table orders drop constraint %I', name); end loop;
  end $$;
  alter table orders
    add constraint orders_time_in_force_check
      check (time_in_force in ('DAY', 'GTC', 'OPG', 'CLS', 'IOC', 'FOK')),
    add constraint orders_status_check check (status in ('PENDING_NEW', 'ACCEPTED', 'NEW', 'HELD',
      'PARTIALLY_FILLED', 'FILLED', 'DONE_FOR_DAY', 'PENDING_CANCEL', 'CANCELED',
      'PENDING_REPLACE', 'REPLACED', 'EXPIRED', 'REJECTED', 'SUSPENDED')),
    add constraint orders_final_hold_nothing check (status in ${OPEN}
      or (held_cash = 0 and held_quantity = 0)),
    add column book_id uuid references account_books (id),
    add column source text not null default 'API' check (source in ('MANUAL', 'API', 'STRATEGY',
      'REBALANCE', 'LIQUIDATION', 'AUTO_SWEEP', 'ASSISTANT')),
    add column resume_status text,
    add column elected_at timestamptz,
    add column auction_at timestamptz,
    add column revision integer not null default 0,
    add column awaits_order_id uuid references orders (id),
    add column is_put_away boolean not null default false,
    add column note text;
  update orders set book_id = broker_account_id,
    elected_at = case when status in ('NEW', 'PARTIALLY_FILLED') then submitted_at end;
  alter table orders alter column book_id set not null;
  alter table orders add constraint orders_resume_status check (
    (resume_status is not null) = (status in ('PENDING_CANCEL', 'PENDING_REPLACE', 'SUSPENDED')));
  drop index orders_open;
  drop index orders_open_of_user;
  create index orders_open on orders (id) where status in ${OPEN};
  create index orders_open_of_user on orders (user_id, asset_id) where status in ${OPEN};
  create index orders_open_of_asset on orders (asset_id, id) where status in ${OPEN};
  create index orders_of_strategy on orders (active_strategy_id, submitted_at desc)
    where active_strategy_id is not null`;

/** What was bought when, for gains. Lots of a book and asset sum to its shares in the ledger. */
const LOTS = `
  create table position_lots (
    id uuid primary key,
    book_id uuid not null references account_books (id),
    broker_account_id uuid not null references broker_accounts (id),
    asset_id uuid not null,
    currency text not null,
    acquired_at timestamptz not null,
    quantity numeric not null check (quantity >= 0),
    cost numeric not null check (cost >= 0),
    entry_id uuid not null
  );
  create index position_lots_open on position_lots (book_id, asset_id, acquired_at, id)
    where quantity > 0;
  create index position_lots_account on position_lots (broker_account_id, asset_id)
    where quantity > 0;
  create table realised_gains (
    id uuid primary key,
    user_id uuid not null references users (id),
    book_id uuid not null,
    broker_account_id uuid not null references broker_accounts (id),
    asset_id uuid not null,
    currency text not null,
    lot_id uuid not null references position_lots (id),
    order_id uuid,
    acquired_at timestamptz not null,
    sold_at timestamptz not null,
    quantity numeric not null check (quantity > 0),
    proceeds numeric not null,
    cost numeric not null,
    method text not null check (method in ${METHODS})
  );
  create index realised_gains_account on realised_gains (broker_account_id, sold_at);
  create index realised_gains_book on realised_gains (book_id, sold_at);
  -- What the account paid for what it holds now, before lots were kept.
  insert into position_lots (id, book_id, broker_account_id, asset_id, currency, acquired_at,
      quantity, cost, entry_id)
    select id, broker_account_id, broker_account_id, asset_id, currency, opened_at, quantity, cost,
      id
    from positions where quantity > 0`;

const ACTIVITIES = `
  create table account_activities (
    id uuid primary key,
    entry_id uuid not null,
    broker_account_id uuid not null references broker_accounts (id),
    user_id uuid not null references users (id),
    type text not null,
    status text not null default 'EXECUTED' check (status in ('EXECUTED', 'CORRECTED', 'CANCELED')),
    occurred_at timestamptz not null,
    settle_date date,
    symbol text,
    asset_id uuid,
    side text check (side in ('BUY', 'SELL')),
    quantity numeric,
    price numeric,
    per_share_amount numeric,
    net_amount numeric not null,
    currency text not null,
    order_id uuid,
    description text not null,
    -- When a fill was looked at for its confirmation by mail.
    confirmed_at timestamptz
  );
  create index account_activities_unconfirmed on account_activities (occurred_at, id)
    where type = 'FILL' and confirmed_at is null;
  create index account_activities_newest on account_activities (broker_account_id, occurred_at, id);
  create index account_activities_settling on account_activities (broker_account_id, settle_date)
    where settle_date is not null;
  create table applied_corporate_actions (
    action_id text not null,
    broker_account_id uuid not null references broker_accounts (id),
    applied_at timestamptz not null,
    primary key (action_id, broker_account_id)
  );
  create table due_dividends (
    id uuid primary key,
    action_id text not null,
    user_id uuid not null references users (id),
    book_id uuid not null references account_books (id),
    broker_account_id uuid not null references broker_accounts (id),
    asset_id uuid not null,
    quantity numeric not null check (quantity > 0),
    per_share_amount numeric not null,
    gross_amount numeric not null check (gross_amount >= 0),
    withheld_amount numeric not null check (withheld_amount >= 0),
    currency text not null,
    pay_at timestamptz not null,
    paid_at timestamptz,
    unique (action_id, book_id)
  );
  create index due_dividends_unpaid on due_dividends (pay_at) where paid_at is null`;

/** Deposits, and work that is due at a moment. */
const FUNDING = `
  create table deposits (
    id uuid primary key,
    user_id uuid not null references users (id),
    broker_account_id uuid not null references broker_accounts (id),
    method text not null check (method in
      ('BANK_TRANSFER', 'CARD', 'JOURNAL', 'SIMULATED')),
    status text not null check (status in
      ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'RETURNED')),
    trading_mode text not null check (trading_mode in ('LIVE', 'PAPER')),
    amount numeric not null check (amount > 0),
    currency text not null,
    fee numeric not null default 0 check (fee >= 0),
    credited_amount numeric,
    credited_currency text,
    exchange_rate numeric,
    forex_fee_rate numeric,
    reference text,
    card_id uuid,
    pending_transaction_id uuid,
    is_viewed boolean not null default false,
    failure_reason text,
    planned_outcome text check (planned_outcome in ('COMPLETED', 'FAILED', 'RETURNED')),
    step_seconds integer not null default 0 check (step_seconds >= 0),
    next_step_at timestamptz,
    completed_at timestamptz,
    withdrawable_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create index deposits_user on deposits (user_id, created_at desc, id desc);
  create index deposits_account on deposits (broker_account_id, created_at desc);
  create index deposits_steps on deposits (next_step_at) where next_step_at is not null;
  create table jobs (
    kind text not null check (length(kind) between 1 and 64),
    key text not null check (length(key) between 1 and 200),
    run_at timestamptz not null,
    -- Rises with each request, so that one that comes during a run is not lost.
    requests integer not null default 0,
    attempts integer not null default 0,
    leased_until timestamptz,
    failed_at timestamptz,
    last_error text,
    primary key (kind, key)
  );
  create index jobs_due on jobs (run_at) where failed_at is null`;
