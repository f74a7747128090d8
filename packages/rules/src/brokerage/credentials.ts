import { badInput, type PlatformError, refuse } from '../platform-error.ts';

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
