import { unknownCode } from '@investing-platform/rules/oauth/authorization-code';
import type { CodeRequest } from '@investing-platform/rules/oauth/parameters';
import { sha256 } from '../../../kernel/hash.ts';
import type { OAuthDeps } from '../../deps.ts';
import { type AuthorizationCode, findCodeByHash } from '../../store/codes.sql.ts';
import { looksLike } from '../../tokens/token-formats.ts';

/** RFC 6749 section 5.2. */
export async function findCode<Known extends { readonly codeRequest: CodeRequest }>(
  deps: OAuthDeps,
  known: Known,
): Promise<Known & { readonly code: AuthorizationCode; readonly ownerId: string }> {
  const text = known.codeRequest.code;
  const code = looksLike('authorizationCode', text)
    ? await findCodeByHash(deps.db, sha256(text))
    : null;
  if (code === null) throw unknownCode();
  return { ...known, code, ownerId: code.userId };
}
