import { Migration } from '@mikro-orm/migrations';

/** The way into a session is asked for each time: nothing of it is kept. */
export class IdentitySessionsMigration extends Migration {
  override up(): void {
    this.addSql(`alter table kyc_idv_sessions
      drop column token, drop column url, drop column token_expires_at`);
  }
}
