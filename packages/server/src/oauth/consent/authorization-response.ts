import type { OAuthError } from '@investing-platform/rules/oauth/errors';
import { withParameters } from '@investing-platform/rules/oauth/redirect-uri';
import type { OAuthConfig } from '../config.ts';

type Pair = readonly [string, string];

/** Every answer names its issuer, so that a client cannot mix servers up (RFC 9207 section 2). */
function tail(config: OAuthConfig, state: string | null): readonly Pair[] {
  const iss: Pair = ['iss', config.issuer];
  return state === null ? [iss] : [['state', state], iss];
}

/** RFC 6749 section 4.1.2. */
export function codeRedirect(
  config: OAuthConfig,
  redirectUri: string,
  state: string | null,
  code: string,
): string {
  return withParameters(redirectUri, [['code', code], ...tail(config, state)]);
}

/** RFC 6749 section 4.1.2.1. */
export function errorRedirect(
  config: OAuthConfig,
  redirectUri: string,
  state: string | null,
  error: Pick<OAuthError, 'code' | 'message'>,
): string {
  return withParameters(redirectUri, [
    ['error', error.code],
    ['error_description', error.message],
    ...tail(config, state),
  ]);
}
