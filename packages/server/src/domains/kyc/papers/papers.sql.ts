import type {
  KycDocumentFailureCode,
  KycDocumentSide,
  KycDocumentType,
} from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';

export const insertPaper = insertInto('kyc_documents', 'kyc_insert_paper', {
  columns: [
    ...(['id', 'userId', 'type', 'side', 'coHolder', 'fileName', 'mimeType'] as const),
    ...(['sizeBytes', 'fileKey', 'createdAt'] as const),
  ],
});

export const paperStatus = statement<{ status: string }, [userId: string, id: string]>(
  'kyc_paper_status',
  'select status from kyc_documents where user_id = $1 and id = $2',
);

export const deletePaper = statement<{ id: string }, [userId: string, id: string]>(
  'kyc_delete_paper',
  'delete from kyc_documents where user_id = $1 and id = $2 returning id',
);

/** Those that another takes the place of. What was accepted stays: the approval rests on it. */
export const replacedPapers = statement<
  { id: string },
  [userId: string, type: KycDocumentType, side: KycDocumentSide | null, coHolder: boolean]
>(
  'kyc_replaced_papers',
  `delete from kyc_documents where user_id = $1 and type = $2 and side is not distinct from $3
     and co_holder = $4 and status <> 'ACCEPTED' returning id`,
);

export const countPapers = statement<{ count: number }, [userId: string]>(
  'kyc_count_papers',
  'select count(*)::int as count from kyc_documents where user_id = $1',
);

export const paperIsKept = statement<{ id: string }, [id: string]>(
  'kyc_paper_is_kept',
  'select id from kyc_documents where id = $1',
);

/** A paper with what opens it. */
export interface KeptPaperRow {
  readonly fileName: string;
  readonly fileKey: string;
}

export const keptPaper = statement<KeptPaperRow, [userId: string, id: string]>(
  'kyc_kept_paper',
  `select file_name as "fileName", file_key as "fileKey" from kyc_documents
   where user_id = $1 and id = $2 and file_key is not null`,
);

/** @param expiresOn null: it does not lapse */
export const datePaper = statement<
  { fileName: string },
  [userId: string, id: string, expiresOn: string | null]
>(
  'kyc_date_paper',
  `update kyc_documents set expires_on = $3::date,
     reminded_days = case when expires_on = $3::date then reminded_days end
   where user_id = $1 and id = $2 and status <> 'REJECTED'
   returning file_name as "fileName"`,
);

export const rejectPaper = statement<
  { fileName: string },
  [userId: string, id: string, reason: string, code: KycDocumentFailureCode]
>(
  'kyc_reject_paper',
  `update kyc_documents set status = 'REJECTED', failure_reason = $3, failure_code = $4
   where user_id = $1 and id = $2 returning file_name as "fileName"`,
);
