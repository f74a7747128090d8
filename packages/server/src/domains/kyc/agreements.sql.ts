import type { AgreementType } from '@investing-platform/schema/operations';
import { statement } from '../../db/statement.ts';
import { insertInto } from '../../db/tables/named-write.ts';

/** A signature as it is stored. */
export interface SignatureRow {
  readonly id: string;
  readonly type: AgreementType;
  readonly version: string;
  readonly signerName: string;
  readonly signedAt: Date;
  readonly ipAddress: string;
  /** Null where the text was not recorded: it is that of the version. */
  readonly contentSha256: string | null;
}

/** Newest first. */
export const signaturesOfUser = statement<SignatureRow, [userId: string]>(
  'kyc_signatures_of_user',
  `select id, type, version, signer_name as "signerName", signed_at as "signedAt",
     ip as "ipAddress", content_sha256 as "contentSha256"
   from signed_agreements where user_id = $1 order by signed_at desc, id desc limit 500`,
);

const KEPT = 'on conflict (user_id, type, version) do nothing';

/** A version that is signed already keeps its signature. */
export const insertSignature = insertInto('signed_agreements', 'kyc_insert_signature', {
  columns: ['id', 'userId', 'type', 'version', 'signerName', 'contentSha256', 'ip', 'signedAt'],
  rest: KEPT,
});

/** As `insertSignature`, of a text that is not recorded. */
export const insertSignatureOfVersion = insertInto(
  'signed_agreements',
  'kyc_insert_signature_of_version',
  { columns: ['userId', 'type', 'version', 'signerName', 'ip', 'signedAt'], rest: KEPT },
);

export const legalNameOf = statement<{ legalName: string }, [userId: string]>(
  'kyc_legal_name_of',
  `select coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), name) as "legalName"
   from users where id = $1`,
);
