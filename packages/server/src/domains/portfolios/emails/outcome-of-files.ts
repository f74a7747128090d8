import type { TradeEmailFailure, TradeEmailStatus } from '@investing-platform/schema/operations';

/** What became of a file that came with an e-mail. */
export interface FileTaken {
  readonly name: string;
  readonly status: 'QUEUED' | 'EXTRACTING' | 'READ' | 'FAILED' | 'NOT_APPLICABLE';
  readonly failureCode: TradeEmailFailure | null;
  readonly failureReason: string | null;
  readonly broker: string | null;
  readonly rowCount: number;
  /** Rows that a person has to look at. */
  readonly doubtCount: number;
}

/** How the reading of an e-mail ended. */
export interface Outcome {
  readonly status: Extract<TradeEmailStatus, 'IMPORTED' | 'NEEDS_REVIEW' | 'FAILED' | 'IGNORED'>;
  readonly failureCode: TradeEmailFailure | null;
  readonly failureReason: string | null;
  readonly broker: string | null;
}

export const ignored = (failureReason: string): Outcome => ({
  status: 'IGNORED',
  failureCode: null,
  failureReason,
  broker: null,
});

export const failed = (failureCode: TradeEmailFailure, failureReason: string): Outcome => ({
  status: 'FAILED',
  failureCode,
  failureReason,
  broker: null,
});

/** Whether nothing of them is on its way any more. */
export const isOver = (files: readonly FileTaken[]): boolean =>
  files.every(({ status }) => status !== 'QUEUED' && status !== 'EXTRACTING');

/** Whether a file said what a portfolio takes. */
export const bringsRows = ({ status, rowCount }: FileTaken): boolean =>
  status === 'READ' && rowCount > 0;

const MAX_REASON_CHARACTERS = 500;

/**
 * What an e-mail came to, from all that was read of it. One file that says nothing, as terms and
 * conditions do, is no doubt about another one.
 *
 * @param untaken why files and its text were not even read
 */
export function outcomeOfFiles(files: readonly FileTaken[], untaken: readonly string[]): Outcome {
  const broker = files.find((file) => file.broker !== null)?.broker ?? null;
  const unread = files.filter(({ status }) => status === 'FAILED');
  const reasons = [
    ...unread.map(({ name, failureReason }) => `${name}: ${failureReason ?? 'it failed'}`),
    ...untaken,
  ];
  const reason = reasons.join(' ').slice(0, MAX_REASON_CHARACTERS);
  if (!files.some(bringsRows)) {
    const code = unread.map(({ failureCode }) => failureCode).find((one) => one !== null);
    if (reason === '') return failed('EMPTY', 'It holds no trades and no dividends.');
    return { ...failed(code ?? 'UNKNOWN_LAYOUT', reason), broker };
  }
  const doubts = files.reduce((sum, { doubtCount }) => sum + doubtCount, 0);
  const damaged = unread.some(({ failureCode }) => failureCode !== 'EMPTY');
  if (doubts === 0 && !damaged) {
    return { status: 'IMPORTED', failureCode: null, failureReason: null, broker };
  }
  const rows = `${doubts} ${doubts === 1 ? 'row waits' : 'rows wait'} to be looked at.`;
  const failureReason = [doubts > 0 ? rows : '', damaged ? reason : ''].join(' ').trim();
  return { status: 'NEEDS_REVIEW', failureCode: null, failureReason, broker };
}

/** The same where more files came than are read: nobody is to take it for all. */
export function withUnread(outcome: Outcome, unreadCount: number): Outcome {
  if (unreadCount === 0) return outcome;
  const unread = `Files that are not read: ${unreadCount}. Add them to the portfolio yourself.`;
  const failureReason = [outcome.failureReason ?? '', unread].join(' ').trim();
  const status = outcome.status === 'IMPORTED' ? 'NEEDS_REVIEW' : outcome.status;
  return { ...outcome, status, failureReason };
}
