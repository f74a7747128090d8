import { invariant } from '@investing-platform/rules/invariant';
import type { User } from '../world/entities.ts';
import type { Caller } from './types.ts';

/** For operations that the gate lets known users alone reach. */
export function userOf(caller: Caller): User {
  invariant(caller.kind === 'token', 'the gate admits known users only here');
  return caller.user;
}

/** What to call a person: the names given, else what stands before the `@`. */
export function displayName({ email, firstName, lastName }: User): string {
  const names = [firstName, lastName].filter((name) => name !== null && name.trim() !== '');
  return names.length > 0 ? names.join(' ') : email.slice(0, email.lastIndexOf('@'));
}
