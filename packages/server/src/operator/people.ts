import type { Transaction } from '../db/database.ts';
import { lockPerson, type PersonRow } from '../domains/account/index.ts';
import { notFound } from '../kernel/errors.ts';
import { CONTROL_TOPIC, controlPayload } from '../oauth/index.ts';

/**
 * The person with an address, whose row stays locked until the transaction ends.
 *
 * @throws {PlatformError} NOT_FOUND
 */
export async function thePerson(tx: Transaction, email: string): Promise<PersonRow> {
  const person = await tx.maybe(lockPerson, email.trim().toLowerCase());
  if (person === null) throw notFound('Account');
  return person;
}

/** Closes the person's open sockets in every process; they may come back with what they hold now. */
export async function closeSockets(tx: Transaction, userId: string): Promise<void> {
  await tx.notify(CONTROL_TOPIC, controlPayload({ kind: 'access-changed', userId }));
}
