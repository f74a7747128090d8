import { Migration } from '@mikro-orm/migrations';

/** Places of addresses are counted in rows, which a backup holds like all others. */
export class CryptoPlacesMigration extends Migration {
  override up(): void {
    this.addSql(`
      alter table crypto_addresses
        alter column place drop identity,
        drop constraint crypto_addresses_place_key,
        add check (place > 0),
        add unique (family, place)
    `);
    this.addSql(`
      create table crypto_places (family text primary key, last bigint not null check (last > 0))
    `);
    this.addSql(`
      insert into crypto_places (family, last)
      select family, max(place) from crypto_addresses group by family
    `);
  }
}
