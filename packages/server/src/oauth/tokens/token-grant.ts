import type { Parameters } from '@investing-platform/rules/oauth/parameters';
import type { GrantType } from '../checks/request/select-grant.ts';
import type { LimitVerdict } from '../rate-limit.ts';
import type { Incoming } from '../responses.ts';
import type { IssuedToken } from './issue.ts';

/** A token request whose grant is known: what every grant's steps start from. */
export interface TokenRequest extends Incoming {
  readonly parameters: Parameters;
  readonly grantType: GrantType;
}

/** What every grant's steps end with. */
export interface TokenOutcome {
  readonly issued: IssuedToken;
  /** Of the bucket that the token was counted in. */
  readonly verdict: LimitVerdict;
}
