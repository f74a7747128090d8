import {
  approveWithdrawal,
  openWithdrawals,
  rejectWithdrawal,
  type WithdrawalRow,
} from '../../domains/funding/index.ts';
import { toPlain } from '../../kernel/decimal.ts';
import type { ChangeRequest, OperatorDeps } from '../change.ts';

type Work = ChangeRequest['work'];

const MAX_LINES = 500;

/** The withdrawals under way, oldest first: what an operator has to decide stands out. */
export async function list({ db }: OperatorDeps): Promise<string> {
  const rows = await db.all(openWithdrawals, MAX_LINES);
  if (rows.length === 0) return 'No withdrawal is under way.';
  const lines = rows.flatMap((row) => [
    `${row.id}  ${row.status}  ${nameOf(row)}`,
    `  ${row.email}, asked for at ${row.createdAt.toISOString()}, reference ${row.reference}`,
    ...notesOn(row).map((note) => `  ! ${note}`),
  ]);
  const waiting = rows.filter((row) => isUndecided(row) && row.concerns.length > 0).length;
  return [...lines, '', `${rows.length} under way, ${waiting} to be decided by you.`].join('\n');
}

const isUndecided = ({ status }: WithdrawalRow): boolean =>
  status === 'REQUESTED' || status === 'APPROVAL_PENDING';

function notesOn(row: WithdrawalRow & { readonly isStopped: boolean }): string[] {
  const stop =
    'Nothing is paid: the person is suspended or not identified, or the account restricted';
  return [...(isUndecided(row) ? row.concerns : []), ...(row.isStopped ? [stop] : [])];
}

function nameOf({ amount, fee, currency, payoutCurrency, bankAccountNumberMasked }: WithdrawalRow) {
  const cost = fee === '0' ? '' : ` and ${toPlain(fee)} fee`;
  const into = payoutCurrency === currency ? '' : ` as ${payoutCurrency}`;
  return `${toPlain(amount)} ${currency}${cost}${into} to ${bankAccountNumberMasked}`;
}

/** Approves a withdrawal: it can no longer be cancelled, and is paid with the next run. */
export function approve(deps: OperatorDeps, id: string): Work {
  return async (tx) => {
    const row = await approveWithdrawal(tx, deps, id);
    return [`${row.id}: ${row.status}, ${nameOf(row)} is paid with the next run`];
  };
}

/** Refuses a withdrawal. The person is mailed the reason, and what was held is free again. */
export function reject(deps: OperatorDeps, id: string, reason: string): Work {
  return async (tx) => {
    const row = await rejectWithdrawal(tx, deps, id, reason);
    return [`${row.id}: ${row.status}, ${nameOf(row)} is free again, and the person is mailed`];
  };
}
