import { idempotentFields } from '../generated/tables.ts';
import { type DocumentFacts, inspect } from './document.ts';
import type { CallOptions } from './types.ts';

/** One call, the same for all its attempts. */
export interface Call {
  readonly document: string;
  readonly variables: object | undefined;
  readonly operation: string | null;
  /** Whether sending it again does no harm. */
  readonly repeatable: boolean;
  readonly idempotencyKey: string | null;
}

/**
 * Prepares a call. A mutation whose one root field takes an idempotency key in `$params` gets one
 * here, where the caller gave none, so that every attempt carries the same (contract: a repetition
 * of money moving, orders and jobs is safe by key alone).
 */
export function prepareCall(
  document: string,
  variables: object | undefined,
  options: CallOptions,
): Call {
  const facts = inspect(document);
  const { params } = Object(variables);
  const idempotencyKey: string | null = takesKey(document, facts)
    ? (Object(params).idempotencyKey ?? crypto.randomUUID())
    : null;
  return {
    document,
    variables: idempotencyKey ? { ...variables, params: { ...params, idempotencyKey } } : variables,
    operation: facts.name,
    repeatable: idempotencyKey !== null || facts.kind === 'query' || options.repeatable === true,
    idempotencyKey,
  };
}

function takesKey(text: string, { rootFields }: DocumentFacts): boolean {
  // Several root fields make a text that names no mutation.
  return idempotentFields.test(String(rootFields)) && /params\s*:\s*\$params\b/.test(text);
}
