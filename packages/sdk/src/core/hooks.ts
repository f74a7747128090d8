import type { SdkError } from './errors.ts';

/** One attempt of a call. A call is sent again where that does no harm. */
export interface Attempt {
  readonly operation: string | null;
  /** Counts the attempts of the call, from 1. */
  readonly attempt: number;
}

/** What came back, a refusal too. */
export interface AnswerFacts extends Attempt {
  readonly status: number;
  readonly headers: Headers;
  /** Finds the request in the server's logs. */
  readonly requestId: string | null;
  readonly durationMs: number;
}

/** An attempt that came to nothing. */
export interface FailureFacts extends Attempt {
  readonly error: SdkError;
  /** How long until the next attempt; null where none follows. */
  readonly retryInMs: number | null;
}

/**
 * What an app is told of its calls. None of it holds variables, bodies or tokens; headers of an
 * answer may hold cookies of a proxy. What a hook throws, the call is rejected with.
 */
export interface ClientHooks {
  /** Before each attempt. Headers that it gives go with it, such as those of a trace. */
  readonly onRequest?:
    | ((attempt: Attempt) => Readonly<Record<string, string>> | undefined)
    | undefined;
  readonly onAnswer?: ((answer: AnswerFacts) => void) | undefined;
  readonly onFailure?: ((failure: FailureFacts) => void) | undefined;
}
