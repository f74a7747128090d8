import { refuse } from '@investing-platform/schema/engine';
import { canonicalJson } from '../kernel/canonical-json.ts';
import type { Call } from './call.ts';

/**
 * Does the work once for an idempotency key: again with the same input, the answer is the same
 * object in its present state; a refusal is not remembered (contract rule 10).
 *
 * @param work answers with what shows the result
 * @throws {PlatformError} IDEMPOTENCY_CONFLICT
 */
export function once(call: Call, work: () => () => unknown): unknown {
  const { realm, operation, params } = call;
  const { idempotencyKey: key, mfaCode: _, ...input } = params;
  if (typeof key !== 'string') return work()();
  const { answered } = realm.platform.state;
  const name = `${realm.user?.id ?? ''}:${operation}:${key}`;
  const before = answered.get(name);
  const text = canonicalJson(input);
  if (before === undefined) {
    const show = work();
    answered.set(name, { input: text, show });
    return show();
  }
  if (before.input === text) return before.show();
  throw refuse(
    'IDEMPOTENCY_CONFLICT',
    `The idempotency key was used for another ${operation} before; send a new key`,
  );
}
