import type {
  RebalanceRunFailureCode,
  RebalanceRunStatus,
  RebalanceRunType,
} from '@investing-platform/schema/operations';

/** What a run that is open does at present. */
export type RunPhase = 'WAITING' | 'SELLING' | 'BUYING';

/** Why a run has to end before it is through. */
export type StopReason = 'CANCELED' | 'ERROR' | 'TIMEOUT';

/** What decides about the next step of a run. */
export interface RunFacts {
  readonly status: RebalanceRunStatus;
  readonly phase: RunPhase;
  readonly stop: StopReason | null;
  /** Whether its owner is suspended, or has closed the account. */
  readonly isOwnerGone: boolean;
  /** Whether some of its orders can still be filled. */
  readonly hasOpenOrders: boolean;
  /** Whether an earlier run of the same active strategy has not ended. */
  readonly hasOpenPredecessor: boolean;
  /** When its trading day ends. Null before it has begun, and where it needs no market. */
  readonly deadlineAt: Date | null;
  /** Whether it can begin now: its market is open for 15 minutes or more, or it needs none. */
  readonly canBegin: boolean;
}

/**
 * `wait`: nothing to do now. `begin`: plan and sell. `buy`: buy with what the sales brought.
 * `complete`: all is filled or left out. `stopForTime`: its day is over. `stopForOwner`: its owner
 * is suspended or gone. `cancelOrders`: take the open orders back. `endStopped`: nothing is open any more.
 */
export type RunStep =
  | 'none'
  | 'wait'
  | 'begin'
  | 'buy'
  | 'complete'
  | 'stopForTime'
  | 'stopForOwner'
  | 'cancelOrders'
  | 'endStopped';

const OPEN: ReadonlySet<RebalanceRunStatus> = new Set(['QUEUED', 'IN_PROGRESS']);

const isOpenRun = (status: RebalanceRunStatus): boolean => OPEN.has(status);

/** The next step of a run: a run sells first, then buys, and never does either twice. */
export function nextStep(run: RunFacts, now: Date): RunStep {
  if (!isOpenRun(run.status)) return 'none';
  if (run.stop !== null) return run.hasOpenOrders ? 'cancelOrders' : 'endStopped';
  if (run.isOwnerGone) return 'stopForOwner';
  if (run.phase === 'WAITING') {
    return run.canBegin && !run.hasOpenPredecessor ? 'begin' : 'wait';
  }
  if (run.hasOpenOrders) return isOver(run, now) ? 'stopForTime' : 'wait';
  if (run.phase === 'BUYING') return 'complete';
  return isOver(run, now) ? 'stopForTime' : 'buy';
}

function isOver({ deadlineAt }: RunFacts, now: Date): boolean {
  return deadlineAt !== null && now >= deadlineAt;
}

/** Why a run ended early, for a program; null for one that is open or ran to its end. */
export function failureCodeOf(status: RebalanceRunStatus): RebalanceRunFailureCode | null {
  return FAILURE_CODES[status] ?? null;
}

const FAILURE_CODES: Partial<Record<RebalanceRunStatus, RebalanceRunFailureCode>> = {
  CANCELED: 'STOPPED',
  CANCELED_MID_RUN: 'STOPPED',
  TIMEOUT: 'OUT_OF_TIME',
  ERROR: 'FAULT',
};

/** How a run that was stopped ends. */
export function stoppedStatus(stop: StopReason, phase: RunPhase): RebalanceRunStatus {
  if (stop !== 'CANCELED') return stop;
  return phase === 'WAITING' ? 'CANCELED' : 'CANCELED_MID_RUN';
}

/**
 * How a run that is through ends.
 *
 * @param isWhole whether every order was filled whole, and nothing was left out
 */
export function completedStatus(isWhole: boolean): RebalanceRunStatus {
  return isWhole ? 'COMPLETED_SUCCESS' : 'COMPLETED_ADJUSTED';
}

export const isLiquidation = (type: RebalanceRunType): boolean =>
  type === 'PARTIAL_LIQUIDATION' || type === 'FULL_LIQUIDATION';

/** Types that bring holdings to their targets: `cooldownDays` count from their end. */
export const isRebalance = (type: RebalanceRunType): boolean =>
  type === 'FULL_REBALANCE' || type === 'SYNC';
