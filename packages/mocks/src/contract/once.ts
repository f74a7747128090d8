import { canonicalJson } from '@investing-platform/engine';
import { keyOfAnother } from '@investing-platform/rules/refusals/repeated-key';
import type { Call } from './call.ts';
import { inputOf } from './model.ts';

const nameOf = ({ realm, operation, params }: Call): string =>
  `${realm.user?.id ?? ''}:${operation}:${String(params['idempotencyKey'])}`;

/** Whether a key was used before: who sends a request again is not asked for another code. */
export function isKeyKnown(call: Call): boolean {
  return call.realm.platform.state.answered.has(nameOf(call));
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
export function once(call: Call, work: () => () => unknown): unknown {
  const { realm, operation, params } = call;
  const { idempotencyKey: key, ...input } = params;
  if (typeof key !== 'string') return work()();
  const { answered } = realm.platform.state;
  const name = nameOf(call);
  const before = answered.get(name);
  const text = canonicalJson(input, proofsOf(operation));
  if (before === undefined) {
    const show = work();
    answered.set(name, { input: text, show });
    return show();
  }
  if (before.input === text) return before.show();
  throw keyOfAnother(operation);
}
