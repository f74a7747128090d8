import { invariant } from '../../../kernel/invariant.ts';

const KEY = /^[a-z0-9-]{1,100}$/;

export const isKey = (name: string): boolean => KEY.test(name);

/** Keys are the server's own; one that could leave a folder is a fault of ours. */
export function requireKey(key: string): void {
  invariant(isKey(key), 'the key of an object has only letters, digits and hyphens');
}
