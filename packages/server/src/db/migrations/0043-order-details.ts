import { Migration } from '@mikro-orm/migrations';

/** What an order's owner can ask for besides: when it changed last, why it failed, its broker's id. */
export class OrderDetailsMigration extends Migration {
  override up(): void {
    this.addSql(`
      alter table orders
        add column updated_at timestamptz,
        add column replaced_at timestamptz,
        add column failure_code text,
        add column broker_order_id text;
      update orders o set
        updated_at = greatest(submitted_at, last_filled_at, filled_at, canceled_at, expired_at),
        replaced_at = case when status = 'REPLACED' then coalesce(
          (select n.submitted_at from orders n where n.id = o.replaced_by_order_id),
          o.submitted_at) end,
        failure_code = case
          when reject_reason is null then null
          when reject_reason like 'the order was filled before the edit%' then 'EDIT_TOO_LATE'
          when reject_reason like 'the market kept the order%' then 'EDIT_REFUSED'
          when reject_reason like 'what is left of the order needs more%' then 'EDIT_NOT_COVERED'
          when reject_reason like 'the credential was deleted%' then 'BROKER_DISCONNECTED'
          else 'REFUSED_BY_MARKET' end;
      alter table orders alter column updated_at set not null;
      alter domain order_source drop constraint order_source_check;
      update orders set source = 'DIVIDEND_REINVESTMENT' where source = 'AUTO_SWEEP';
      alter domain order_source add constraint order_source_check check (value in
        ('MANUAL', 'API', 'STRATEGY', 'REBALANCE', 'LIQUIDATION', 'DIVIDEND_REINVESTMENT'));
      alter table broker_credentials add column failure_code text;
      update broker_credentials set failure_code = case
        when status = 'EXPIRED' then 'EXPIRED'
        when status = 'INVALID' and now() < probe_until then 'REFUSED'
        when status in ('PENDING', 'INVALID') then 'NO_ANSWER' end
      where status_reason is not null`);
  }
}
