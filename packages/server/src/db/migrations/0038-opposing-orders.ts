import { Migration } from '@mikro-orm/migrations';

/**
 * Whether an order could trade against one's own is asked for each order. The entries of orders that
 * are filled stay in an index until it is cleaned, and those of the other side are far fewer.
 */
export class OpposingOrdersMigration extends Migration {
  override up(): void {
    this.addSql('drop index orders_open_of_user');
    this.addSql(`
      create index orders_open_of_user on orders (user_id, asset_id, side)
        where status in ('PENDING_NEW', 'ACCEPTED', 'NEW', 'HELD', 'PARTIALLY_FILLED',
          'DONE_FOR_DAY', 'PENDING_CANCEL', 'PENDING_REPLACE', 'SUSPENDED')
    `);
  }
}
