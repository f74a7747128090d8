import {
  type ClientMetadata,
  clientNameOf,
  describedClient,
  flowProblem,
  isDocumentAddress,
  unreadableDocument,
  usableRedirectUris,
} from '@investing-platform/rules/oauth/client-metadata';
import {
  InvalidClientMetadata,
  InvalidRedirectUri,
  type OAuthError,
  UnusableDocument,
} from '@investing-platform/rules/oauth/errors';
import type { Credential } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';

const MAX_REDIRECT_URIS = 10;

type OAuthFault = new (description: string) => OAuthError;

interface Described {
  /** Null: it gave itself none. */
  readonly name: string | null;
  readonly uris: readonly string[];
}

/** @throws {OAuthError} where it describes no client that may be here */
export function describedBy(
  metadata: ClientMetadata,
  Unusable: OAuthFault = InvalidClientMetadata,
  WrongUri: OAuthFault = InvalidRedirectUri,
): Described {
  const redirects = usableRedirectUris(metadata);
  if ('problem' in redirects) throw new WrongUri(redirects.problem);
  const problem = flowProblem(metadata);
  if (problem !== null) throw new Unusable(problem);
  const named = clientNameOf(metadata);
  if ('problem' in named) throw new Unusable(named.problem);
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
  if (!clientDocuments.has(address)) throw unreadableDocument();
  const read = describedClient(address, clientDocuments.get(address));
  if ('problem' in read) throw new UnusableDocument(read.problem);
  const { name, uris } = describedBy(read.metadata, UnusableDocument, UnusableDocument);
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
