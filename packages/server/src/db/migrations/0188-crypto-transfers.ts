import { Migration } from '@mikro-orm/migrations';

/** Crypto assets that came in from chains and went out to them. */
export class CryptoTransfersMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table crypto_transfers (
        id uuid primary key,
        user_id uuid not null references users (id),
        broker_account_id uuid not null references broker_accounts (id),
        wallet_id uuid not null references crypto_wallets (id),
        whitelisted_wallet_id uuid references whitelisted_wallets (id),
        direction text not null check (direction in ('INCOMING', 'OUTGOING')),
        status text not null check (status in ('REQUESTED', 'PROCESSING', 'COMPLETED', 'FAILED',
          'REJECTED', 'CANCELED')),
        currency text not null,
        chain text not null,
        amount numeric not null check (amount > 0),
        network_fee numeric not null check (network_fee >= 0),
        fee numeric not null check (fee >= 0),
        -- In USD, when it was first seen or asked for.
        value numeric check (value >= 0),
        from_address text,
        to_address text not null,
        memo text,
        tx_hash text,
        output_index integer,
        confirmations integer check (confirmations >= 0),
        required_confirmations integer not null,
        -- Why an operator has to look at it; empty where nobody has to.
        concerns text[] not null,
        failure_code text,
        failure_reason text,
        custody_reference text,
        sent_at timestamptz,
        completed_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((direction = 'OUTGOING') = (whitelisted_wallet_id is not null)),
        check (direction = 'OUTGOING' or (tx_hash is not null and output_index is not null)),
        check (network_fee + fee < amount)
      )
    `);
    // A payment on a chain is one transfer, however often it is told.
    this.addSql(`
      create unique index crypto_transfers_output on crypto_transfers
        (chain, tx_hash, output_index) where direction = 'INCOMING'
    `);
    this.addSql(`
      create index crypto_transfers_user on crypto_transfers (user_id, created_at desc, id desc)
    `);
    this.addSql('create index crypto_transfers_wallet on crypto_transfers (wallet_id)');
    this.addSql(`
      create index crypto_transfers_whitelisted on crypto_transfers (whitelisted_wallet_id)
        where whitelisted_wallet_id is not null
    `);
    this.addSql(`
      create table crypto_chain_reads (chain text primary key, read_at timestamptz not null)
    `);
    // Nobody’s: with a memo that was not given out, or of an asset that was not asked for.
    this.addSql(`
      create table crypto_unclaimed (
        chain text not null,
        tx_hash text not null,
        output_index integer not null,
        currency text not null,
        address text not null,
        memo text,
        from_address text,
        amount numeric not null check (amount > 0),
        seen_at timestamptz not null,
        primary key (chain, tx_hash, output_index)
      )
    `);
  }
}
