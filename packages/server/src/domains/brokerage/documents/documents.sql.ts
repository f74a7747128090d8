import type { InvestDocumentType } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';

/** A paper as it is shown, without the address of its file. */
export interface DocumentRow {
  readonly id: string;
  readonly type: InvestDocumentType;
  readonly name: string;
  readonly issuedOn: CivilDate;
  readonly periodStartsOn: CivilDate | null;
  readonly periodEndsOn: CivilDate | null;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly createdAt: Date;
}

const COLUMNS = `d.id, d.type, d.name, d.issued_on::text as "issuedOn",
  d.period_starts_on::text as "periodStartsOn", d.period_ends_on::text as "periodEndsOn",
  d.mime_type as "mimeType", d.size_bytes as "sizeBytes", d.created_at as "createdAt"`;

/** One of a period that has its paper already is left out. */
export const addDocument = insertInto('account_documents', 'brokerage_add_document', {
  columns: [
    ...(['id', 'userId', 'brokerAccountId', 'type', 'name', 'issuedOn'] as const),
    ...(['periodStartsOn', 'periodEndsOn', 'mimeType', 'sizeBytes', 'sha256'] as const),
    'createdAt',
  ],
  rest: 'on conflict do nothing',
});

export const documentOf = statement<DocumentRow, [userId: string, id: string]>(
  'brokerage_document_of',
  `select ${COLUMNS} from account_documents d where d.user_id = $1 and d.id = $2`,
);

export const documentsOf = statement<
  DocumentRow,
  [
    userId: string,
    ids: readonly string[] | null,
    types: readonly InvestDocumentType[] | null,
    from: CivilDate | '-infinity',
    to: CivilDate | 'infinity',
    before: Date | 'infinity',
    beforeId: string,
    limit: number,
  ]
>(
  'brokerage_documents_of',
  `select ${COLUMNS} from account_documents d
   where d.user_id = $1 and ($2::uuid[] is null or d.id = any($2))
     and ($3::text[] is null or d.type = any($3)) and d.issued_on between $4::date and $5::date
     and (d.created_at, d.id) < ($6::timestamptz, $7::uuid)
   order by d.created_at desc, d.id desc limit $8`,
);

export const fileOfDocument = statement<
  { readonly name: string; readonly mimeType: string; readonly sha256: Buffer },
  [id: string]
>(
  'brokerage_file_of_document',
  'select name, mime_type as "mimeType", sha256 from account_documents where id = $1',
);

/** The platform account of a person, with what stands on its papers. */
export interface PapersAccount {
  readonly id: string;
  readonly userId: string;
  readonly number: string | null;
  readonly name: string;
  readonly holder: string;
  readonly country: string | null;
  /** The day that it was opened, in New York. */
  readonly openedOn: CivilDate;
}

const ACCOUNT = `select a.id, a.user_id as "userId", a.number, a.name,
    coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.name) as holder,
    u.country, (a.created_at at time zone 'America/New_York')::date::text as "openedOn"
  from broker_accounts a join users u on u.id = a.user_id
  where a.provider = 'PLATFORM' and a.trading_mode = 'LIVE'`;

export const papersAccountOf = statement<PapersAccount, [userId: string]>(
  'brokerage_papers_account_of',
  `${ACCOUNT} and a.user_id = $1`,
);

export const papersAccounts = statement<PapersAccount, [after: string, limit: number]>(
  'brokerage_papers_accounts',
  `${ACCOUNT} and a.id > $1 order by a.id limit $2`,
);

/** The papers of periods that an account has, of one type, by the last day of their period. */
export const periodsIssued = statement<
  { readonly endsOn: CivilDate },
  [accountId: string, types: readonly InvestDocumentType[]]
>(
  'brokerage_periods_issued',
  `select period_ends_on::text as "endsOn" from account_documents
   where broker_account_id = $1 and type = any($2::text[]) and period_ends_on is not null
   order by period_ends_on limit 1000`,
);

/** The day of the first trade after the last day that is confirmed, in New York. */
export const nextTradingDay = statement<
  { readonly day: CivilDate },
  [accountId: string, before: Date]
>(
  'brokerage_next_trading_day',
  `select (v.occurred_at at time zone 'America/New_York')::date::text as day
   from account_activities v
   where v.broker_account_id = $1 and v.type = 'FILL' and v.occurred_at < $2
     and v.occurred_at >= coalesce((
       select ((max(d.period_ends_on) + 1)::timestamp at time zone 'America/New_York')
       from account_documents d
       where d.broker_account_id = $1 and d.type = 'TRADE_CONFIRMATION'), '-infinity')
   order by v.occurred_at limit 1`,
);
