import { wrongVerifier } from '@investing-platform/rules/oauth/authorization-code';
import type { CodeRequest } from '@investing-platform/rules/oauth/parameters';
import { equalSecrets, sha256 } from '../../../kernel/hash.ts';
import type { OAuthDeps } from '../../deps.ts';
import type { AuthorizationCode } from '../../store/codes.sql.ts';

/** RFC 7636 section 4.6, S256. */
export function checkCodeVerifier<
  Known extends { readonly codeRequest: CodeRequest; readonly code: AuthorizationCode },
>(_deps: OAuthDeps, known: Known): Known {
  const challenge = sha256(known.codeRequest.codeVerifier).toString('base64url');
  if (!equalSecrets(Buffer.from(challenge), Buffer.from(known.code.codeChallenge))) {
    throw wrongVerifier();
  }
  return known;
}
