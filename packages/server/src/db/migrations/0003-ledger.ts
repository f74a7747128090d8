import { Migration } from '@mikro-orm/migrations';

/**
 * Double entry (architecture, "Money"). Owners and users are not referenced by foreign keys: the
 * journal outlives whatever it tells of.
 */
export class LedgerMigration extends Migration {
  override up(): void {
    this.addSql(ACCOUNTS);
    this.addSql(JOURNAL);
    this.addSql(BALANCED_ENTRIES);
    this.addSql(APPEND_ONLY);
  }
}

/**
 * Accounts without an owner belong to the platform and stand in every user's entries. They carry no
 * balance, since one row that each posting updates would make all postings wait for each other.
 */
const ACCOUNTS = `
  create table ledger_accounts (
    id uuid primary key,
    owner_id uuid,
    kind text not null,
    asset text not null check (length(asset) between 1 and 64),
    balance numeric,
    constraint ledger_accounts_key unique nulls not distinct (owner_id, kind, asset),
    constraint ledger_accounts_line_key unique (id, asset),
    constraint ledger_accounts_kind check (
      case when owner_id is null
        then kind in ('external_bank', 'external_card', 'external_chain', 'external_paper', 'fees',
          'fx', 'dividends', 'tax_withheld', 'interest', 'clearing', 'market', 'rounding')
        else kind in ('cash', 'cash_hold', 'position', 'position_hold')
      end),
    constraint ledger_accounts_balance check (
      case when owner_id is null then balance is null else balance >= 0 and balance < 'Infinity' end)
  )`;

const JOURNAL = `
  create table journal_entries (
    id uuid primary key,
    posted_at timestamptz not null,
    kind text not null,
    source_type text not null,
    source_id text not null,
    user_id uuid not null
  );
  create index journal_entries_user on journal_entries (user_id, id);
  create index journal_entries_source on journal_entries (source_type, source_id);

  create table journal_lines (
    entry_id uuid not null references journal_entries,
    line_number integer not null check (line_number > 0),
    account_id uuid not null,
    asset text not null,
    amount numeric not null check (amount <> 0 and amount > '-Infinity' and amount < 'Infinity'),
    primary key (entry_id, line_number),
    foreign key (account_id, asset) references ledger_accounts (id, asset)
  );
  create index journal_lines_account on journal_lines (account_id, entry_id)`;

/** All lines of an entry come in one statement, so a statement that adds lines is balanced. */
const BALANCED_ENTRIES = `
  create function ledger_refuse_unbalanced() returns trigger language plpgsql as $$
  begin
    if exists (select from added group by entry_id, asset having sum(amount) <> 0) then
      raise exception 'a journal entry sums to zero for each asset' using errcode = '23514';
    end if;
    return null;
  end $$;
  create trigger journal_lines_balanced after insert on journal_lines
    referencing new table as added for each statement execute function ledger_refuse_unbalanced();

  create function ledger_refuse_empty() returns trigger language plpgsql as $$
  begin
    if not exists (select from journal_lines where entry_id = new.id) then
      raise exception 'a journal entry has lines' using errcode = '23514';
    end if;
    return null;
  end $$;
  create constraint trigger journal_entries_not_empty after insert on journal_entries
    deferrable initially deferred for each row execute function ledger_refuse_empty()`;

const APPEND_ONLY = `
  create function ledger_refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only', tg_table_name using errcode = '23001';
  end $$;
  create trigger journal_entries_append_only before update or delete or truncate
    on journal_entries for each statement execute function ledger_refuse_change();
  create trigger journal_lines_append_only before update or delete or truncate
    on journal_lines for each statement execute function ledger_refuse_change();
  create trigger ledger_accounts_kept before delete or truncate
    on ledger_accounts for each statement execute function ledger_refuse_change()`;
