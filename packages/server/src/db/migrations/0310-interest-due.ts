import { Migration } from '@mikro-orm/migrations';

/** When interest is paid next, so that one job pays many accounts at once. */
export class InterestDueMigration extends Migration {
  override up(): void {
    this.addSql(`
      -- The first day of the month after the one that is paid; null where nothing is left to pay.
      alter table interest_enrollments add column pays_on date;
      with unpaid as (
        select e.id, coalesce(
          (select max(month_on) + interval '1 month' from interest_payments
           where enrollment_id = e.id),
          (select min(from_on) from interest_spans where enrollment_id = e.id))::date as from_on
        from interest_enrollments e
      )
      update interest_enrollments e
      set pays_on = (date_trunc('month', u.from_on::timestamp) + interval '1 month')::date
      from unpaid u
      where u.id = e.id and exists (select from interest_spans s
        where s.enrollment_id = e.id and (s.until_on is null or s.until_on > u.from_on));
      create index interest_enrollments_due on interest_enrollments (pays_on, id)
        where pays_on is not null;
      delete from jobs where kind = 'interest.pay' and key <> 'all'
    `);
  }
}
