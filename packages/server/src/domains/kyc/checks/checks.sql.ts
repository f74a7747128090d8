import type { KycFacts, PaperFacts } from '@investing-platform/rules/kyc/sections';
import type {
  KycDocumentFailureCode,
  KycSection,
  KycStatus,
} from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import { insertInto, updateOf } from '../../../db/tables/named-write.ts';

/** What completeness asks of a check; it opens nothing that is sealed. */
export interface FactsRow extends Omit<KycFacts, 'agreements' | 'hasProvider'> {
  /** Type and version of each signature, with a space between them. */
  readonly signed: readonly string[];
  readonly provider: string | null;
  readonly submittedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly updatedAt: Date | null;
}

export const factsOfUser = statement<FactsRow, [userId: string]>(
  'kyc_facts_of_user',
  `select u.kyc_status as status, coalesce(k.account_type, 'INDIVIDUAL') as "accountType",
     coalesce((select json_agg(s.section) from kyc_sections s where s.user_id = u.id), '[]'::json)
       as saved,
     coalesce((select json_agg(distinct r.section) from kyc_requests r
       where r.user_id = u.id and r.resolved_at is null), '[]'::json) as rejected,
     k.us_person as "usPerson", coalesce(k.us_by_identity, false) as "usByIdentity",
     coalesce(k.has_tax_id, false) as "hasTaxId",
     coalesce(k.has_co_holder, false) as "hasCoHolder", k.company_type as "companyType",
     coalesce((select json_agg(json_build_object('type', d.type, 'side', d.side,
         'status', d.status, 'coHolder', d.co_holder))
       from kyc_documents d where d.user_id = u.id), '[]'::json) as papers,
     coalesce((select json_agg(a.type || ' ' || a.version) from signed_agreements a
       where a.user_id = u.id), '[]'::json) as signed,
     exists (select from kyc_w8bens w where w.user_id = u.id and w.status = 'VALID')
       as "hasTaxForm",
     (select i.outcome from kyc_idv_sessions i where i.user_id = u.id and i.counts
       order by i.started_at desc, i.id desc limit 1) as idv,
     (select identity_provider from service_settings) as provider,
     k.submitted_at as "submittedAt", k.decided_at as "decidedAt", k.expires_at as "expiresAt",
     k.updated_at as "updatedAt"
   from users u left join kyc_checks k on k.user_id = u.id where u.id = $1`,
);

/** The person whose check it is, locked to the end of the transaction. */
export interface CheckedPerson {
  readonly email: string;
  readonly kycStatus: KycStatus;
  /** As the account has it. */
  readonly name: string;
  readonly timeZone: string;
}

export const lockChecked = statement<CheckedPerson, [userId: string]>(
  'kyc_lock_checked',
  `select email, kyc_status as "kycStatus",
     coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), name) as name,
     time_zone as "timeZone"
   from users where id = $1 for no key update`,
);

/** A check begins with the first thing that is saved. */
export const beginCheck = insertInto('kyc_checks', 'kyc_begin_check', {
  columns: ['userId', 'applicantId', 'updatedAt'],
  rest: 'on conflict (user_id) do update set updated_at = excluded.updated_at',
});

export const noteIdentity = updateOf('kyc_checks', 'kyc_note_identity', {
  set: ['usByIdentity', 'hasTaxId', 'hasCoHolder', 'accountType'],
  where: ['userId'],
});

export const noteTaxIdPrint = updateOf('kyc_checks', 'kyc_note_tax_id_print', {
  set: ['taxIdPrint'],
  where: ['userId'],
});

export const noteUsPerson = updateOf('kyc_checks', 'kyc_note_us_person', {
  set: ['usPerson'],
  where: ['userId'],
});

export const noteCompany = updateOf('kyc_checks', 'kyc_note_company', {
  set: ['companyType', 'accountType'],
  where: ['userId'],
});

export const noteSubmission = updateOf('kyc_checks', 'kyc_note_submission', {
  set: ['accountType', 'submittedAt', 'updatedAt'],
  where: ['userId'],
});

/**
 * Until when an approval holds: to the end of the first last day of what it rests on.
 *
 * @param zone in which the day has ended everywhere once it has ended there
 */
export const noteExpiry = statement<never, [userId: string, zone: string]>(
  'kyc_note_expiry',
  `update kyc_checks set expires_at = ((select min(day) + 1 from (
       select expires_on as day from kyc_w8bens where user_id = $1 and status = 'VALID'
       union all
       select expires_on from kyc_documents where user_id = $1 and status = 'ACCEPTED') as rests_on)
     ::timestamp at time zone $2) - interval '1 millisecond'
   where user_id = $1`,
);

/** A section that is saved as one. */
export interface SectionRow {
  readonly id: string;
  readonly section: KycSection;
  /** Sealed JSON. */
  readonly content: string;
  readonly savedAt: Date;
}

export const sectionsOfUser = statement<SectionRow, [userId: string]>(
  'kyc_sections_of_user',
  `select id, section, content, saved_at as "savedAt" from kyc_sections where user_id = $1
   order by section`,
);

export const insertSection = insertInto('kyc_sections', 'kyc_insert_section', {
  columns: ['id', 'userId', 'section', 'content', 'savedAt'],
});

export const replaceSection = updateOf('kyc_sections', 'kyc_replace_section', {
  set: ['content', 'savedAt'],
  where: ['id', 'userId'],
});

/** Something that the review asked for. */
export interface RequestRow {
  readonly id: string;
  readonly section: KycSection;
  readonly message: string;
  readonly createdAt: Date;
  readonly resolvedAt: Date | null;
}

export const requestsOfUser = statement<RequestRow, [userId: string]>(
  'kyc_requests_of_user',
  `select id, section, message, created_at as "createdAt", resolved_at as "resolvedAt"
   from kyc_requests where user_id = $1 order by created_at desc, id desc limit 100`,
);

export const resolveRequests = statement<never, [userId: string, section: string, now: Date]>(
  'kyc_resolve_requests',
  `update kyc_requests set resolved_at = $3
   where user_id = $1 and section = $2 and resolved_at is null`,
);

/** A paper as its owner sees it. */
export interface PaperRow extends PaperFacts {
  readonly id: string;
  readonly fileName: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly failureReason: string | null;
  readonly failureCode: KycDocumentFailureCode | null;
  readonly expiresOn: string | null;
  readonly createdAt: Date;
}

export const papersOfUser = statement<PaperRow, [userId: string]>(
  'kyc_papers_of_user',
  `select id, type, side, co_holder as "coHolder", file_name as "fileName",
     mime_type as "mimeType", size_bytes as "sizeBytes", status,
     failure_reason as "failureReason", failure_code as "failureCode",
     expires_on as "expiresOn", created_at as "createdAt"
   from kyc_documents where user_id = $1 order by created_at desc, id desc limit 20`,
);
