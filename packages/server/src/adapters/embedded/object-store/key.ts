import { invariant } from '../../../kernel/invariant.ts';

const KEY = /^[a-z0-9-]{1,100}$/;

/** Keys are the server's own; one that could leave a folder is a fault of ours. */
export function requireKey(key: string): void {
  invariant(KEY.test(key), 'the key of an object has only letters, digits and hyphens');
}
