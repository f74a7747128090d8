import { badInput } from '../refusals/platform-error.ts';

/** @throws {PlatformError} BAD_USER_INPUT for what a provider cannot have sent somebody back to */
export function requireRedirect(redirectUri: string): void {
  if (!URL.canParse(redirectUri)) throw badInput('params.redirectUri', 'must be a URL');
}
