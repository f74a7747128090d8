import { backoffMs, type Pace, retryAfterOf } from './backoff.ts';
import { bounded, pause } from './bounded.ts';
import type { Call } from './call.ts';
import type { Clock } from './clock.ts';
import { toApiError } from './codec.ts';
import {
  ApiError,
  ConnectionError,
  from,
  ReauthorizationRequired,
  reasonOf,
  SdkError,
  TimeoutError,
  UnexpectedAnswerError,
} from './errors.ts';
import type { ClientHooks } from './hooks.ts';
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
  readonly hooks: ClientHooks;
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
  const { clock, random, pace, hooks } = settings;
  let refusal: SdkError | null = null;
  for (let failures = 0, number = 1; ; number += 1) {
    await pause(clock, pace.reserveMs(clock.now()), options.signal);
    const progress = { number, sent: false, refused: false };
    try {
      return await attempt(settings, call, options, progress);
    } catch (error) {
      options.signal.throwIfAborted();
      if (!(error instanceof SdkError)) throw error;
      const again: boolean = !progress.sent || call.repeatable;
      const fresh: boolean = again && progress.refused && !refusal;
      if (!fresh) failures += 1;
      const waitMs = fresh ? 0 : backoffMs(failures, error.retryAfterSeconds, random);
      const inTime = clock.now() + waitMs < deadlineMs;
      const passes = error.transient && failures < settings.maxAttempts && inTime;
      const retryInMs = fresh || (again && passes) ? waitMs : null;
      const { operation } = call;
      hooks.onFailure?.({ operation, attempt: number, error, retryInMs });
      // There is no other token to try: the server's words about the first one say more.
      if (retryInMs === null) throw reauthorizationAfter(refusal, error);
      if (fresh) refusal = error;
      await pause(clock, retryInMs, options.signal);
    }
  }
}

function reauthorizationAfter(refusal: SdkError | null, error: SdkError): SdkError {
  const isBare = refusal !== null && error instanceof ReauthorizationRequired;
  return isBare ? new ReauthorizationRequired(refusal) : error;
}

/** What an attempt has come to, for the judgement on the next. */
interface Progress {
  /** Of the attempt, from 1. */
  readonly number: number;
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
    const { url, fetch, hooks } = settings;
    const facts = { operation: call.operation, attempt: progress.number };
    const headers: Record<string, string> = {
      ...settings.headers,
      ...options.headers,
      ...hooks.onRequest?.(facts),
    };
    if (token) headers['authorization'] = `Bearer ${token.value}`;
    const sentAtMs = clock.now();
    const answered = await settings
      .transport({
        ...call,
        url,
        fetch,
        signal,
        headers,
      })
      .catch((cause: unknown) => {
        signal.throwIfAborted();
        throw new ConnectionError(from(url) + reasonOf(cause), call);
      });
    const { status, answer } = answered;
    settings.pace.observe(answered.headers, clock.now());
    const seen = {
      ...facts,
      status,
      headers: answered.headers,
      requestId: answered.headers.get('x-request-id'),
      durationMs: clock.now() - sentAtMs,
    };
    hooks.onAnswer?.(seen);
    options.onAnswer?.(seen);
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
  // Errors take of it what they may hold; the variables only say what a message must not repeat.
  const facts = {
    ...call,
    status,
    token,
    transient: status === 408 || status === 429 || status > 499,
    retryAfterSeconds: retryAfterOf(headers, settings.clock.now()),
    requestId: headers.get('x-request-id'),
  };
  return answer
    ? toApiError(answer, facts)
    : new UnexpectedAnswerError(status, facts, from(settings.url));
}
