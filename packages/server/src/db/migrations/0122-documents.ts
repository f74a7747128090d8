import { Migration } from '@mikro-orm/migrations';

/** Papers that belong to a net worth; their files lie in the object store under their ids. */
export class DocumentsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table networth_documents (
        id uuid primary key,
        user_id uuid not null references users (id),
        title text not null,
        category text not null check (category in ('OWNERSHIP', 'INSURANCE', 'LOAN', 'STATEMENT',
          'VALUATION', 'TAX', 'ESTATE', 'CONTRACT', 'RECEIPT', 'OTHER')),
        file_name text not null,
        mime_type text not null,
        size_bytes integer not null check (size_bytes > 0),
        sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
        linked_type text check (linked_type in ('ASSET', 'LIABILITY', 'INCOME', 'EXPENSE', 'GOAL',
          'PORTFOLIO')),
        linked_id uuid check ((linked_id is null) = (linked_type is null)),
        expires_on date,
        note text,
        -- Somebody is sending the file, and nobody else does.
        receiving_until timestamptz,
        -- What was sent, once: it need not be what was announced.
        received_at timestamptz,
        received_bytes integer,
        received_sha256 text,
        is_of_type boolean,
        uploaded_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    this.addSql(`
      create index networth_documents_of_user on networth_documents (user_id, created_at, id)
    `);
  }
}
