import { Migration } from '@mikro-orm/migrations';

/** Which letters were sent about a paper that ends. */
export class PaperLettersMigration extends Migration {
  override up(): void {
    // The days before its end of the last letter; null before the first.
    this.addSql('alter table kyc_documents add column reminded_days integer');
    this.addSql(`create index kyc_documents_ending on kyc_documents (expires_on)
      where status = 'ACCEPTED'`);
  }
}
