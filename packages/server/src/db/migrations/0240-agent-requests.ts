import { Migration } from '@mikro-orm/migrations';

/** What assistants ask people for. */
export class AgentRequestsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table agent_requests (
        id uuid primary key,
        user_id uuid not null references users (id),
        credential_id uuid not null references api_credentials (id) on delete cascade,
        -- Of the token that asked: what is approved is done under what it may do by then.
        token_hash bytea not null,
        operation text not null,
        params jsonb not null,
        params_hash bytea not null,
        words text not null,
        status text not null
          check (status in ('PENDING', 'APPROVED', 'DONE', 'FAILED', 'DECLINED')),
        outcome text,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        decided_at timestamptz,
        started_at timestamptz
      );
      create index agent_requests_of_user on agent_requests (user_id, created_at desc, id desc);
      create index agent_requests_of_credential on agent_requests (credential_id);
    `);
  }
}
