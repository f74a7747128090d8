import type {
  NetWorthDocumentCategory,
  NetWorthDocumentStatus,
  NetWorthLinkType,
} from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';

/** A document as it is shown, without addresses. */
export interface DocumentRow {
  readonly id: string;
  readonly title: string;
  readonly category: NetWorthDocumentCategory;
  readonly status: NetWorthDocumentStatus;
  readonly fileName: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly linkedType: NetWorthLinkType | null;
  readonly linkedId: string | null;
  readonly expiresOn: string | null;
  readonly note: string | null;
  readonly uploadedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** At a moment that a statement calls `$2`. */
const statusAt = (now: '$2' | '$now') => `case when d.uploaded_at is not null then 'AVAILABLE'
  when d.created_at <= ${now}::timestamptz - interval '24 hours' then 'ABANDONED'
  else 'PENDING_UPLOAD' end`;
const STATUS = statusAt('$2');

const COLUMNS = `d.id, d.title, d.category, ${STATUS} as status, d.file_name as "fileName",
  d.mime_type as "mimeType", d.size_bytes as "sizeBytes", d.sha256,
  d.linked_type as "linkedType", d.linked_id as "linkedId", d.expires_on as "expiresOn", d.note,
  d.uploaded_at as "uploadedAt", d.created_at as "createdAt", d.updated_at as "updatedAt"`;

export const addDocument = insertInto('networth_documents', 'networth_add_document', {
  columns: [
    ...(['id', 'userId', 'title', 'category', 'fileName', 'mimeType', 'sizeBytes'] as const),
    ...(['sha256', 'linkedType', 'linkedId', 'expiresOn', 'note', 'createdAt'] as const),
  ],
  same: { updatedAt: 'createdAt' },
});

/** What counts towards the bounds of a person: lapsed documents keep no file. */
export const documentsKept = statement<
  { readonly count: number; readonly bytes: string },
  [userId: string, now: Date]
>(
  'networth_documents_kept',
  `select count(*)::int as count, coalesce(sum(d.size_bytes), 0)::text as bytes
   from networth_documents d where d.user_id = $1 and ${STATUS} <> 'ABANDONED'`,
);

export const documentOf = statement<DocumentRow, [userId: string, now: Date, id: string]>(
  'networth_document_of',
  `select ${COLUMNS} from networth_documents d where d.user_id = $1 and d.id = $3`,
);

export const documentsOf = statement<
  DocumentRow,
  [
    userId: string,
    now: Date,
    ids: readonly string[] | null,
    linkedId: string | null,
    categories: readonly string[] | null,
    statuses: readonly string[],
    expiresBy: string | null,
    before: Date | 'infinity',
    beforeId: string,
    limit: number,
  ]
>(
  'networth_documents_of',
  `select ${COLUMNS} from networth_documents d
   where d.user_id = $1 and ($3::uuid[] is null or d.id = any($3))
     and ($4::uuid is null or d.linked_id = $4)
     and ($5::text[] is null or d.category = any($5)) and ${STATUS} = any($6::text[])
     and ($7::date is null or d.expires_on <= $7)
     and (d.created_at, d.id) < ($8::timestamptz, $9::uuid)
   order by d.created_at desc, d.id desc limit $10`,
);

/** What a file that is sent is kept as, while it is awaited. */
export interface AwaitedFile {
  readonly id: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
}

/** Begins to take a file: no row where it has come, or is coming already. */
export const beginReceiving = statement<AwaitedFile, [id: string, now: Date, until: Date]>(
  'networth_begin_receiving',
  `update networth_documents d set receiving_until = $3
   where d.id = $1 and d.received_at is null and ${STATUS} = 'PENDING_UPLOAD'
     and (d.receiving_until is null or d.receiving_until <= $2)
   returning d.id, d.mime_type as "mimeType", d.size_bytes as "sizeBytes"`,
);

/** It can be sent again. */
export const stopReceiving = statement<never, [id: string]>(
  'networth_stop_receiving',
  'update networth_documents set receiving_until = null where id = $1 and received_at is null',
);

/** No row where the document is gone meanwhile, or has lapsed. */
export const fileReceived = namedStatement<
  { readonly id: string },
  {
    readonly id: string;
    readonly now: Date;
    readonly bytes: number;
    readonly sha256: string;
    readonly isOfType: boolean;
  }
>(
  'networth_file_received',
  `update networth_documents d set received_at = $now, received_bytes = $bytes,
     received_sha256 = $sha256, is_of_type = $isOfType
   where d.id = $id and d.received_at is null and ${statusAt('$now')} = 'PENDING_UPLOAD'
   returning d.id`,
);

/** Whether the file that was sent is the one that was announced; null where none was. */
export interface Received {
  readonly status: NetWorthDocumentStatus;
  readonly isReceived: boolean;
  readonly isSame: boolean;
  readonly isOfType: boolean;
}

export const lockReceived = statement<Received, [userId: string, now: Date, id: string]>(
  'networth_lock_received',
  `select ${STATUS} as status, d.received_at is not null as "isReceived",
     coalesce(d.received_sha256 = d.sha256 and d.received_bytes = d.size_bytes, false) as "isSame",
     coalesce(d.is_of_type, false) as "isOfType"
   from networth_documents d where d.user_id = $1 and d.id = $3 for no key update`,
);

export const makeAvailable = statement<never, [id: string, now: Date]>(
  'networth_make_document_available',
  `update networth_documents set uploaded_at = $2, updated_at = $2 where id = $1`,
);

export const deleteDocumentRow = statement<{ readonly id: string }, [userId: string, id: string]>(
  'networth_delete_document',
  'delete from networth_documents where user_id = $1 and id = $2 returning id',
);

export const downloadedFile = statement<
  { readonly fileName: string; readonly mimeType: string },
  [id: string]
>(
  'networth_downloaded_file',
  `select file_name as "fileName", mime_type as "mimeType" from networth_documents
   where id = $1 and uploaded_at is not null`,
);

/** Whether a file is kept for a document still, or might be sent. */
export const needsFile = statement<{ readonly id: string }, [id: string, now: Date]>(
  'networth_document_needs_file',
  `select d.id from networth_documents d where d.id = $1 and ${STATUS} <> 'ABANDONED'`,
);

export const idsOfPerson = statement<{ readonly id: string }, [userId: string]>(
  'networth_document_ids_of_person',
  'select id from networth_documents where user_id = $1 order by id',
);

const LINKED_TABLES: readonly (readonly [table: string, type: NetWorthLinkType])[] = [
  ['networth_liabilities', 'LIABILITY'],
  ['networth_incomes', 'INCOME'],
  ['networth_expenses', 'EXPENSE'],
  ['networth_goals', 'GOAL'],
  ['portfolios', 'PORTFOLIO'],
];

/** Whether a person has what a document is to belong to, other than assets. */
export const ownsLinked = statement<
  { readonly id: string },
  [userId: string, id: string, type: NetWorthLinkType]
>(
  'networth_owns_linked',
  LINKED_TABLES.map(
    ([table, type]) => `select id from ${table}
     where user_id = $1 and id = $2 and tombstoned_at is null and $3::text = '${type}'`,
  ).join(' union all '),
);
