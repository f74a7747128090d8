import type { ErrorCode } from './error-codes.ts';

/** What an operation does to the caller's world, in names of object types. */
export interface Effect {
  readonly reads: readonly string[];
  readonly creates: readonly string[];
  readonly changes: readonly string[];
  readonly deletes: readonly string[];
  /** Why a mutation changes nothing that a query shows; null where it does. */
  readonly none: string | null;
}

/** A step of a state machine. */
export interface Transition {
  readonly entity: string;
  readonly field: string;
  /** Null: any state, or none yet. */
  readonly from: readonly string[] | null;
  readonly to: string;
}

/** A column of a list result: the path of a field, and its human name. */
export interface Column {
  readonly path: string;
  readonly name: string;
}

/**
 * What tools generated from the contract show people and assistants of one operation, and what the
 * mocks follow.
 */
export interface OperationHints {
  /** One line, the first sentence of the description. */
  readonly summary: string;
  readonly description: string;
  /** Whether the server has built it; else it answers `NOT_IMPLEMENTED`. */
  readonly built: boolean;
  /** Whether it changes anything. */
  readonly kind: 'READ' | 'WRITE';
  readonly movesMoney: boolean;
  readonly stepUp: boolean;
  /** The lowest plan on which a token can call it. */
  readonly plan: 'FREE' | 'PLUS' | 'PRO' | 'PRIVATE';
  /** The codes that its description names. */
  readonly errors: readonly ErrorCode[];
  readonly effect: Effect;
  readonly transitions: readonly Transition[];
  /** An example of `params`; null where it takes none. */
  readonly example: unknown;
  /** The columns of a list result; empty for other results. */
  readonly columns: readonly Column[];
}
