import type { Transaction } from '../../../db/database.ts';
import { decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { badInput, PlatformError, refuse } from '../../../kernel/errors.ts';
import { sha256 } from '../../../kernel/hash.ts';
import { newId } from '../../../kernel/ids.ts';
import { receiveBankLine } from '../deposits/receive-bank-line.ts';
import type { FundingDeps } from '../deps.ts';
import {
  type EntryRow,
  endEntry,
  fileByMessage,
  insertEntry,
  insertFile,
  lockPayment,
  nextEntry,
  paymentsOfFile,
  setPaymentStatus,
} from './bank-files.sql.ts';
import {
  readStatement,
  type Statement,
  type StatementAccount,
  type StatementLine,
} from './camt-053.ts';
import type { OwnAccount } from './pain-001.ts';
import { XmlError } from './xml.ts';

type TakeDeps = Pick<FundingDeps, 'db' | 'clock' | 'random'>;

export interface TakenStatement {
  readonly fileId: string;
  readonly messageId: string;
  readonly count: number;
  /** Whether it was taken before; what was left of it is applied. */
  readonly replayed: boolean;
}

const SHORT_NUMBER = 15;
const SHORT_SUFFIX = 2;
const UNKNOWN = 'nobody has this reference';

/**
 * Writes a statement down, once, by its message id and its bytes.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a file that cannot be believed; CONFLICT where another
 *   file had its message id
 */
export async function keepStatement(
  tx: Transaction,
  deps: Pick<TakeDeps, 'clock' | 'random'>,
  accounts: readonly OwnAccount[],
  text: string,
): Promise<TakenStatement> {
  const { messageId, accounts: told, lines } = soundStatement(text);
  const stranger = told.find((one) => !accounts.some((own) => isOf(one, own)));
  if (stranger !== undefined) {
    const { number, currency } = stranger;
    throw badInput('file', `is of the account ${number} in ${currency ?? 'nothing'}, not of ours`);
  }
  const hash = sha256(text);
  const known = await tx.maybe(fileByMessage, 'STATEMENT', messageId);
  const count = lines.length;
  if (known !== null) {
    const { id: fileId } = known;
    if (known.hash?.equals(hash) === true) return { fileId, messageId, count, replayed: true };
    throw refuse('CONFLICT', `Another file had the message id ${messageId}`);
  }
  const fileId = newId(deps.clock, deps.random);
  const file = { id: fileId, messageId, hash, currency: null, madeAt: deps.clock.now() };
  tx.send(...insertFile({ ...file, kind: 'STATEMENT' }));
  const movements: Omit<StatementLine, 'batchId'>[] = [];
  for (const line of lines) movements.push(...(await paymentsOf(tx, line)));
  for (const [place, movement] of movements.entries()) {
    tx.send(...insertEntry({ ...movement, fileId, place }));
  }
  return { fileId, messageId, count, replayed: false };
}

/** Of a file of ours that the bank has booked as one, each payment. */
async function paymentsOf(
  tx: Transaction,
  { batchId, ...line }: StatementLine,
): Promise<Omit<StatementLine, 'batchId'>[]> {
  const isWhole = batchId !== null && !line.isCredit;
  const file = isWhole ? await tx.maybe(fileByMessage, 'PAYMENTS', batchId) : null;
  if (file === null || file.currency !== line.currency) return [line];
  const payments = await tx.all(paymentsOfFile, file.id);
  const sum = payments.reduce((total, { amount }) => total.plus(amount), ZERO);
  if (!sum.equals(line.amount)) return [line];
  return payments.map(({ endToEndId, amount }, at) => ({
    ...line,
    lineId: `${line.lineId}/${at + 1}`,
    endToEndId,
    amount: toPlain(amount),
  }));
}

function isOf({ number, currency }: StatementAccount, own: OwnAccount): boolean {
  const isInIt = currency === null || currency === own.currency;
  return isInIt && wholeNumber(number) === wholeNumber(own.accountNumber);
}

/** Without spaces and dashes; the suffix of a New Zealand number has two digits or three. */
function wholeNumber(text: string): string {
  const number = text.replaceAll(/[\s-]/g, '');
  const suffixAt = number.length - SHORT_SUFFIX;
  const isShort = number.length === SHORT_NUMBER && /^\d+$/.test(number);
  return isShort ? `${number.slice(0, suffixAt)}0${number.slice(suffixAt)}` : number;
}

function soundStatement(text: string): Statement {
  try {
    return readStatement(text);
  } catch (error) {
    if (error instanceof XmlError) throw badInput('file', error.message);
    throw error;
  }
}

/**
 * Applies the movements of a statement that were not applied yet, each in a transaction of its own:
 * credits become deposits, and our payments are settled or came back.
 *
 * @returns one line for each
 */
export async function applyStatement(deps: TakeDeps, fileId: string): Promise<string[]> {
  const told: string[] = [];
  for (;;) {
    const line = await deps.db.transaction(async (tx) => {
      const entry = await tx.maybe(nextEntry, fileId);
      if (entry === null) return null;
      const { text, isMatched } = await apply(tx, deps, entry);
      await tx.run(endEntry, fileId, entry.place, text, isMatched);
      const sum = `${toPlain(entry.amount)} ${entry.currency}`;
      return `${entry.lineId}: ${entry.isCredit ? '' : '-'}${sum}, ${text}`;
    });
    if (line === null) return told;
    told.push(line);
  }
}

/** What came of a movement, and whether it was one that somebody waited for. */
interface Outcome {
  readonly text: string;
  readonly isMatched: boolean;
}

const matched = (text: string): Outcome => ({ text, isMatched: true });
const unmatched = (text: string): Outcome => ({ text, isMatched: false });

async function apply(tx: Transaction, deps: TakeDeps, entry: EntryRow): Promise<Outcome> {
  const { endToEndId } = entry;
  const payment = endToEndId === null ? null : await tx.maybe(lockPayment, endToEndId);
  if (payment === null) {
    return entry.isCredit ? credited(tx, deps, entry) : unmatched('not one of our payments');
  }
  const isSame =
    payment.currency === entry.currency && decimal(payment.amount).equals(entry.amount);
  if (!isSame) {
    return unmatched(`the payment ${endToEndId} is of ${payment.amount} ${payment.currency}`);
  }
  if (!entry.isCredit) {
    if (payment.status !== 'IN_FILE') {
      return unmatched(`the payment ${endToEndId} is ${payment.status}`);
    }
    await tx.run(setPaymentStatus, payment.id, 'SETTLED', null);
    return matched(`paid ${endToEndId}`);
  }
  const isOver = payment.status === 'RETURNED' || payment.withdrawalStatus !== 'SENT';
  if (isOver) {
    return unmatched(`${endToEndId} came back, and its withdrawal is ${payment.withdrawalStatus}`);
  }
  const reason = entry.returnReason ?? 'The bank sent it back';
  await tx.run(setPaymentStatus, payment.id, 'RETURNED', reason);
  return matched(`${endToEndId} came back: ${reason}`);
}

/** A deposit to whom the reference names; what nobody has is the operator's to look at. */
async function credited(tx: Transaction, deps: TakeDeps, entry: EntryRow): Promise<Outcome> {
  const { lineId: bankLineId, reference, amount, currency } = entry;
  try {
    const line = { bankLineId, reference, amount: toPlain(amount), currency };
    const { email, replayed } = await receiveBankLine(tx, deps, line);
    return matched(replayed ? `reported before, for ${email}` : `a deposit for ${email}`);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return unmatched(error.code === 'NOT_FOUND' ? `${UNKNOWN}: ${reference}` : error.message);
  }
}
