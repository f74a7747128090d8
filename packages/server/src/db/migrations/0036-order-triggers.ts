import { Migration } from '@mikro-orm/migrations';

/**
 * What an open order waits for, so that a round over the orders reads those that a price reaches
 * and those whose time has come, and no others.
 */
export class OrderTriggersMigration extends Migration {
  override up(): void {
    this.addSql(`
      alter table orders
        add column awaits_price_kind text check (awaits_price_kind in
          ('BUY_AT_MOST', 'SELL_AT_LEAST', 'LAST_AT_LEAST', 'LAST_AT_MOST')),
        add column awaits_price numeric,
        add check ((awaits_price is null) = (awaits_price_kind is null))
    `);
    this.addSql(`
      create index orders_awaiting_price on orders (asset_id, awaits_price_kind, awaits_price)
        where awaits_price_kind is not null
    `);
    this.addSql(`
      create index orders_due on orders (next_attempt_at, id)
        where awaits_order_id is null and status in ('PENDING_NEW', 'ACCEPTED', 'NEW', 'HELD',
          'PARTIALLY_FILLED', 'DONE_FOR_DAY', 'PENDING_CANCEL', 'PENDING_REPLACE', 'SUSPENDED')
    `);
    this.addSql('drop index orders_open');
  }
}
