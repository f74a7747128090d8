import { unreadableDocument } from '@investing-platform/rules/oauth/client-metadata';
import {
  OAuthError,
  TooManyRequests,
  UnusableDocument,
} from '@investing-platform/rules/oauth/errors';
import type { OAuthDeps } from '../deps.ts';
import { type Client, documentClient } from '../store/clients.sql.ts';
import { unapprovedAmong } from './approved-domains.ts';
import { newClientFromDocument, readDocument } from './read-client-document.ts';

/**
 * The client that a document describes, on a host that the operator approved. What was read stands
 * for a day.
 *
 * @param ip the sender's address, which pays for what is fetched
 * @throws {UnusableDocument} where it cannot be read, or describes no client that may be here
 */
export async function clientOfDocument(
  deps: OAuthDeps,
  address: string,
  ip: string,
): Promise<Client> {
  const { host } = new URL(address);
  if ((await unapprovedAmong(deps, [host])).length > 0) {
    throw new UnusableDocument(`The operator has not approved ${host}`);
  }
  const known = await deps.db.maybe(documentClient, address, deps.clock.now());
  if (known !== null) return known;
  const verdict = await deps.limiter.take('ip', ip);
  if (!verdict.allowed) throw new TooManyRequests(verdict);
  return newClientFromDocument(deps, address, await fetched(deps, address));
}

async function fetched(deps: OAuthDeps, address: string): Promise<ReadonlyMap<string, unknown>> {
  try {
    return readDocument(address, await deps.clientDocument(address));
  } catch (error) {
    if (error instanceof OAuthError) throw error;
    deps.log.warn({ err: error, address }, 'a client metadata document could not be read');
    throw unreadableDocument();
  }
}
