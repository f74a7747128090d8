import { badInput } from '../refusals/platform-error.ts';
import { isSameName } from './same-name.ts';

/**
 * @param ownName as the account has it
 * @throws {PlatformError} BAD_USER_INPUT where somebody signs under another name
 */
export function requireOwnName(signerName: string, ownName: string): void {
  if (isSameName(signerName, ownName)) return;
  throw badInput('params.signerName', 'must be your own name, as the account has it');
}
