import type { ActiveStrategyStatus } from '@investing-platform/schema/operations';

/** Where it goes back to after a run. */
export type RestingStatus = 'ACTIVE' | 'PAUSED';

/** What the state machine knows of an active strategy. */
export interface ActiveState {
  readonly status: ActiveStrategyStatus;
  /** What it was before its run, and is again afterwards. */
  readonly restingStatus: RestingStatus;
}

export type ActiveEvent =
  /** A run that buys or sells towards the targets was asked for. */
  | { readonly kind: 'runAsked' }
  /** A run that takes money or shares out was asked for. */
  | { readonly kind: 'liquidationAsked' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  /** The run ended, however it did. */
  | { readonly kind: 'runEnded' }
  | { readonly kind: 'liquidationEnded'; readonly outcome: 'PART' | 'EMPTY' | 'REST_LEFT' }
  /** Its account was started anew, with all that was in it. */
  | { readonly kind: 'emptied' };

export type ActiveStep =
  | { readonly kind: 'moved'; readonly state: ActiveState }
  | { readonly kind: 'refused'; readonly reason: string };

type Move = (state: ActiveState, event: ActiveEvent) => ActiveState;

const rest: Move = ({ restingStatus }) => ({ status: restingStatus, restingStatus });
const stay: Move = (state) => state;
const pause: Move = () => ({ status: 'PAUSED', restingStatus: 'PAUSED' });
const liquidate: Move = ({ restingStatus }) => ({ status: 'LIQUIDATING', restingStatus });
const close: Move = (state) => ({ ...state, status: 'CLOSED' });
const rebalance: Move = ({ restingStatus }) => ({ status: 'REBALANCING', restingStatus });

/** From each state, the events that may happen and what they make of it. */
const NEXT: Record<ActiveStrategyStatus, Partial<Record<ActiveEvent['kind'], Move>>> = {
  PENDING_FUNDING: { liquidationAsked: liquidate, runEnded: rest, emptied: close },
  ACTIVE: {
    runAsked: rebalance,
    liquidationAsked: liquidate,
    paused: pause,
    resumed: stay,
    emptied: close,
  },
  REBALANCING: {
    liquidationAsked: liquidate,
    paused: pause,
    resumed: ({ status }) => ({ status, restingStatus: 'ACTIVE' }),
    runEnded: rest,
    emptied: close,
  },
  PAUSED: {
    runAsked: rebalance,
    liquidationAsked: liquidate,
    paused: stay,
    resumed: () => ({ status: 'ACTIVE', restingStatus: 'ACTIVE' }),
    // The run was stopped by the pause, or by whatever ended it since.
    runEnded: stay,
    emptied: close,
  },
  LIQUIDATING: {
    emptied: close,
    // A run that the liquidation has stopped ends after the liquidation was asked for.
    runEnded: stay,
    liquidationEnded: (state, event) =>
      event.kind === 'liquidationEnded' ? afterLiquidation(state, event.outcome) : state,
  },
  CLOSED: {},
};

/** What an event makes of an active strategy. `CLOSED` is final. */
export function advanceActive(state: ActiveState, event: ActiveEvent): ActiveStep {
  const move = NEXT[state.status][event.kind];
  if (move === undefined) return { kind: 'refused', reason: refusalWhile(state.status) };
  return { kind: 'moved', state: move(state, event) };
}

function afterLiquidation(
  state: ActiveState,
  outcome: 'PART' | 'EMPTY' | 'REST_LEFT',
): ActiveState {
  if (outcome === 'EMPTY') return { ...state, status: 'CLOSED' };
  if (outcome === 'REST_LEFT') return { status: 'PAUSED', restingStatus: 'PAUSED' };
  return { ...state, status: state.restingStatus };
}

/** Why nothing else may happen to it in this state. */
export function refusalWhile(status: ActiveStrategyStatus): string {
  switch (status) {
    case 'CLOSED':
      return 'The active strategy is closed';
    case 'LIQUIDATING':
      return 'The active strategy is being liquidated';
    case 'PENDING_FUNDING':
      return 'The first run of the active strategy has not ended';
    default:
      return `The active strategy is ${status}`;
  }
}
