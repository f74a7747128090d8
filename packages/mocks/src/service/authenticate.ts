import { reduceToPlan } from '@investing-platform/rules/oauth/scopes';
import type { Platform } from '../world/platform.ts';
import type { Caller } from './operations.ts';

/** Why a Bearer token opens nothing. */
export type BearerProblem = 'missing' | 'malformed' | 'unknown' | 'expired';

/** RFC 6750 section 3.1: for us the request has no credentials. */
const OTHER_SCHEME = /^(?!Bearer )[!#$%&'*+.^_`|~0-9A-Za-z-]+ +\S/i;
const BEARER = /^Bearer +([A-Za-z0-9\-._~+/]{1,512}=*) *$/i;

/** Who sends a request with this `Authorization` value, with the scopes in force at this moment. */
export function authenticate(
  { state, clock }: Platform,
  header: string | null,
): Extract<Caller, { kind: 'token' }> | BearerProblem {
  if (header === null || OTHER_SCHEME.test(header)) return 'missing';
  const value = BEARER.exec(header)?.[1];
  if (value === undefined) return 'malformed';
  const token = state.tokens.get(value);
  const user = token && state.users.get(token.userId);
  if (token === undefined || user === undefined) return 'unknown';
  const { credentialId, expiresAt } = token;
  if (expiresAt <= clock.now()) return 'expired';
  return {
    kind: 'token',
    user,
    scopes: new Set(reduceToPlan(token.scopes, user)),
    credentialId,
    expiresAt,
    token: value,
  };
}
