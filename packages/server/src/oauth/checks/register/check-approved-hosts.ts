import { InvalidRedirectUri } from '@investing-platform/rules/oauth/errors';
import { approvalDomain, isLoopback } from '@investing-platform/rules/oauth/redirect-uri';
import { unapprovedAmong } from '../../clients/approved-domains.ts';
import { MAX_REDIRECT_URIS } from '../../clients/credentials.ts';
import type { OAuthDeps } from '../../deps.ts';

/**
 * The operator approves redirect hosts; outside production loopback passes (part 4.1 rule 2). URIs
 * of other hosts are left out, where one is left.
 */
export async function checkApprovedHosts<
  Known extends { readonly redirectUris: readonly string[] },
>(deps: OAuthDeps, known: Known): Promise<Known> {
  const toApprove = known.redirectUris.filter((uri) => !passesAlways(deps, uri));
  const domains = [...new Set(toApprove.map(approvalDomain))];
  const unapproved = await unapprovedAmong(deps, domains);
  const redirectUris = known.redirectUris.filter(
    (uri) => passesAlways(deps, uri) || !unapproved.includes(approvalDomain(uri)),
  );
  if (redirectUris.length === 0) {
    throw new InvalidRedirectUri(`The operator has not approved ${unapproved.join(', ')}`);
  }
  return { ...known, redirectUris: redirectUris.slice(0, MAX_REDIRECT_URIS) };
}

function passesAlways({ oauth }: OAuthDeps, uri: string): boolean {
  return oauth.approvesLoopback && isLoopback(uri);
}
