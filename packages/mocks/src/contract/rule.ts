import type { Inputs, Subjects } from '../generated/rows.ts';
import type { Call } from './call.ts';
import type { Realm } from './realm.ts';
import type { Row, RowOf } from './row.ts';
import type { Values } from './take-input.ts';

/** What an operation makes, changes or deletes. */
type SubjectOf<Name extends string> = Name extends keyof Subjects ? RowOf<Subjects[Name]> : Row;

/** What an operation does beyond what the contract's annotations can say. */
export interface Rule<Name extends string = string> {
  /** Answers instead of everything else. A function shows what is there each time it is asked. */
  readonly answers?: (call: Call<Name>) => unknown;
  /** Refuses before anything is written. */
  readonly checks?: (call: Call<Name>) => void;
  /** The input as the general rules shall see it. */
  readonly reads?: (call: Call<Name>) => Values;
  /** Fields of the result that its input does not give; null: the object is new. */
  readonly sets?: (call: Call<Name>, row: SubjectOf<Name> | null) => Values;
  /** Fields of an answer that holds the object. */
  readonly wraps?: (call: Call<Name>, row: SubjectOf<Name> | undefined) => Values;
  /** The object that is meant, where it is there already: nothing is made then. */
  readonly means?: (call: Call<Name>) => Row | undefined;
  /** The rows that are deleted or marked, where the input does not name them. */
  readonly finds?: (call: Call<Name>) => readonly Row[];
  /** Before a row is deleted or marked. */
  readonly before?: (call: Call<Name>, row: SubjectOf<Name>) => void;
  /** What the answer's message says, before anything is changed. */
  readonly says?: (call: Call<Name>, rows: readonly SubjectOf<Name>[]) => string;
  /** What else happens. */
  readonly afterwards?: (call: Call<Name>, row: SubjectOf<Name>) => void;
  /** Types of `creates` that it makes itself or not always. */
  readonly leaves?: readonly string[];
  /** An example where the contract's does not fit the seeded world; may make what it is about. */
  readonly example?: (realm: Realm, params: Values) => Values;
  /** Whether it looks up its ids by itself, and so can say which field names nothing. */
  readonly knowsIds?: true;
  /** Whether it takes orders as they are, before the market works them. */
  readonly beforeMarket?: true;
  /** Whether what is deleted is only marked. */
  readonly keeps?: true;
}

/** By operation: one that the contract does not have does not compile. */
export type Rules = { readonly [Name in keyof Inputs]?: Rule<Name> };
