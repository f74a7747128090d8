const MAX_REDIRECT_URI = 2048;
const PRINTABLE = /^[\x21-\x5b\x5d-\x7e]+$/;
const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const HTTP_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);
/** RFC 6749 sections 4.1.2 and 4.1.2.1, RFC 9207 section 2. */
const ANSWER_PARAMETERS: ReadonlySet<string> = new Set([
  'code',
  'state',
  'iss',
  'error',
  'error_description',
  'error_uri',
]);
const LOOPBACK_WITH_PORT = /^(https?:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?(?=[/?]|$)/;

/**
 * What is wrong with a redirect URI, or null (spec part 4.1 rule 3).
 *
 * URL parsers repair odd spellings, each in its own way. A URI therefore has to be spelled the way
 * that a browser would spell it, so that the host that is checked is the host that is visited.
 */
export function redirectUriProblem(uri: string): string | null {
  if (uri.length > MAX_REDIRECT_URI) {
    return `must not be longer than ${MAX_REDIRECT_URI} characters`;
  }
  if (!PRINTABLE.test(uri)) return 'must be printable ASCII without spaces and backslashes';
  if (uri.includes('#')) return 'must not contain a fragment';
  const url = URL.parse(uri);
  if (url === null) return 'must be an absolute URI';
  return addressProblem(url) ?? spellingProblem(uri, url) ?? parameterProblem(url);
}

function addressProblem(url: URL): string | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must use https';
  if (url.username !== '' || url.password !== '') return 'must not contain a user name';
  if (url.protocol === 'http:' && !HTTP_HOSTS.has(url.hostname)) {
    return 'must use https (http is for localhost and 127.0.0.1)';
  }
  if (url.hostname.endsWith('.')) return 'must not end its host with a dot';
  return null;
}

/** What an answer adds would stand there twice, and clients read either one. */
function parameterProblem(url: URL): string | null {
  const taken = [...url.searchParams.keys()].find((name) => ANSWER_PARAMETERS.has(name));
  return taken === undefined ? null : `must not contain the parameter ${taken}`;
}

function spellingProblem(uri: string, url: URL): string | null {
  const isBareOrigin = url.pathname === '/' && url.search === '' && url.origin === uri;
  return isBareOrigin || url.href === uri ? null : 'must be in its normal form';
}

/**
 * Whether a requested URI is a registered one: character by character (RFC 9700 section 2.1), but
 * with any port on localhost and 127.0.0.1, where native apps listen wherever there is room
 * (RFC 8252 section 7.3).
 */
export function matchesRegistered(requested: string, registered: readonly string[]): boolean {
  if (registered.includes(requested)) return true;
  const portless = withoutLoopbackPort(requested);
  return portless !== null && registered.some((uri) => withoutLoopbackPort(uri) === portless);
}

function withoutLoopbackPort(uri: string): string | null {
  if (!LOOPBACK_WITH_PORT.test(uri) || !URL.canParse(uri)) return null;
  return uri.replace(LOOPBACK_WITH_PORT, '$1');
}

/** Whether the URI's host is the person's own machine (RFC 6761 section 6.3, RFC 1122). */
export function isLoopback(uri: string): boolean {
  const { hostname } = new URL(uri);
  return LOOPBACK_HOSTS.has(hostname) || /^127\.|\.localhost$/.test(hostname);
}

/**
 * What the operator approves for a URI: the host, with the port where it is not the scheme's own.
 * On loopback, where any port passes, the host name alone.
 */
export function approvalDomain(uri: string): string {
  const url = new URL(uri);
  return LOOPBACK_HOSTS.has(url.hostname) ? url.hostname : url.host;
}

/** The host that a person is shown. */
export function hostOf(uri: string): string {
  return new URL(uri).host;
}

/**
 * The URI with parameters added. What is there stays as it is (RFC 6749 section 4.1.2), which
 * `URLSearchParams` would re-encode.
 */
export function withParameters(
  uri: string,
  parameters: readonly (readonly [string, string])[],
): string {
  const added = new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();
  if (!uri.includes('?')) return `${uri}?${added}`;
  return uri.endsWith('?') || uri.endsWith('&') ? uri + added : `${uri}&${added}`;
}
