import { canonicalJson } from '@investing-platform/engine';
import { refuse } from '@investing-platform/rules/platform-error';
import type { Platform } from '../world/platform.ts';
import type { Call } from './call.ts';
import { inputOf } from './model.ts';

/** A request with an idempotency key, of somebody. */
export interface KeyedRequest {
  readonly platform: Platform;
  readonly userId: string;
  readonly operation: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** As `onceFor`, for a call of the general rules. */
export function once({ realm, operation, params }: Call, work: () => () => unknown): unknown {
  return onceFor(
    { platform: realm.platform, userId: realm.user?.id ?? '', operation, params },
    work,
  );
}

const nameOf = ({ userId, operation }: Omit<KeyedRequest, 'params' | 'platform'>, key: unknown) =>
  `${userId}:${operation}:${String(key)}`;

/** Whether a key was used before: who sends a request again is not asked for another code. */
export function isKeyKnown({ realm, operation, params }: Call): boolean {
  const name = nameOf({ userId: realm.user?.id ?? '', operation }, params['idempotencyKey']);
  return realm.platform.state.answered.has(name);
}

/** What proves who asks is no part of what is asked for; the password of a file is. */
function proofsOf(operation: string): readonly string[] {
  const isProof = inputOf(operation)?.getFields()['mfaCode'] !== undefined;
  return isProof ? ['mfaCode', 'password'] : [];
}

/**
 * Does the work once for an idempotency key: again with the same input, the answer is the same
 * object in its present state; a refusal is not remembered (contract rule 10).
 *
 * @param work answers with what shows the result
 * @throws {PlatformError} IDEMPOTENCY_CONFLICT
 */
export function onceFor<T>(request: KeyedRequest, work: () => () => T): T {
  const { platform, userId, operation, params } = request;
  const { idempotencyKey: key, ...input } = params;
  if (typeof key !== 'string') return work()();
  const { answered } = platform.state;
  const name = nameOf({ userId, operation }, key);
  const before = answered.get(name);
  const text = canonicalJson(input, proofsOf(operation));
  if (before === undefined) {
    const show = work();
    answered.set(name, { input: text, show });
    return show();
  }
  if (before.input === text) return before.show() as T;
  throw refuse(
    'IDEMPOTENCY_CONFLICT',
    `The idempotency key was used for another ${operation} before; send a new key`,
  );
}
