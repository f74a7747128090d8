import { Migration } from '@mikro-orm/migrations';

/**
 * What opens the accounts of the demo world, sealed, so that every server on a database writes the
 * same into its `demo.json`. Empty in production.
 */
export class DemoAccessMigration extends Migration {
  override up(): void {
    this.addSql('create table demo_access (email text primary key, sealed text not null)');
  }
}
