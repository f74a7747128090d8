import type { OAuthDeps } from '../../deps.ts';
import { InvalidRequest } from '../../errors/errors.ts';
import { type Parameters, requiredValue } from '../../parameters.ts';

/** What a client sends to redeem a code (spec part 4.1). */
export interface CodeRequest {
  readonly code: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly codeVerifier: string;
}

const VERIFIER = /^[A-Za-z0-9\-._~]{43,128}$/;

/** RFC 6749 section 4.1.3, RFC 7636 sections 4.1 and 4.5. */
export function readCodeRequest<Known extends { readonly parameters: Parameters }>(
  _deps: OAuthDeps,
  known: Known,
): Known & { readonly codeRequest: CodeRequest } {
  const { parameters } = known;
  const codeRequest = {
    code: requiredValue(parameters, 'code'),
    clientId: requiredValue(parameters, 'client_id'),
    redirectUri: requiredValue(parameters, 'redirect_uri'),
    codeVerifier: requiredValue(parameters, 'code_verifier'),
  };
  if (!VERIFIER.test(codeRequest.codeVerifier)) {
    throw new InvalidRequest('code_verifier must be 43 to 128 unreserved characters');
  }
  return { ...known, codeRequest };
}
