import { Migration } from '@mikro-orm/migrations';

/** Wallets that people receive crypto assets on, and the addresses behind them. */
export class CryptoWalletsMigration extends Migration {
  override up(): void {
    // One address of a person serves every chain of its family. Its place is given once, for good.
    this.addSql(`
      create table crypto_addresses (
        id uuid primary key,
        user_id uuid not null references users (id),
        family text not null,
        place bigint generated always as identity unique,
        address text,
        memo text check (memo is null or address is not null),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (user_id, family)
      )
    `);
    this.addSql(`
      create unique index crypto_addresses_address on crypto_addresses (family, address, memo)
        nulls not distinct where address is not null
    `);
    this.addSql(`
      create table crypto_wallets (
        id uuid primary key,
        user_id uuid not null references users (id),
        address_id uuid not null references crypto_addresses (id),
        currency text not null,
        chain text not null,
        created_at timestamptz not null,
        unique (user_id, currency, chain)
      )
    `);
    this.addSql('create index crypto_wallets_address on crypto_wallets (address_id)');
  }
}
