import { InvalidClientMetadata, UnusableDocument } from './errors.ts';
import { labelProblem } from './labels.ts';
import { redirectUriProblem } from './redirect-uri.ts';

/** What a client says of itself (RFC 7591 section 2); members that are null count as absent. */
export type ClientMetadata = ReadonlyMap<string, unknown>;

const MAX_NAME = 100;
const MAX_ADDRESS = 500;
const PRINTABLE = /^[\x21-\x7e]+$/;
const NUMERIC_HOST = /^\[|^\d+(?:\.\d+){3}$/;
/** Ways to authenticate that a public client does not have. */
const SECRETS = ['client_secret', 'client_secret_expires_at', 'jwks', 'jwks_uri'];

/**
 * The redirect URIs that can be used. Common clients list all that they ever return to, so the
 * others are left out where one is left (section 3.2.1).
 *
 * @returns what is wrong where none can be
 */
export function usableRedirectUris(
  metadata: ClientMetadata,
): { readonly uris: readonly string[] } | { readonly problem: string } {
  const value = metadata.get('redirect_uris');
  if (!Array.isArray(value)) return { problem: 'redirect_uris must be a list of URIs' };
  const all = [...new Set(value.filter((item) => typeof item === 'string'))];
  const uris = all.filter((uri) => redirectUriProblem(uri) === null);
  if (uris.length > 0) return { uris };
  const [first = ''] = all;
  const problem = all.length === 0 ? 'redirect_uris has no URI' : redirectUriProblem(first);
  return { problem: `${first.slice(0, 100)} ${problem}`.trim() };
}

/**
 * Public clients of the authorization code flow only (spec part 4.1). What else a client would
 * like, other grants or a way to authenticate, is left out, and the answer says so (section 3.2.1):
 * common clients ask for it everywhere, and run without.
 *
 * @returns what is wrong; null: nothing
 */
export function flowProblem(metadata: ClientMetadata): string | null {
  if (!lists(metadata.get('grant_types') ?? ['authorization_code'], 'authorization_code')) {
    return 'grant_types must hold authorization_code';
  }
  const isCode = lists(metadata.get('response_types') ?? ['code'], 'code');
  return isCode ? null : 'response_types must hold code';
}

function lists(value: unknown, wanted: string): boolean {
  return Array.isArray(value) && value.includes(wanted);
}

/** What people will read on the consent page; null where the client gave itself no name. */
export function clientNameOf(
  metadata: ClientMetadata,
): { readonly name: string | null } | { readonly problem: string } {
  const given = metadata.get('client_name');
  if (given === undefined) return { name: null };
  const name = typeof given === 'string' ? given.trim() : '';
  const problem = labelProblem(name, MAX_NAME);
  return problem === null ? { name } : { problem: `client_name ${problem}` };
}

/**
 * Whether a `client_id` is the address of a client ID metadata document: https, a name, a path, and
 * nothing that two parsers could read in two ways (draft-ietf-oauth-client-id-metadata-document).
 */
export function isDocumentAddress(clientId: string): boolean {
  if (!clientId.startsWith('https://') || clientId.length > MAX_ADDRESS) return false;
  const url = PRINTABLE.test(clientId) ? URL.parse(clientId) : null;
  if (url === null || url.href !== clientId) return false;
  const { username, password, search, hash, pathname, hostname } = url;
  const isPlain = `${username}${password}${search}${hash}` === '' && !clientId.includes('#');
  const isName = !NUMERIC_HOST.test(hostname) && /[^.\]]$/.test(hostname);
  return isPlain && pathname !== '/' && isName;
}

/** What the document at this address says of a client, or what is wrong with it. */
export function describedClient(
  address: string,
  document: unknown,
): { readonly metadata: ClientMetadata } | { readonly problem: string } {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    return { problem: 'The client metadata document must be a JSON object' };
  }
  const metadata = new Map(Object.entries(document).filter(([, member]) => member !== null));
  if (metadata.get('client_id') !== address) {
    return { problem: 'client_id of the document is not its address' };
  }
  const method = metadata.get('token_endpoint_auth_method') ?? 'none';
  if (method !== 'none' || SECRETS.some((name) => metadata.has(name))) {
    return { problem: 'Only public clients are described by a document' };
  }
  return { metadata };
}

/**
 * What a client says of itself in the body of its registration.
 *
 * @throws {InvalidClientMetadata} where it is no JSON object
 */
export function metadataIn(text: string): ClientMetadata {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidClientMetadata('The body must be a JSON object');
  }
  return new Map(Object.entries(value).filter(([, member]) => member !== null));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidClientMetadata('The body is not JSON');
  }
}

/** Nothing that can be read stands at the address. */
export function unreadableDocument(): UnusableDocument {
  return new UnusableDocument('The client metadata document cannot be read');
}
