import {
  type ClientMetadata,
  describedClient,
} from '@investing-platform/rules/oauth/client-metadata';
import {
  InvalidClientMetadata,
  OAuthError,
  RegistrationFull,
  UnusableDocument,
} from '@investing-platform/rules/oauth/errors';
import { secondsAfter } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { checkApprovedHosts } from '../checks/register/check-approved-hosts.ts';
import { checkRegisteredFlow } from '../checks/register/check-registered-flow.ts';
import { readClientName } from '../checks/register/read-client-name.ts';
import { readRedirectUris } from '../checks/register/read-redirect-uris.ts';
import type { OAuthDeps } from '../deps.ts';
import { DOCUMENT_LIFETIME_SECONDS, MAX_UNUSED_REGISTRATIONS } from '../lifetimes.ts';
import { begin } from '../pipeline.ts';
import type { Client } from '../store/clients.sql.ts';
import { keepDocumentClient } from '../store/credentials.sql.ts';

interface Described {
  readonly metadata: ClientMetadata;
}

/** The steps of a registration that a document passes too. */
const readClient = begin(readRedirectUris<Described>)
  .and(checkRegisteredFlow)
  .and(readClientName)
  .and(checkApprovedHosts);

/** @throws {UnusableDocument} where it is no description of the client at this address */
export function readDocument(address: string, text: string): ReadonlyMap<string, unknown> {
  const read = describedClient(address, parsed(text));
  if ('problem' in read) throw new UnusableDocument(read.problem);
  return read.metadata;
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
  const client = await deps.db.maybe(keepDocumentClient, {
    id: newId(deps.clock, deps.random),
    address,
    label: clientName ?? new URL(address).host.slice(0, 100),
    redirectUris,
    now,
    expiresAt: secondsAfter(now, DOCUMENT_LIFETIME_SECONDS),
    mostUnused: MAX_UNUSED_REGISTRATIONS,
  });
  if (client === null) throw new RegistrationFull();
  return client;
}

async function described(deps: OAuthDeps, metadata: ReadonlyMap<string, unknown>) {
  try {
    return await readClient.run(deps, { metadata });
  } catch (error) {
    const isOfDocument = error instanceof OAuthError && error.status === 400;
    throw isOfDocument || error instanceof InvalidClientMetadata
      ? new UnusableDocument(error.message)
      : error;
  }
}
