import { Migration } from '@mikro-orm/migrations';

/** A file that was read may have to say something too: of rows that are not shown. */
export class RowsNotShownMigration extends Migration {
  override up(): void {
    this.addSql(`
      alter table networth_files
        drop constraint networth_files_check1,
        add constraint networth_files_failure_reason
          check (failure_reason is not null or status <> 'FAILED')`);
  }
}
