import type { BrokerProvider, TradingMode } from '@investing-platform/schema/operations';
import { badInput, type PlatformError, refuse } from '../refusals/platform-error.ts';

/** What becomes of an order whose broker cannot be asked any more; its owner is told so. */
export const BROKER_GONE = 'the credential was deleted: the order stays with the broker';

/** Names of orders in a message at most. */
const NAMED_ORDERS = 10;

export function noConnection(): PlatformError {
  return badInput('params.provider', 'must be a broker that can be connected with');
}

/** To its own accounts. */
export function platformsOwn(): PlatformError {
  return refuse('INVALID_STATE', 'The platform manages this credential itself');
}

/** What a credential with a broker consists of. */
export interface CredentialField {
  readonly name: string;
  readonly isRequired: boolean;
}

/** Values of a credential by the names of its fields. */
type Keys = Readonly<Record<string, string>>;

/** @throws {PlatformError} BAD_USER_INPUT for a value that the broker does not ask for, or twice */
export function credentialValues(
  fields: readonly CredentialField[],
  given: readonly { readonly name: string; readonly value: string }[],
): Keys {
  const names = new Set(fields.map(({ name }) => name));
  const values: Record<string, string> = {};
  for (const [place, { name, value }] of given.entries()) {
    const path = `params.values.${place}.name`;
    if (!names.has(name)) throw badInput(path, `must be one of ${[...names].join(', ')}`);
    if (values[name] !== undefined) throw badInput(path, 'must not be given twice');
    values[name] = value;
  }
  return values;
}

/** @throws {PlatformError} BAD_USER_INPUT where a value lacks that the broker needs */
export function refuseMissing(fields: readonly CredentialField[], keys: Keys): void {
  const missing = fields.filter(({ name, isRequired }) => isRequired && keys[name] === undefined);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(' and ');
  throw badInput('params.values', `must have ${names}`);
}

interface Reached {
  readonly provider: BrokerProvider;
  readonly tradingMode: TradingMode;
}

/** @throws {PlatformError} BAD_USER_INPUT where a credential would reach another broker, or mode */
export function refuseFixed(before: Reached, told: Reached): void {
  for (const field of ['provider', 'tradingMode'] as const) {
    if (before[field] === told[field]) continue;
    throw badInput(`params.${field}`, `must stay ${before[field]}`);
  }
}

export function sameKey(): PlatformError {
  return refuse('CONFLICT', 'Another credential of yours holds the same key');
}

const SUFFIX_CHARACTERS = 4;
/** A short key shows none of itself. */
const MIN_KEY_CHARACTERS = 8;

/** What is shown of a key. */
export const keySuffix = (key: string): string | null =>
  key.length >= MIN_KEY_CHARACTERS ? key.slice(-SUFFIX_CHARACTERS) : null;

/** @throws {PlatformError} INVALID_STATE where strategies use accounts of a credential */
export function refuseUsed(strategyCount: number): void {
  if (strategyCount === 0) return;
  throw refuse('INVALID_STATE', 'An active strategy uses an account of this credential');
}

/**
 * What the deletion of a credential answers.
 *
 * @param open names of the orders that stay open with the broker
 */
export function credentialDeleted(label: string, open: readonly string[]): string {
  if (open.length === 0) return `${label} was deleted; its accounts are closed.`;
  const names = open.slice(0, NAMED_ORDERS).join(', ');
  const more = open.length > NAMED_ORDERS ? ' and others' : '';
  return `${label} was deleted; orders stay open with the broker: ${names}${more}.`;
}
