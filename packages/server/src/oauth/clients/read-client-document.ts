import { secondsAfter } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { checkApprovedHosts } from '../checks/register/check-approved-hosts.ts';
import { checkRegisteredFlow } from '../checks/register/check-registered-flow.ts';
import { readClientName } from '../checks/register/read-client-name.ts';
import type { ClientMetadata } from '../checks/register/read-metadata.ts';
import { readRedirectUris } from '../checks/register/read-redirect-uris.ts';
import type { OAuthDeps } from '../deps.ts';
import {
  InvalidClientMetadata,
  OAuthError,
  RegistrationFull,
  UnusableDocument,
} from '../errors/errors.ts';
import { DOCUMENT_LIFETIME_SECONDS, MAX_UNUSED_REGISTRATIONS } from '../lifetimes.ts';
import { begin } from '../pipeline.ts';
import type { Client } from '../store/clients.sql.ts';
import { keepDocumentClient } from '../store/credentials.sql.ts';

interface Described {
  readonly metadata: ClientMetadata;
}

/** The steps of a registration that a document passes too. */
const describedClient = begin(readRedirectUris<Described>)
  .and(checkRegisteredFlow)
  .and(readClientName)
  .and(checkApprovedHosts);

/** Ways to authenticate that a public client does not have. */
const SECRETS = ['client_secret', 'client_secret_expires_at', 'jwks', 'jwks_uri'];

/** @throws {UnusableDocument} where it is no description of the client at this address */
export function readDocument(address: string, text: string): ReadonlyMap<string, unknown> {
  const value: unknown = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UnusableDocument('The client metadata document must be a JSON object');
  }
  const members = new Map(Object.entries(value).filter(([, member]) => member !== null));
  if (members.get('client_id') !== address) {
    throw new UnusableDocument('client_id of the document is not its address');
  }
  const method = members.get('token_endpoint_auth_method') ?? 'none';
  if (method !== 'none' || SECRETS.some((name) => members.has(name))) {
    throw new UnusableDocument('Only public clients are described by a document');
  }
  return members;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnusableDocument('The client metadata document is not JSON');
  }
}

/** Keeps the client, or what changed of it. */
export async function newClientFromDocument(
  deps: OAuthDeps,
  address: string,
  metadata: ReadonlyMap<string, unknown>,
): Promise<Client> {
  const { redirectUris, clientName } = await described(deps, metadata);
  const now = deps.clock.now();
  const client = await deps.db.maybe(
    keepDocumentClient,
    newId(deps.clock, deps.random),
    address,
    clientName ?? new URL(address).host.slice(0, 100),
    redirectUris,
    now,
    secondsAfter(now, DOCUMENT_LIFETIME_SECONDS),
    MAX_UNUSED_REGISTRATIONS,
  );
  if (client === null) throw new RegistrationFull();
  return client;
}

async function described(deps: OAuthDeps, metadata: ReadonlyMap<string, unknown>) {
  try {
    return await describedClient.run(deps, { metadata });
  } catch (error) {
    const isOfDocument = error instanceof OAuthError && error.status === 400;
    throw isOfDocument || error instanceof InvalidClientMetadata
      ? new UnusableDocument(error.message)
      : error;
  }
}
