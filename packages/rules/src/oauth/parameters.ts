import { InvalidClient, InvalidRequest } from './errors.ts';

/** Parameters of one request by name. Always a `Map`: names come from outside. */
export type Parameters = ReadonlyMap<string, readonly string[]>;

const MAX_PARAMETERS = 100;

/**
 * Reads `application/x-www-form-urlencoded` text, whose length its source has bounded. Stricter
 * than `URLSearchParams`, which repairs broken escapes, so that `state` always comes back as it was
 * sent.
 *
 * @throws {InvalidRequest} on broken escapes, bytes that are not UTF-8, or over 100 parameters
 */
export function parseParameters(text: string): Parameters {
  const parameters = new Map<string, string[]>();
  const pairs = text.split('&').filter((pair) => pair !== '');
  if (pairs.length > MAX_PARAMETERS) throw new InvalidRequest('Too many parameters');
  for (const pair of pairs) {
    const split = pair.indexOf('=');
    const name = formDecode(split < 0 ? pair : pair.slice(0, split));
    const value = split < 0 ? '' : formDecode(pair.slice(split + 1));
    if (name === null || value === null) throw new InvalidRequest('Malformed parameters');
    const values = parameters.get(name);
    if (values === undefined) parameters.set(name, [value]);
    else values.push(value);
  }
  return parameters;
}

/** One form-encoded value, or null where an escape is broken. */
function formDecode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** The first value; without a value a parameter counts as omitted (RFC 6749 section 3.1). */
export function optionalValue(parameters: Parameters, name: string): string | undefined {
  return parameters.get(name)?.[0] || undefined;
}

/** Every value that is not empty. */
export function valuesOf(parameters: Parameters, name: string): readonly string[] {
  return (parameters.get(name) ?? []).filter((value) => value !== '');
}

/** @throws {InvalidRequest} where the parameter is omitted */
export function requiredValue(parameters: Parameters, name: string): string {
  const value = optionalValue(parameters, name);
  if (value === undefined) throw new InvalidRequest(`${name} is required`);
  return value;
}

/** @throws {InvalidRequest} RFC 6749 sections 3.1 and 3.2; RFC 8707 section 2 lets `resource` repeat */
export function refuseRepeated(parameters: Parameters): void {
  for (const [name, values] of parameters) {
    if (values.length > 1 && name !== 'resource') throw new InvalidRequest(`${name} is repeated`);
  }
}

/** What a client says about itself, not yet believed. */
export interface ClaimedCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Ways to authenticate that stand among the parameters (RFC 6749 section 2.3.1, RFC 7521). */
const SECRETS = ['client_secret', 'client_assertion', 'client_assertion_type'];

/** Whether a client brings proof of itself among the parameters, which nobody here reads. */
export function hasSecretIn(parameters: Parameters): boolean {
  return SECRETS.some((name) => optionalValue(parameters, name) !== undefined);
}

const BASIC = /^basic +([A-Za-z0-9+/]{1,2048}={0,2})$/i;

/**
 * Confidential clients authenticate by HTTP Basic only (spec part 5.1). Both halves are
 * form-encoded before they are joined (RFC 6749 section 2.3.1): many clients encode even `_`.
 *
 * @throws {InvalidClient}
 * @throws {InvalidRequest} where the parameters say something else
 */
export function basicCredentials(
  header: string | null,
  parameters: Parameters,
): ClaimedCredentials {
  if (header === null) throw new InvalidClient('Authenticate by HTTP Basic');
  if (hasSecretIn(parameters)) {
    throw new InvalidRequest('Authenticate in one way, not in two');
  }
  const claimed = decodeBasic(header);
  if (claimed === null) throw new InvalidClient('Malformed HTTP Basic credentials');
  const parameter = optionalValue(parameters, 'client_id');
  if (parameter !== undefined && parameter !== claimed.clientId) {
    throw new InvalidRequest('client_id is not that of the Authorization header');
  }
  return claimed;
}

function decodeBasic(header: string): ClaimedCredentials | null {
  const pair = utf8OfBase64(BASIC.exec(header)?.[1] ?? '');
  const colon = pair.indexOf(':');
  if (colon < 0) return null;
  const clientId = formDecode(pair.slice(0, colon));
  const clientSecret = formDecode(pair.slice(colon + 1));
  return clientId === null || clientSecret === null ? null : { clientId, clientSecret };
}

/** Empty where it is no base64. */
function utf8OfBase64(text: string): string {
  try {
    const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return '';
  }
}

/** A SHA-256 in base64url without padding. */
const S256_CHALLENGE = /^[A-Za-z0-9\-_]{43}$/;

/**
 * PKCE is mandatory and S256 its only method (spec part 4.1 rule 1; RFC 7636 section 4.3).
 *
 * @throws {InvalidRequest}
 */
export function codeChallengeIn(parameters: Parameters): string {
  const codeChallenge = requiredValue(parameters, 'code_challenge');
  // Omitted means `plain` (RFC 7636 section 4.3), which is refused like any other method.
  if (optionalValue(parameters, 'code_challenge_method') !== 'S256') {
    throw new InvalidRequest('code_challenge_method must be S256');
  }
  if (!S256_CHALLENGE.test(codeChallenge)) {
    throw new InvalidRequest('code_challenge is not an S256 challenge');
  }
  return codeChallenge;
}

/** What a client sends to redeem a code (spec part 4.1). */
export interface CodeRequest {
  readonly code: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly codeVerifier: string;
}

const VERIFIER = /^[A-Za-z0-9\-._~]{43,128}$/;

/** @throws {InvalidRequest} RFC 6749 section 4.1.3, RFC 7636 sections 4.1 and 4.5 */
export function codeRequestIn(parameters: Parameters): CodeRequest {
  const codeRequest = {
    code: requiredValue(parameters, 'code'),
    clientId: requiredValue(parameters, 'client_id'),
    redirectUri: requiredValue(parameters, 'redirect_uri'),
    codeVerifier: requiredValue(parameters, 'code_verifier'),
  };
  if (!VERIFIER.test(codeRequest.codeVerifier)) {
    throw new InvalidRequest('code_verifier must be 43 to 128 unreserved characters');
  }
  return codeRequest;
}
