import { Migration } from '@mikro-orm/migrations';

const SECTIONS = `('CONTACT', 'IDENTITY', 'DISCLOSURES', 'TRUSTED_CONTACT', 'COMPANY', 'W8BEN',
  'DOCUMENTS', 'AGREEMENTS', 'IDV')`;

/**
 * Identity checks. What people say of themselves is sealed; beside it stands what completeness asks
 * and what is compared, so that neither opens anything.
 */
export class IdentityChecksMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table kyc_checks (
        user_id uuid primary key references users (id),
        account_type text not null default 'INDIVIDUAL'
          check (account_type in ('INDIVIDUAL', 'JOINT', 'COMPANY', 'TRUST')),
        -- By which identity providers know the person: it says nothing of our own ids.
        applicant_id uuid not null unique,
        us_person boolean,
        us_by_identity boolean not null default false,
        has_tax_id boolean not null default false,
        has_co_holder boolean not null default false,
        company_type text check (company_type in ('COMPANY', 'TRUST')),
        -- Keyed hash of the tax number: two people with the same are looked at.
        tax_id_print text,
        -- Why an operator decides, for the operator alone.
        review_reasons text[] not null default '{}',
        -- No paper is erased while it holds.
        legal_hold boolean not null default false,
        submitted_at timestamptz,
        decided_at timestamptz,
        expires_at timestamptz,
        updated_at timestamptz not null
      )
    `);
    this.addSql(`create index kyc_checks_tax_id on kyc_checks (tax_id_print)
      where tax_id_print is not null`);
    this.addSql(`
      create table kyc_sections (
        id uuid primary key,
        user_id uuid not null references users (id),
        section text not null check (section in ${SECTIONS}),
        content text not null,
        saved_at timestamptz not null,
        unique (user_id, section)
      )
    `);
    this.addSql(`
      create table kyc_requests (
        id uuid primary key,
        user_id uuid not null references users (id),
        section text not null check (section in ${SECTIONS}),
        message text not null,
        created_at timestamptz not null,
        resolved_at timestamptz
      )
    `);
    this.addSql('create index kyc_requests_of_user on kyc_requests (user_id, created_at, id)');
    this.addPapers();
    this.addSessions();
    this.addSql('alter table service_settings add column identity_provider text');
  }

  private addPapers(): void {
    this.addSql(`
      create table kyc_documents (
        id uuid primary key,
        user_id uuid not null references users (id),
        type text not null check (type in ('PASSPORT', 'DRIVER_LICENSE', 'NATIONAL_ID', 'VISA',
          'PROOF_OF_ADDRESS', 'TAX_ID_PROOF', 'SOURCE_OF_FUNDS', 'COMPANY_REGISTRATION',
          'TRUST_DEED', 'W8BEN', 'OTHER')),
        side text check (side in ('FRONT', 'BACK')),
        co_holder boolean not null,
        file_name text not null,
        mime_type text not null,
        size_bytes integer not null check (size_bytes > 0),
        status text not null default 'RECEIVED'
          check (status in ('RECEIVED', 'ACCEPTED', 'REJECTED')),
        failure_reason text,
        failure_code text check (failure_code in ('UNREADABLE', 'INCOMPLETE', 'EXPIRED',
          'WRONG_TYPE', 'DATA_MISMATCH', 'NOT_GENUINE', 'OTHER')),
        expires_on date,
        -- The file's own key, sealed. Without it the file is gone, wherever its bytes are.
        file_key text,
        created_at timestamptz not null
      )
    `);
    this.addSql('create index kyc_documents_of_user on kyc_documents (user_id, created_at, id)');
    this.addSql(`
      create table kyc_w8bens (
        id uuid primary key,
        user_id uuid not null references users (id),
        status text not null check (status in ('VALID', 'EXPIRED', 'INVALIDATED')),
        content text not null,
        signed_on date not null,
        expires_on date not null,
        -- Null: no treaty is claimed.
        treaty_rate_percent numeric,
        created_at timestamptz not null
      )
    `);
    this.addSql('create index kyc_w8bens_of_user on kyc_w8bens (user_id, created_at, id)');
  }

  private addSessions(): void {
    this.addSql(`
      create table kyc_idv_sessions (
        id uuid primary key,
        user_id uuid not null references users (id),
        provider text not null,
        provider_ref text not null,
        flow text not null check (flow in ('DOCUMENT_AND_FACE', 'DOCUMENT')),
        token text not null,
        url text,
        token_expires_at timestamptz not null,
        outcome text not null default 'PENDING'
          check (outcome in ('PENDING', 'PASSED', 'FAILED', 'REVIEW', 'CANCELED', 'EXPIRED')),
        failure_reason text,
        failure_code text check (failure_code in ('DOCUMENT_NOT_GENUINE', 'DOCUMENT_EXPIRED',
          'DOCUMENT_UNREADABLE', 'DOCUMENT_NOT_ACCEPTED', 'FACE_MISMATCH', 'DATA_MISMATCH',
          'OTHER')),
        -- False once the identity section names another person.
        counts boolean not null default true,
        started_at timestamptz not null,
        finished_at timestamptz,
        unique (provider, provider_ref)
      )
    `);
    this.addSql(`create index kyc_idv_sessions_of_user
      on kyc_idv_sessions (user_id, started_at, id)`);
    this.addSql(`
      create table kyc_idv_events (
        provider text not null,
        event_id text not null,
        received_at timestamptz not null,
        primary key (provider, event_id)
      )
    `);
  }
}
