import type { ErrorCode } from '@investing-platform/schema';
import type { CallerName, Cast } from './subject.ts';

/** What a case knows while it is played: the facts of its cast, and what steps have kept. */
export type Known = Cast['facts'] & Readonly<Record<string, string>>;

export interface ExpectedError {
  readonly code: ErrorCode;
  readonly message?: unknown;
  readonly path?: readonly (string | number)[];
  /** Paths of `extensions.fields`, in order. */
  readonly fields?: readonly string[];
}

/** One request and what has to come back. */
export interface Step {
  /** Default: the trader. */
  readonly as?: CallerName;
  /** A default operation of the contract, or a document of the case's own. */
  readonly document: string;
  readonly variables?: (known: Known) => object;
  readonly operationName?: string;
  /** What the trader answers before the request, to what an app asks them for. */
  readonly decide?: {
    readonly id: (known: Known) => string;
    readonly answer: 'APPROVE' | 'DECLINE';
  };
  /** Whose last confirmation mail holds what the step knows as `verificationToken`. */
  readonly mailTo?: (known: Known) => string;
  /** Asked again, while time moves on, until the answer is as expected. */
  readonly eventually?: true;
  /** What `data` has to match; other fields may be there. */
  readonly data?: (known: Known) => unknown;
  /** Every error, in order. Default: none. */
  readonly errors?: readonly ExpectedError[];
  /** Default: 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, unknown>>;
  /** Texts to remember, by the path to them in `data`, or in the answer from `errors` on. */
  readonly keep?: Readonly<Record<string, string>>;
  /** Takes the place of the usual request. */
  readonly request?: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  };
  /** Messages need not be the same everywhere: only the service knows the whole reason. */
  readonly ownWords?: true;
}

/** One sentence of the contract, played with people of its own. */
export interface Case {
  readonly title: string;
  readonly steps: readonly Step[];
}
