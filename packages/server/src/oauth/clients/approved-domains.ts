import type { Reader } from '../../db/database.ts';
import { badInput, notFound } from '../../kernel/errors.ts';
import type { OAuthDeps } from '../deps.ts';
import {
  type ApprovedDomain,
  approvedAmong,
  approvedDomains,
  deleteDomain,
  insertDomain,
} from '../store/approved-domains.sql.ts';

const MAX_DOMAINS_LISTED = 1000;
const DOMAIN = /^(?=.{1,253}(?::|$))[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?$/;

/** Which of the domains neither the operator's settings nor the operator's list approve. */
export async function unapprovedAmong(
  deps: Pick<OAuthDeps, 'db' | 'oauth'>,
  domains: readonly string[],
): Promise<readonly string[]> {
  const configured = new Set(deps.oauth.approvedRedirectDomains);
  const open = domains.filter((domain) => !configured.has(domain));
  if (open.length === 0) return [];
  const rows = await deps.db.all(approvedAmong, open);
  const approved = new Set(rows.map((row) => row.domain));
  return open.filter((domain) => !approved.has(domain));
}

/**
 * Lets clients register for a redirect host (spec part 4.1 rule 2). For the operator's command.
 *
 * @param domain exact host, as `app.example.com`, with a port where it is not 443: no wildcards
 * @returns false where it was approved before
 * @throws {PlatformError} BAD_USER_INPUT
 */
export async function approveDomain(
  deps: { readonly db: Reader } & Pick<OAuthDeps, 'clock'>,
  domain: string,
): Promise<boolean> {
  const normal = domain.trim().toLowerCase();
  if (!DOMAIN.test(normal)) throw badInput('domain', 'must be a host name, as app.example.com');
  return (await deps.db.maybe(insertDomain, normal, deps.clock.now())) !== null;
}

/**
 * Ends an approval for later registrations; clients that registered before stay.
 *
 * @throws {PlatformError} NOT_FOUND
 */
export async function withdrawDomain(deps: { readonly db: Reader }, domain: string): Promise<void> {
  const gone = await deps.db.maybe(deleteDomain, domain.trim().toLowerCase());
  if (gone === null) throw notFound('Approved domain');
}

/** The operator's list, without the settings'; at most 1,000, by name. */
export async function listApprovedDomains(
  deps: Pick<OAuthDeps, 'db'>,
): Promise<readonly ApprovedDomain[]> {
  return deps.db.all(approvedDomains, MAX_DOMAINS_LISTED);
}
