import type { OAuthError } from '@investing-platform/rules/oauth/errors';
import { approvalDomain, isLoopback } from '@investing-platform/rules/oauth/redirect-uri';
import type { SessionActor } from '../../kernel/actor.ts';
import { unapprovedAmong } from '../clients/approved-domains.ts';
import { errorRedirect } from '../consent/authorization-response.ts';
import type { OAuthDeps } from '../deps.ts';
import { errorPage, redirectResponse } from '../responses.ts';
import type { Client } from '../store/clients.sql.ts';

/** A request that cannot be granted, of a client and to an address that are proven. */
interface Failed {
  readonly request: Request;
  readonly session: SessionActor | null;
  readonly client: Client;
  readonly redirectUri: string;
  readonly state: string | null;
}

/** Longer ones are not carried through the sign-in page, whose address servers bound. */
const MAX_RETURN_PATH = 2_048;

/**
 * Tells the client what is wrong with its request (RFC 6749 section 4.1.2.1), but makes no link to
 * us a link to anywhere (RFC 9700 section 4.11.2): nobody is sent on before they have signed in,
 * and then to their own app or to a host that the operator approved. All others read it on our
 * page.
 */
export async function answerError(
  deps: OAuthDeps,
  failed: Failed,
  problem: OAuthError,
): Promise<Response> {
  const { request, session, redirectUri, state } = failed;
  if (!problem.allowRedirect || !(await isTrusted(deps, failed)))
    return errorPage(request, problem);
  if (session !== null) {
    return redirectResponse(errorRedirect(deps.oauth, redirectUri, state, problem));
  }
  const { pathname, search } = new URL(request.url);
  if (search.length > MAX_RETURN_PATH) return errorPage(request, problem);
  const next = encodeURIComponent(pathname + search);
  return redirectResponse(`${deps.oauth.issuer}/sign-in?next=${next}`);
}

async function isTrusted(deps: OAuthDeps, { session, client, redirectUri }: Failed) {
  if (session !== null && client.ownerId === session.userId) return true;
  if (deps.oauth.approvesLoopback && isLoopback(redirectUri)) return true;
  const unapproved = unapprovedAmong(deps, [approvalDomain(redirectUri)]);
  // What the database cannot say now is not taken for a yes.
  return unapproved.then(
    (domains) => domains.length === 0,
    () => false,
  );
}
