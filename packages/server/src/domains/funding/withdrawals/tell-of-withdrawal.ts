import type { SecurityEventKind } from '@investing-platform/schema/first-party';
import type { Transaction } from '../../../db/database.ts';
import { toPlain } from '../../../kernel/decimal.ts';
import type { TellDeps, Whence } from '../deps.ts';
import { tell } from '../tell.ts';
import type { WithdrawalEvent } from './withdrawal.ts';
import type { WithdrawalRow } from './withdrawals.sql.ts';

interface Telling {
  readonly kind: SecurityEventKind;
  readonly subject: string;
  readonly lines: (row: WithdrawalRow) => readonly string[];
}

const nameOf = ({ amount, currency, bankAccountNumberMasked }: WithdrawalRow): string =>
  `${toPlain(amount)} ${currency} to ${bankAccountNumberMasked}`;

const free = 'What was held for it can be used again.';

/** What people are told of, whatever notifications they have switched off. */
const TELLINGS: Partial<Record<WithdrawalEvent | 'requested', Telling>> = {
  requested: {
    kind: 'WITHDRAWAL_REQUESTED',
    subject: 'A withdrawal was asked for',
    lines: (row) => [
      `a withdrawal was asked for: ${nameOf(row)}.`,
      '',
      'If it was not you, sign in at once, cancel it, and choose a new password.',
    ],
  },
  canceled: {
    kind: 'WITHDRAWAL_CANCELED',
    subject: 'A withdrawal was cancelled',
    lines: (row) => [`the withdrawal of ${nameOf(row)} was cancelled.`, free],
  },
  rejected: {
    kind: 'WITHDRAWAL_REJECTED',
    subject: 'A withdrawal was refused',
    lines: (row) => [`the withdrawal of ${nameOf(row)} was refused:`, reasonOf(row), free],
  },
  handedOver: {
    kind: 'WITHDRAWAL_SENT',
    subject: 'A withdrawal is on its way',
    lines: (row) => [
      `the withdrawal of ${nameOf(row)} was handed to the bank.`,
      ...(row.payoutCurrency === row.currency
        ? []
        : [`It pays out ${toPlain(row.payoutAmount ?? '0')} ${row.payoutCurrency}.`]),
      ...(row.estimatedArrivalOn === null
        ? []
        : [`It should arrive by ${row.estimatedArrivalOn}.`]),
    ],
  },
  refused: {
    kind: 'WITHDRAWAL_FAILED',
    subject: 'A withdrawal could not be paid',
    lines: (row) => [
      `the bank did not take the withdrawal of ${nameOf(row)}:`,
      reasonOf(row),
      free,
    ],
  },
  returned: {
    kind: 'WITHDRAWAL_RETURNED',
    subject: 'A withdrawal came back',
    lines: (row) => [
      `the bank sent the withdrawal of ${nameOf(row)} back:`,
      reasonOf(row),
      'The money is in your account again.',
    ],
  },
};

const reasonOf = ({ failureReason }: WithdrawalRow): string =>
  failureReason ?? 'no reason was given';

/** Tells the person of what is worth it, by mail and in the list of security events. */
export async function tellOfWithdrawal(
  tx: Transaction,
  deps: TellDeps,
  row: WithdrawalRow,
  event: WithdrawalEvent | 'requested',
  whence: Whence,
): Promise<void> {
  const telling = TELLINGS[event];
  if (telling === undefined) return;
  const { kind, subject } = telling;
  const detail = nameOf(row);
  await tell(tx, deps, {
    ...whence,
    userId: row.userId,
    kind,
    detail,
    subject,
    lines: telling.lines(row),
  });
}
