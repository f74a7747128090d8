import { Migration } from '@mikro-orm/migrations';

/** Threads with the assistant, the events of its replies, and what it tells people unasked. */
export class AssistantMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table assistant_threads (
        id uuid primary key,
        user_id uuid not null references users (id),
        title text not null check (length(title) between 1 and 120),
        model text not null check (length(model) between 1 and 100),
        liked boolean not null,
        pinned boolean not null,
        archived boolean not null,
        message_count integer not null check (message_count between 0 and 1000),
        last_message_at timestamptz not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        -- Gone for its owner; who follows a reply is told, then the rows go.
        deleted_at timestamptz
      )
    `);
    this.addSql(`
      create index assistant_threads_of_user
        on assistant_threads (user_id, last_message_at desc, id desc)
    `);
    this.addSql(`
      create table assistant_messages (
        id uuid primary key,
        user_id uuid not null references users (id),
        thread_id uuid not null references assistant_threads (id) on delete cascade,
        -- Of a reply: the person's message.
        replies_to uuid references assistant_messages (id) on delete cascade
          check ((replies_to is null) = (role = 'USER')),
        role text not null check (role in ('USER', 'ASSISTANT')),
        status text not null
          check (status in ('PENDING', 'STREAMING', 'COMPLETED', 'FAILED', 'CANCELED')),
        content text not null,
        parts jsonb not null,
        citations jsonb not null,
        context jsonb not null,
        model text,
        input_token_count integer,
        output_token_count integer,
        failure_reason text,
        -- By what right the reply reads: the hash of a token, or a session.
        asked_with jsonb,
        -- Whoever writes it has it until then, in this try.
        leased_until timestamptz,
        attempt integer not null,
        created_at timestamptz not null,
        finished_at timestamptz
      )
    `);
    this.addSql(`
      create index assistant_messages_of_thread on assistant_messages (thread_id, created_at, id)
    `);
    this.addSql(`
      create index assistant_messages_unfinished on assistant_messages (created_at)
        where status in ('PENDING', 'STREAMING')
    `);
    this.addSql('create index assistant_messages_of_user on assistant_messages (user_id)');
    this.addSql(`
      create index assistant_threads_deleted on assistant_threads (deleted_at)
        where deleted_at is not null
    `);
    this.addSql('create index assistant_messages_answered on assistant_messages (replies_to)');
    this.addSql(`
      create table assistant_events (
        message_id uuid not null references assistant_messages (id) on delete cascade,
        sequence integer not null check (sequence > 0),
        type text not null check (type in ('STARTED', 'TOKEN', 'REASONING', 'TOOL_CALL',
          'TOOL_RESULT', 'COMPLETED', 'ERROR', 'CANCELED')),
        delta text,
        part jsonb,
        at timestamptz not null,
        primary key (message_id, sequence)
      )
    `);
    this.addSql('create index assistant_events_by_age on assistant_events (at)');
    this.addSql(`
      create table assistant_allowances (
        user_id uuid not null references users (id),
        starts_on date not null,
        started integer not null check (started >= 0),
        primary key (user_id, starts_on)
      )
    `);
    this.addSql(`
      create table assistant_notifications (
        id uuid primary key,
        user_id uuid not null references users (id),
        kind text not null,
        -- What is told once: the object, and where it can happen again the day.
        subject text not null,
        title text not null,
        body text not null,
        severity text not null check (severity in ('INFO', 'WARNING', 'CRITICAL')),
        entity_type text,
        entity_id uuid check ((entity_id is null) = (entity_type is null)),
        actions jsonb not null,
        created_at timestamptz not null,
        unique (user_id, kind, subject)
      )
    `);
    this.addSql(`
      create index assistant_notifications_by_age on assistant_notifications (created_at)
    `);
  }
}
