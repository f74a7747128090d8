import type { BankAddress } from '@investing-platform/rules/funding/banks/given-account';
import type { BankAccountType } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';

export const queuePayment = namedStatement<
  never,
  {
    readonly id: string;
    readonly endToEndId: string;
    readonly amount: string;
    readonly currency: string;
    readonly now: Date;
  }
>(
  'funding_queue_payment',
  `insert into bank_payments (withdrawal_id, end_to_end_id, amount, currency, status, queued_at)
   values ($id, $endToEndId, $amount, $currency, 'QUEUED',
     $now) on conflict (withdrawal_id) do nothing`,
);

export const paymentState = statement<{ status: string; problem: string | null }, [id: string]>(
  'funding_payment_state',
  'select status, problem from bank_payments where withdrawal_id = $1',
);

/** A payment with the account that it goes to. */
export interface PaymentRow {
  readonly endToEndId: string;
  readonly amount: string;
  readonly accountHolder: string;
  readonly routingNumber: string | null;
  readonly swiftBic: string | null;
  readonly reference: string;
  readonly type: BankAccountType | null;
  readonly holderAddress: BankAddress | null;
  /** Of the account, with its sealed number. */
  readonly id: string;
  readonly sealedNumber: string;
}

const PAYMENTS = `select p.end_to_end_id as "endToEndId", p.amount,
    b.account_holder as "accountHolder", b.routing_number as "routingNumber",
    b.swift_bic as "swiftBic", w.reference, b.type,
    b.holder_address as "holderAddress", b.id, b.sealed_number as "sealedNumber"
  from bank_payments p join withdrawals w on w.id = p.withdrawal_id
  join bank_accounts b on b.id = w.bank_account_id`;

/** Those that wait go into a file, the oldest first. */
export const fillFile = statement<never, [fileId: string, currency: string, limit: number]>(
  'funding_fill_file',
  `update bank_payments set status = 'IN_FILE', file_id = $1 where withdrawal_id in (
     select withdrawal_id from bank_payments where status = 'QUEUED' and currency = $2
     order by queued_at, withdrawal_id limit $3 for update)`,
);

/** In an order of their own, so that a file is written again as it was. */
export const paymentsOfFile = statement<PaymentRow, [fileId: string]>(
  'funding_payments_of_file',
  `${PAYMENTS} where p.file_id = $1 order by p.queued_at, p.withdrawal_id limit 1000`,
);

export interface FileRow {
  readonly id: string;
  readonly messageId: string;
  readonly hash: Buffer | null;
  readonly currency: string | null;
  readonly madeAt: Date;
}

const FILE = `select id, message_id as "messageId", hash, currency, made_at as "madeAt"
  from bank_files`;

export const fileByMessage = statement<
  FileRow,
  [kind: 'PAYMENTS' | 'STATEMENT', messageId: string]
>('funding_file_by_message', `${FILE} where kind = $1 and message_id = $2`);

export const insertFile = insertInto('bank_files', 'funding_insert_file', {
  columns: ['id', 'kind', 'messageId', 'hash', 'currency', 'madeAt'],
});

export const insertEntry = insertInto('bank_entries', 'funding_insert_entry', {
  columns: [
    ...(['fileId', 'place', 'lineId', 'isCredit', 'amount', 'currency', 'reference'] as const),
    ...(['endToEndId', 'returnReason'] as const),
  ],
});

export interface EntryRow {
  readonly fileId: string;
  readonly place: number;
  readonly lineId: string;
  readonly isCredit: boolean;
  readonly amount: string;
  readonly currency: string;
  readonly reference: string;
  readonly endToEndId: string | null;
  readonly returnReason: string | null;
}

/** The next that was not applied yet; two who apply a file take one after the other. */
export const nextEntry = statement<EntryRow, [fileId: string]>(
  'funding_next_entry',
  `select file_id as "fileId", place, line_id as "lineId", is_credit as "isCredit", amount,
     currency, reference, end_to_end_id as "endToEndId", return_reason as "returnReason"
   from bank_entries where file_id = $1 and outcome is null order by place limit 1 for update`,
);

export const endEntry = statement<
  never,
  [fileId: string, place: number, outcome: string, isMatched: boolean]
>(
  'funding_end_entry',
  'update bank_entries set outcome = $3, matched = $4 where file_id = $1 and place = $2',
);

/** With how far its withdrawal has come. */
export const lockPayment = statement<
  { id: string; amount: string; currency: string; status: string; withdrawalStatus: string },
  [endToEndId: string]
>(
  'funding_lock_payment',
  `select p.withdrawal_id as id, p.amount, p.currency, p.status, w.status as "withdrawalStatus"
   from bank_payments p join withdrawals w on w.id = p.withdrawal_id
   where p.end_to_end_id = $1 for update of p`,
);

export const setPaymentStatus = statement<
  never,
  [id: string, status: 'SETTLED' | 'RETURNED', problem: string | null]
>(
  'funding_set_payment_status',
  'update bank_payments set status = $2, problem = $3 where withdrawal_id = $1',
);
