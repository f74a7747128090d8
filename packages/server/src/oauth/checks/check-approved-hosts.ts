import { unapprovedAmong } from '../approved-domains.ts';
import type { OAuthDeps } from '../deps.ts';
import { InvalidRedirectUri } from '../errors.ts';
import { approvalDomain, isLoopback } from '../redirect-uri.ts';

/** The operator approves redirect hosts; outside production loopback passes (part 4.1 rule 2). */
export async function checkApprovedHosts<
  Known extends { readonly redirectUris: readonly string[] },
>(deps: OAuthDeps, known: Known): Promise<Known> {
  const toApprove = known.redirectUris.filter((uri) => deps.oauth.production || !isLoopback(uri));
  const domains = [...new Set(toApprove.map(approvalDomain))];
  const unapproved = await unapprovedAmong(deps, domains);
  if (unapproved.length > 0) {
    throw new InvalidRedirectUri(`The operator has not approved ${unapproved.join(', ')}`);
  }
  return known;
}
