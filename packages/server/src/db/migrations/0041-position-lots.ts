import { Migration } from '@mikro-orm/migrations';

/**
 * What was bought on the last day of purchases, for the gain of the day; and lots that open orders
 * name, which no other sale takes.
 */
export class PositionLotsMigration extends Migration {
  override up(): void {
    this.addSql(`
      alter table positions
        add column bought_day date,
        add column bought_quantity numeric not null default 0 check (bought_quantity >= 0),
        add column bought_cost numeric not null default 0 check (bought_cost >= 0)
    `);
    this.addSql(`
      alter table position_lots
        add column quantity_held numeric not null default 0,
        add constraint position_lots_held check (quantity_held between 0 and quantity)
    `);
    // Lots are read by position, oldest first.
    this.addSql('drop index position_lots_account');
    this.addSql(`
      create index position_lots_account
        on position_lots (broker_account_id, asset_id, acquired_at, id) where quantity > 0
    `);
    this.addSql(`
      create table order_lots (
        order_id uuid not null references orders (id),
        place integer not null check (place >= 0),
        lot_id uuid not null references position_lots (id),
        quantity numeric not null check (quantity > 0),
        quantity_sold numeric not null default 0,
        is_open boolean not null,
        primary key (order_id, place),
        unique (order_id, lot_id),
        check (quantity_sold between 0 and quantity)
      )
    `);
    this.addSql(`
      create index realised_gains_order on realised_gains (order_id) where order_id is not null
    `);
    this.addSql('create index order_lots_open on order_lots (lot_id) where is_open');
  }
}
