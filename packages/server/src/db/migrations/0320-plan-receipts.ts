import { Migration } from '@mikro-orm/migrations';

/** When each charge for a plan was paid, and when its money went back. */
export class PlanReceiptsMigration extends Migration {
  override up(): void {
    this.addSql(`
      alter table plan_charges add column paid_at timestamptz,
        add column refunded_at timestamptz check (refunded_at is null or paid_at is not null)`);
    // The first entry of a charge is its payment, the second what went back.
    this.addSql(`
      update plan_charges c set paid_at = e.paid_at, refunded_at = e.refunded_at
      from (select source_id, min(posted_at) as paid_at,
          case when count(*) > 1 then max(posted_at) end as refunded_at
        from journal_entries where source_type = 'plan_charge' group by source_id) e
      where e.source_id = c.id::text`);
  }
}
