import { Migration } from '@mikro-orm/migrations';

/** What the columns of a file say, where its owner told it. */
export class FileColumnsMigration extends Migration {
  override up(): void {
    this.addSql('alter table networth_files add column columns jsonb');
  }
}
