import { Migration } from '@mikro-orm/migrations';

/** The rate that is withheld from a dividend, and which letters about a tax form were sent. */
export class DividendTaxMigration extends Migration {
  override up(): void {
    // As the source says until it is paid, and then what was withheld.
    this.addSql(`alter table due_dividends add column withholding_rate numeric not null default 0
      check (withholding_rate between 0 and 1)`);
    // Until now every source kept 15 percent or nothing.
    this.addSql(`update due_dividends set withholding_rate = 0.15 where withheld_amount > 0`);
    // The days before its end of the last letter; null before the first.
    this.addSql('alter table kyc_w8bens add column reminded_days integer');
    this.addSql(`create index kyc_w8bens_in_force on kyc_w8bens (expires_on)
      where status = 'VALID'`);
  }
}
