import { Migration } from '@mikro-orm/migrations';

/** Outside wallets that people may send crypto assets to. */
export class WhitelistedWalletsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table whitelisted_wallets (
        id uuid primary key,
        user_id uuid not null references users (id),
        currency text not null,
        chain text not null,
        address text not null,
        memo text,
        label text,
        status text not null check (status in ('ACTION_REQUIRED', 'PENDING', 'APPROVED',
          'REJECTED')),
        failure_code text check ((failure_code is not null) = (status = 'REJECTED')),
        failure_reason text,
        usable_at timestamptz not null,
        self_hosted boolean not null,
        vasp_id text,
        vasp_name text,
        vasp_website text,
        beneficiary_given_name text,
        beneficiary_family_name text,
        beneficiary_entity_name text,
        beneficiary_country text,
        beneficiary_address jsonb,
        owns_it_self boolean not null,
        has_ownership_proof boolean not null,
        discard_token_hash bytea not null unique check (length(discard_token_hash) = 32),
        -- When the link was mailed.
        discard_token_at timestamptz not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        -- What was sent to it still refers to it.
        deleted_at timestamptz
      )
    `);
    this.addSql(`
      create unique index whitelisted_wallets_address on whitelisted_wallets
        (user_id, currency, chain, address, memo) nulls not distinct
        where deleted_at is null and status <> 'REJECTED'
    `);
    this.addSql(`
      create index whitelisted_wallets_user on whitelisted_wallets (user_id, created_at, id)
    `);
  }
}
