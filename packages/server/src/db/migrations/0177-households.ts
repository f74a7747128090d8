import { Migration } from '@mikro-orm/migrations';

/** People who look at their net worth together, and whom they have invited by mail. */
export class HouseholdsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table households (
        id uuid primary key,
        name text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    this.addSql(`
      create table household_members (
        id uuid primary key,
        household_id uuid not null references households (id),
        user_id uuid unique references users (id),
        email text,
        token_hash bytea unique,
        invited_by text,
        expires_at timestamptz,
        name text not null,
        relationship text not null
          check (relationship in ('SELF', 'PARTNER', 'CHILD', 'PARENT', 'SIBLING', 'OTHER')),
        role text not null check (role in ('OWNER', 'MEMBER')),
        share_percent numeric not null check (share_percent >= 0 and share_percent <= 100),
        shares_figures boolean not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (household_id, email),
        check ((user_id is null) = (token_hash is not null)),
        check ((user_id is null) = (email is not null)),
        check ((user_id is null) = (expires_at is not null)),
        check (user_id is not null or role = 'MEMBER')
      )
    `);
  }
}
