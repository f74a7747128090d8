import { Migration } from '@mikro-orm/migrations';

const CARDS = `
  -- As the processor knows people.
  create table card_customers (
    user_id uuid not null references users (id),
    processor text not null,
    customer_ref text not null,
    primary key (user_id, processor)
  );
  create table cards (
    id uuid primary key,
    user_id uuid not null references users (id),
    processor text not null,
    -- As the processor's form gave it: no number of a card.
    token text not null check (length(token) between 8 and 255),
    -- SAVING is seen by nobody: the processor has not answered yet.
    status text not null check (status in
      ('SAVING', 'TO_CONFIRM', 'SAVED', 'DECLINED', 'UNCONFIRMED')),
    wants_default boolean not null,
    is_default boolean not null default false,
    brand text check (brand in ('VISA', 'MASTERCARD', 'AMEX', 'OTHER')),
    last4 text,
    expiry_month integer,
    expiry_year integer,
    holder text,
    country text,
    customer_ref text,
    card_ref text,
    setup_ref text,
    confirmation_url text,
    failure_reason text,
    return_url text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    check (status in ('SAVING', 'DECLINED', 'UNCONFIRMED') or
      num_nonnulls(brand, last4, expiry_month, expiry_year, customer_ref) = 5)
  );
  create unique index cards_token on cards (user_id, processor, token) where deleted_at is null;
  create unique index cards_default on cards (user_id) where is_default and deleted_at is null;`;

const CHARGES = `
  create table card_charges (
    -- The processor is asked under it, so that a charge is made once.
    id uuid primary key,
    user_id uuid not null references users (id),
    card_id uuid not null references cards (id),
    purpose text not null check (purpose in ('DEPOSIT', 'SUBSCRIPTION')),
    amount numeric not null check (amount > 0),
    currency text not null,
    unattended boolean not null,
    description text not null,
    status text not null check (status in
      ('PENDING', 'TO_CONFIRM', 'SUCCEEDED', 'DECLINED', 'UNCONFIRMED', 'CANCELED', 'TAKEN_BACK')),
    is_card_expired boolean not null default false,
    charge_ref text,
    confirmation_url text,
    failure_reason text,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create index card_charges_user on card_charges (user_id, created_at desc);
  create index card_charges_card on card_charges (card_id);
  -- Each message of a processor is taken once.
  create table card_events (
    processor text not null,
    event_id text not null check (length(event_id) between 1 and 255),
    received_at timestamptz not null,
    primary key (processor, event_id)
  );
  create index card_events_received on card_events (received_at);
  -- What people clicked at the page of the simulated bank.
  create table simulated_confirmations (
    id uuid primary key,
    confirmed boolean not null
  );`;

const DEPOSITS = `
  alter table pending_transactions drop constraint pending_transactions_kind_check,
    drop constraint pending_transactions_status_check;
  alter table pending_transactions
    add constraint pending_transactions_kind_check
      check (kind in ('BANK_TRANSFER', 'CARD_CHARGE', 'EXCHANGE')),
    add constraint pending_transactions_status_check
      check (status in ('PENDING', 'COMPLETED', 'CANCELED', 'FAILED'));`;

/** Cards that people save, what is charged to them, and deposits by card. */
export class CardsMigration extends Migration {
  override up(): void {
    for (const script of [CARDS, CHARGES, DEPOSITS]) this.addSql(script);
  }
}
