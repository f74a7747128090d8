import { Migration } from '@mikro-orm/migrations';

/** Bank accounts that the platform pays to. Numbers are sealed: only their last digits are seen. */
const BANK_ACCOUNTS = `
  create table bank_accounts (
    id uuid primary key,
    user_id uuid not null references users (id),
    purpose text not null check (purpose in ('WITHDRAWAL', 'PAYOUT')),
    currency text not null check (currency in ('NZD', 'USD')),
    account_holder text not null,
    bank_name text,
    sealed_number text not null,
    number_masked text not null,
    country text not null,
    type text check (type in ('CHECKING', 'SAVINGS')),
    routing_number text,
    swift_bic text,
    bank_address jsonb,
    holder_address jsonb,
    status text not null check (status in ('PENDING_VERIFICATION', 'VERIFIED', 'REJECTED')),
    status_reason text,
    usable_at timestamptz not null,
    verified_at timestamptz,
    discard_token_hash bytea not null unique check (length(discard_token_hash) = 32),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    -- What was paid to it still refers to it.
    deleted_at timestamptz,
    check ((verified_at is not null) = (status = 'VERIFIED')),
    check ((currency = 'USD') = (routing_number is not null))
  );
  create index bank_accounts_user on bank_accounts (user_id, purpose, currency, created_at)
    where deleted_at is null;
  create index bank_accounts_user_all on bank_accounts (user_id);`;

const QUOTES = `
  create table temporary_quotes (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    from_currency text not null,
    to_currency text not null,
    from_amount numeric not null check (from_amount > 0),
    to_amount numeric not null check (to_amount > 0),
    mid_rate numeric not null check (mid_rate > 0),
    rate numeric not null check (rate > 0),
    fee_rate numeric not null check (fee_rate >= 0 and fee_rate < 1),
    fee numeric not null check (fee >= 0),
    expires_at timestamptz not null,
    used_at timestamptz,
    created_at timestamptz not null,
    check (from_currency <> to_currency)
  );
  create index temporary_quotes_user on temporary_quotes (user_id);
  create index temporary_quotes_expiry on temporary_quotes (expires_at);`;

const WITHDRAWALS = `
  create table withdrawals (
    id uuid primary key,
    user_id uuid not null references users (id),
    broker_account_id uuid not null references broker_accounts (id),
    bank_account_id uuid not null references bank_accounts (id),
    status text not null check (status in ('REQUESTED', 'APPROVAL_PENDING', 'APPROVED',
      'PROCESSING', 'SENT', 'COMPLETED', 'REJECTED', 'CANCELED', 'FAILED', 'RETURNED')),
    amount numeric not null check (amount > 0),
    currency text not null,
    fee numeric not null check (fee >= 0),
    payout_amount numeric check (payout_amount > 0),
    payout_currency text not null,
    mid_rate numeric check (mid_rate > 0),
    exchange_rate numeric check (exchange_rate > 0),
    forex_fee_rate numeric check (forex_fee_rate >= 0 and forex_fee_rate < 1),
    quote_id uuid unique,
    reference text not null,
    -- Why an operator has to look at it; empty where nobody has to.
    concerns text[] not null,
    status_reason text,
    estimated_arrival date,
    rail_reference text,
    sent_at timestamptz,
    completed_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create index withdrawals_user on withdrawals (user_id, created_at desc, id desc);
  create index withdrawals_bank_account on withdrawals (bank_account_id);
  create index withdrawals_open on withdrawals (created_at, id)
    where status in ('REQUESTED', 'APPROVAL_PENDING', 'APPROVED', 'PROCESSING', 'SENT');`;

const DEPOSITS = `
  create table pending_transactions (
    id uuid primary key,
    user_id uuid not null references users (id),
    kind text not null check (kind in ('DEPOSIT', 'FX')),
    -- Whether it has lapsed is a matter of its time.
    status text not null check (status in ('PENDING', 'MATCHED')),
    amount numeric not null check (amount > 0),
    currency text not null,
    reference text not null,
    bought_amount numeric,
    bought_currency text,
    expires_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz
  );
  create index pending_transactions_user on pending_transactions
    (user_id, created_at desc, id desc) where deleted_at is null;
  -- They outlive what they were given out for: money that comes late is credited all the same.
  create table deposit_references (
    reference text primary key check (reference = upper(reference)),
    user_id uuid not null references users (id),
    pending_transaction_id uuid references pending_transactions (id)
  );
  create unique index deposit_references_permanent on deposit_references (user_id)
    where pending_transaction_id is null;
  create index deposit_references_user on deposit_references (user_id);
  create table bank_lines (
    -- The bank's own name of the line: reported twice, it counts once.
    bank_line_id text primary key check (length(bank_line_id) between 1 and 80),
    user_id uuid not null references users (id),
    deposit_id uuid not null unique references deposits (id),
    reference text not null,
    amount numeric not null check (amount > 0),
    currency text not null,
    received_at timestamptz not null
  );
  create index bank_lines_user on bank_lines (user_id);
  create index deposits_pending_transaction on deposits (pending_transaction_id)
    where pending_transaction_id is not null;`;

/** Money in and out: bank accounts, quotes, withdrawals and deposits. */
export class FundingMigration extends Migration {
  override up(): void {
    for (const script of [BANK_ACCOUNTS, QUOTES, WITHDRAWALS, DEPOSITS]) this.addSql(script);
  }
}
