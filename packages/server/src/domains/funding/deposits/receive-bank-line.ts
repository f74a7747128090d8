import { requireBankCurrency } from '@investing-platform/rules/funding/bank-currencies';
import type { Transaction } from '../../../db/database.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { badInput, notFound, refuse } from '../../../kernel/errors.ts';
import { announceDeposit } from '../../brokerage/index.ts';
import { findAccount } from '../../trading/index.ts';
import type { FundingDeps } from '../deps.ts';
import {
  bankLineById,
  insertBankLine,
  lockPendingTransaction,
  matchPendingTransaction,
  ownersOfReferences,
} from './deposits.sql.ts';
import { referencesIn } from './reference.ts';

/** One line of the platform's own bank statement: money that came in. */
export interface BankLine {
  /** The bank's own name of the line, 1 to 80 characters. */
  readonly bankLineId: string;
  /** As the sender wrote it, and what banks have put beside it. */
  readonly reference: string;
  /** Above 0; a plain decimal. */
  readonly amount: string;
  readonly currency: string;
}

export interface ReceivedLine {
  readonly depositId: string;
  /** Whose money it is. */
  readonly email: string;
  /** Whether it was reported before. */
  readonly replayed: boolean;
}

/** How far an amount may be off what was announced: banks take fees on the way. */
const TOLERANCE = '0.05';
const MAX_CHARACTERS = 80;

/**
 * Takes a line in: a deposit to the person whose reference it has, which is added to the cash by
 * the server. A line reported twice counts once. A transaction that was announced with about the
 * amount is matched; what comes too late or in another amount is a deposit all the same.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND for a reference that nobody has; CONFLICT where
 *   the line was reported with other figures, or names several people; INVALID_STATE for a person
 *   who has closed the account
 */
export async function receiveBankLine(
  tx: Transaction,
  deps: Pick<FundingDeps, 'clock' | 'random'>,
  line: BankLine,
): Promise<ReceivedLine> {
  requireSound(line);
  const [owner, ...others] = await tx.all(ownersOfReferences, referencesIn(line.reference));
  if (owner === undefined) throw notFound('Person with this reference');
  const { userId, email, reference, pendingTransactionId } = owner;
  if (others.some((other) => other.userId !== userId)) {
    throw refuse('CONFLICT', 'The line has the references of several people');
  }
  // Two reports of one line wait for each other here.
  const account = await findAccount(tx, userId, {});
  const known = await tx.maybe(bankLineById, line.bankLineId);
  if (known !== null) return { ...sameLine(known, line, reference), email, replayed: true };
  if (owner.isClosed) {
    throw refuse('INVALID_STATE', 'The person has closed the account: send the money back');
  }
  const depositId = await announceDeposit(tx, deps, {
    userId,
    account,
    reference,
    amount: line.amount,
    currency: line.currency,
    method: 'BANK_TRANSFER',
    pendingTransactionId: await matched(tx, deps, pendingTransactionId, line),
  });
  const { bankLineId, amount, currency } = line;
  const now = deps.clock.now();
  await tx.run(insertBankLine, { bankLineId, userId, depositId, reference, amount, currency, now });
  return { depositId, email, replayed: false };
}

function requireSound({ bankLineId, amount, currency }: BankLine): void {
  if (bankLineId === '' || bankLineId.length > MAX_CHARACTERS || /\p{Cc}/u.test(bankLineId)) {
    throw badInput('bankLine', `must be 1 to ${MAX_CHARACTERS} characters`);
  }
  if (!/^\d{1,13}(\.\d{1,2})?$/.test(amount) || !decimal(amount).greaterThan(0)) {
    throw badInput('amount', 'must be an amount above 0, such as 120.50');
  }
  requireBankCurrency('currency', currency);
}

function sameLine(
  known: {
    readonly depositId: string;
    readonly reference: string;
    readonly amount: string;
    readonly currency: string;
  },
  line: BankLine,
  reference: string,
): { readonly depositId: string } {
  const isSame =
    known.reference === reference &&
    known.currency === line.currency &&
    decimal(known.amount).equals(line.amount);
  if (isSame) return { depositId: known.depositId };
  throw refuse('CONFLICT', 'The bank line was reported before with other figures');
}

/** The transaction that announced the money, where it is open and the amount is about right. */
async function matched(
  tx: Transaction,
  deps: Pick<FundingDeps, 'clock'>,
  id: string | null,
  line: BankLine,
): Promise<string | null> {
  const pending = id === null ? null : await tx.maybe(lockPendingTransaction, id);
  if (pending?.status !== 'PENDING' || pending.currency !== line.currency) return null;
  const difference = decimal(pending.amount).minus(line.amount).abs();
  if (difference.greaterThan(decimal(pending.amount).times(TOLERANCE))) return null;
  await tx.run(matchPendingTransaction, pending.id, deps.clock.now());
  return pending.id;
}
