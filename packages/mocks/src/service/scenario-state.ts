import type { OperationName } from './operations.ts';

/** A misfortune that waits for its operation. */
export interface Pending {
  /** Null: whichever comes next. */
  readonly operation: OperationName | null;
  /** How many more requests it meets. */
  timesLeft: number;
  readonly retryAfterSeconds: number;
}

/** The misfortunes that tests have ordered. */
export interface Scenarios {
  readonly rateLimited: Pending[];
  readonly partial: Pending[];
  readonly nulls: Pending[];
  /** These get no answer at all. */
  readonly unreachable: Pending[];
  /** How many more requests with a token are told that it is unknown. */
  unauthenticated: number;
  /** How long every answer takes, in milliseconds. */
  delayMs: number;
}

export function noScenarios(): Scenarios {
  return {
    rateLimited: [],
    partial: [],
    nulls: [],
    unreachable: [],
    unauthenticated: 0,
    delayMs: 0,
  };
}

export function endScenarios(scenarios: Scenarios): void {
  scenarios.rateLimited.length = 0;
  scenarios.partial.length = 0;
  scenarios.nulls.length = 0;
  scenarios.unreachable.length = 0;
  scenarios.unauthenticated = 0;
  scenarios.delayMs = 0;
}

/** Takes one that waits for one of the operations; null where none does. */
export function takePending(waiting: Pending[], operations: readonly string[]): Pending | null {
  const found = waiting.find(
    ({ operation }) => operation === null || operations.includes(operation),
  );
  if (found === undefined) return null;
  found.timesLeft -= 1;
  if (found.timesLeft <= 0) waiting.splice(waiting.indexOf(found), 1);
  return found;
}
