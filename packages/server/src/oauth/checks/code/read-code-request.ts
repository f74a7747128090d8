import {
  type CodeRequest,
  codeRequestIn,
  type Parameters,
} from '@investing-platform/rules/oauth/parameters';
import type { OAuthDeps } from '../../deps.ts';

/** RFC 6749 section 4.1.3, RFC 7636 sections 4.1 and 4.5. */
export function readCodeRequest<Known extends { readonly parameters: Parameters }>(
  _deps: OAuthDeps,
  known: Known,
): Known & { readonly codeRequest: CodeRequest } {
  return { ...known, codeRequest: codeRequestIn(known.parameters) };
}
