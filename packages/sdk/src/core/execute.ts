import { backoffMs, type Pace, retryAfterOf } from './backoff.ts';
import { bounded, pause } from './bounded.ts';
import type { Call } from './call.ts';
import type { Clock } from './clock.ts';
import { toApiError } from './codec.ts';
import {
  ApiError,
  ConnectionError,
  SdkError,
  TimeoutError,
  UnexpectedAnswerError,
} from './errors.ts';
import type { TokenSource } from './token-source.ts';
import type { CallOptions, Transport, TransportAnswer } from './types.ts';

/** What all calls of a client share. */
export interface Settings {
  readonly url: string;
  readonly auth: TokenSource | undefined;
  readonly transport: Transport;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly random: () => number;
  readonly pace: Pace;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly totalTimeoutMs: number;
  /** How often a call is sent at most, from 1. */
  readonly maxAttempts: number;
}

/**
 * Runs a call until it is answered: again after a fault that may pass, where sending it again does
 * no harm; once more with a fresh token after a refused one.
 *
 * @returns the `data` of the answer
 * @throws {SdkError} or the reason of the caller's signal
 */
export async function execute(
  settings: Settings,
  call: Call,
  options: CallOptions,
): Promise<Record<string, unknown>> {
  const { clock } = settings;
  const timeoutMs = options.totalTimeoutMs ?? settings.totalTimeoutMs;
  const deadlineMs = clock.now() + timeoutMs;
  const timedOut = () => new TimeoutError(timeoutMs, call);
  return bounded(clock, { signal: options.signal, timeoutMs, timedOut }, (signal) =>
    untilAnswered(settings, call, { ...options, signal }, deadlineMs),
  );
}

type AttemptOptions = CallOptions & { readonly signal: AbortSignal };

async function untilAnswered(
  settings: Settings,
  call: Call,
  options: AttemptOptions,
  deadlineMs: number,
): Promise<Record<string, unknown>> {
  const { clock, random, pace } = settings;
  let refusals = 0;
  for (let failures = 0; ; ) {
    await pause(clock, pace.reserveMs(clock.now()), options.signal);
    const progress = { sent: false, refused: false };
    try {
      return await attempt(settings, call, options, progress);
    } catch (error) {
      options.signal.throwIfAborted();
      if (!(error instanceof SdkError) || (progress.sent && !call.repeatable)) throw error;
      if (progress.refused && refusals === 0) {
        refusals = 1;
        continue;
      }
      failures += 1;
      const delayMs = backoffMs(failures, error.retryAfterSeconds, random);
      const inTime = clock.now() + delayMs < deadlineMs;
      if (!error.transient || failures >= settings.maxAttempts || !inTime) throw error;
      await pause(clock, delayMs, options.signal);
    }
  }
}

/** What an attempt has come to, for the judgement on the next. */
interface Progress {
  sent: boolean;
  refused: boolean;
}

async function attempt(
  settings: Settings,
  call: Call,
  options: AttemptOptions,
  progress: Progress,
): Promise<Record<string, unknown>> {
  const { auth, clock } = settings;
  const timeoutMs = options.timeoutMs ?? settings.timeoutMs;
  const timedOut = () => new TimeoutError(timeoutMs, call);
  return bounded(clock, { signal: options.signal, timeoutMs, timedOut }, async (signal) => {
    const token = await auth?.token(signal);
    signal.throwIfAborted();
    progress.sent = true;
    const { url, fetch, headers } = settings;
    const answered = await settings
      .transport({
        url,
        fetch,
        signal,
        document: call.document,
        variables: call.variables,
        headers: token ? { ...headers, authorization: `Bearer ${token.value}` } : headers,
      })
      .catch((cause: unknown) => {
        signal.throwIfAborted();
        throw new ConnectionError(reasonOf(cause), call);
      });
    const { status, answer } = answered;
    settings.pace.observe(answered.headers, clock.now());
    if (answer?.data && answer.errors.length === 0) return Object(answer.data);
    const error = failureOf(settings, call, answered, token?.value);
    progress.refused =
      status === 401 || (error instanceof ApiError && error.code === 'UNAUTHENTICATED');
    if (token && progress.refused) auth?.invalidate(token.value);
    else progress.refused = false;
    throw error;
  });
}

function failureOf(
  settings: Settings,
  call: Call,
  { status, headers, answer }: TransportAnswer,
  token: string | undefined,
): SdkError {
  const retryAfterSeconds = retryAfterOf(headers, settings.clock.now());
  const passes = status === 408 || status === 429 || status > 499;
  const { operation, idempotencyKey } = call;
  const facts = { operation, idempotencyKey, retryAfterSeconds };
  if (!answer) return new UnexpectedAnswerError(status, { ...facts, transient: passes });
  const { variables } = call;
  return toApiError(answer, { ...facts, status, transient: passes, variables, token });
}

/** Only an error code of the system, such as `ECONNREFUSED`: messages may hold the request. */
function reasonOf(error: unknown): string {
  const code: unknown = Object(Object(error).cause).code;
  return typeof code === 'string' && /^[A-Z_]{2,40}$/.test(code) ? ` (${code})` : '';
}
