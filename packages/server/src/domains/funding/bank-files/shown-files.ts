import type { Reader } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';

/** A payment that no file has yet. */
export interface WaitingPayment {
  readonly endToEndId: string;
  readonly amount: string;
  readonly currency: string;
  readonly accountHolder: string;
  readonly queuedAt: Date;
}

/** What waits in one currency, all of it. */
export interface WaitingSum {
  readonly currency: string;
  readonly count: number;
  readonly sum: string;
}

/** A file that was made or taken, and how far it has come. */
export interface BankFileShown {
  readonly id: string;
  readonly kind: 'PAYMENTS' | 'STATEMENT';
  readonly messageId: string;
  readonly currency: string | null;
  readonly madeAt: Date;
  /** Payments, or movements. */
  readonly count: number;
  /** Payments that the bank has made or sent back; movements that were matched. */
  readonly ended: number;
  /** Movements that were not applied yet. */
  readonly open: number;
}

/** A movement of a statement, and what came of it; null: it was not applied yet. */
export interface MovementShown {
  readonly lineId: string;
  readonly isCredit: boolean;
  readonly amount: string;
  readonly currency: string;
  readonly reference: string;
  readonly outcome: string | null;
  readonly matched: boolean | null;
}

export const MAX_WAITING_SHOWN = 100;
export const MAX_FILES_SHOWN = 50;
export const MAX_MOVEMENTS_SHOWN = 1_000;

const waitingPayments = statement<WaitingPayment, []>(
  'funding_waiting_payments',
  `select p.end_to_end_id as "endToEndId", p.amount, p.currency,
     b.account_holder as "accountHolder", p.queued_at as "queuedAt"
   from bank_payments p join withdrawals w on w.id = p.withdrawal_id
     join bank_accounts b on b.id = w.bank_account_id
   where p.status = 'QUEUED' order by p.queued_at, p.withdrawal_id limit ${MAX_WAITING_SHOWN}`,
);

const waitingSums = statement<WaitingSum, []>(
  'funding_waiting_sums',
  `select currency, count(*)::int as count, sum(amount)::text as sum from bank_payments
   where status = 'QUEUED' group by currency order by currency`,
);

const FILES = `select f.id, f.kind, f.message_id as "messageId", f.currency, f.made_at as "madeAt",
    coalesce(p.count, e.count) as count, coalesce(p.ended, e.ended) as ended, e.open
  from (select * from bank_files where $1::uuid is null or id = $1
      order by made_at desc, id desc limit ${MAX_FILES_SHOWN}) f
    left join lateral (select count(*)::int as count,
        count(*) filter (where status <> 'IN_FILE')::int as ended
      from bank_payments where file_id = f.id) p on f.kind = 'PAYMENTS'
    left join lateral (select count(*)::int as count, count(*) filter (where matched)::int as ended,
        count(*) filter (where outcome is null)::int as open
      from bank_entries where file_id = f.id) e on true
  order by f.made_at desc, f.id desc`;

const bankFiles = statement<BankFileShown, [id: string | null]>('funding_bank_files', FILES);

const movementsOf = statement<MovementShown, [fileId: string]>(
  'funding_movements_of',
  `select line_id as "lineId", is_credit as "isCredit", amount, currency, reference, outcome, matched
   from bank_entries where file_id = $1
   order by matched nulls first, place limit ${MAX_MOVEMENTS_SHOWN}`,
);

/** What waits for a file, and the newest files. */
export async function shownBankFiles(reader: Reader) {
  return {
    waiting: await reader.all(waitingPayments),
    sums: await reader.all(waitingSums),
    files: await reader.all(bankFiles, null),
  };
}

/** A statement with its movements, what was not matched first; null where there is none. */
export async function shownStatement(reader: Reader, id: string) {
  const file = await reader.maybe(bankFiles, id);
  if (file?.kind !== 'STATEMENT') return null;
  return { file, movements: await reader.all(movementsOf, id) };
}
