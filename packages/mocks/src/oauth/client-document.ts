import {
  type ClientMetadata,
  clientNameOf,
  describedClient,
  flowProblem,
  isDocumentAddress,
  usableRedirectUris,
} from '@investing-platform/rules/oauth/client-metadata';
import type { Credential } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { OAuthError } from './oauth-error.ts';

const MAX_REDIRECT_URIS = 10;

interface Described {
  /** Null: it gave itself none. */
  readonly name: string | null;
  readonly uris: readonly string[];
}

/** @throws {OAuthError} where it describes no client that may be here */
export function describedBy(metadata: ClientMetadata, code: string): Described {
  const redirects = usableRedirectUris(metadata);
  const isOfUris = code === 'invalid_client_metadata' ? 'invalid_redirect_uri' : code;
  if ('problem' in redirects) throw new OAuthError(isOfUris, redirects.problem);
  const problem = flowProblem(metadata);
  if (problem !== null) throw new OAuthError(code, problem);
  const named = clientNameOf(metadata);
  if ('problem' in named) throw new OAuthError(code, named.problem);
  return { name: named.name, uris: redirects.uris.slice(0, MAX_REDIRECT_URIS) };
}

/**
 * The client that a document describes, where the client id is its address. The mocks read what
 * `world.publishClientDocument` has put there.
 *
 * @throws {OAuthError} where there is none, or it describes no client that may be here
 */
export function clientOfDocument(platform: Platform, address: string): Credential | undefined {
  if (!isDocumentAddress(address)) return undefined;
  const { clientDocuments, credentials } = platform.state;
  if (!clientDocuments.has(address)) {
    throw new OAuthError('invalid_client', 'The client metadata document cannot be read');
  }
  const read = describedClient(address, clientDocuments.get(address));
  if ('problem' in read) throw new OAuthError('invalid_client', read.problem);
  const { name, uris } = describedBy(read.metadata, 'invalid_client');
  const client: Credential = {
    id: credentials.get(address)?.id ?? platform.newId(),
    userId: null,
    label: name ?? new URL(address).host,
    clientId: address,
    clientSecret: null,
    redirectUris: uris,
  };
  credentials.set(address, client);
  return client;
}
