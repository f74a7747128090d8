/**
 * One error of the OAuth protocols, as its RFC names it.
 *
 * `allowRedirect` tells whether the error may travel to the client in a redirect at all. It does so
 * only where client and redirect URI are proven as well (RFC 6749 section 4.1.2.1).
 */
export abstract class OAuthError extends Error {
  readonly code: string;
  readonly status: number;
  readonly allowRedirect: boolean;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: string,
    description: string,
    status = 400,
    allowRedirect = true,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(descriptionCharacters(description));
    this.code = code;
    this.status = status;
    this.allowRedirect = allowRedirect;
    this.headers = headers;
  }
}

const DESCRIPTION_LENGTH = 300;

/** `error_description` takes %x20-21, %x23-5B and %x5D-7E only (RFC 6749 section 5.2). */
function descriptionCharacters(text: string): string {
  return text.replaceAll(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/g, '?').slice(0, DESCRIPTION_LENGTH);
}

/** RFC 6749 sections 4.1.2.1 and 5.2. */
export class InvalidRequest extends OAuthError {
  constructor(description: string) {
    super('invalid_request', description);
  }
}

/** The body is larger than the endpoint reads. */
export class RequestTooLarge extends OAuthError {
  constructor(limitBytes: number) {
    super('invalid_request', `The body is larger than ${limitBytes} bytes`, 413, false);
  }
}

/**
 * RFC 6749 section 5.2. The only error that asks for authentication: some clients take the header
 * for a failed sign-in wherever it stands.
 */
export class InvalidClient extends OAuthError {
  constructor(description: string) {
    super('invalid_client', description, 401, false, {
      'WWW-Authenticate': 'Basic realm="oauth", charset="UTF-8"',
    });
  }
}

/** The authorization endpoint does not know the client: nobody is there to be redirected to. */
export class UnknownClient extends OAuthError {
  constructor() {
    super('invalid_client', 'No client has this client_id', 400, false);
  }
}

/** The document that a `client_id` names describes no client that may ask here. */
export class UnusableDocument extends OAuthError {
  constructor(description: string) {
    super('invalid_client', description, 400, false);
  }
}

/** The redirect URI is not one of the client's: redirecting there would make an open redirector. */
export class RedirectUriMismatch extends OAuthError {
  constructor() {
    super('invalid_request', 'redirect_uri is not one that the client registered', 400, false);
  }
}

/** RFC 6749 section 5.2. */
export class InvalidGrant extends OAuthError {
  constructor(description: string) {
    super('invalid_grant', description, 400, false);
  }
}

/** The person declined (RFC 6749 section 4.1.2.1). */
export class AccessDenied extends OAuthError {
  constructor() {
    super('access_denied', 'The person declined');
  }
}

/** RFC 6749 section 5.2. */
export class UnsupportedGrantType extends OAuthError {
  constructor() {
    const description = 'grant_type must be authorization_code or client_credentials';
    super('unsupported_grant_type', description, 400, false);
  }
}

/** RFC 6749 section 4.1.2.1. */
export class UnsupportedResponseType extends OAuthError {
  constructor() {
    super('unsupported_response_type', 'response_type must be code');
  }
}

/** OAuth 2.0 Multiple Response Type Encoding Practices, section 2.1. */
export class UnsupportedResponseMode extends OAuthError {
  constructor() {
    super('unsupported_response_mode', 'response_mode must be query');
  }
}

/** RFC 6749 sections 4.1.2.1 and 5.2. */
export class InvalidScope extends OAuthError {
  constructor(description: string) {
    super('invalid_scope', description);
  }
}

/** RFC 8707 section 2. */
export class InvalidTarget extends OAuthError {
  constructor() {
    super('invalid_target', 'resource does not name this service');
  }
}

/** RFC 9101 section 7. */
export class RequestNotSupported extends OAuthError {
  constructor() {
    super('request_not_supported', 'Request objects are not supported');
  }
}

/** RFC 9101 section 7. */
export class RequestUriNotSupported extends OAuthError {
  constructor() {
    super('request_uri_not_supported', 'Request objects are not supported');
  }
}

/** RFC 7591 section 3.2.2. */
export class InvalidRedirectUri extends OAuthError {
  constructor(description: string) {
    super('invalid_redirect_uri', description, 400, false);
  }
}

/** RFC 7591 section 3.2.2. */
export class InvalidClientMetadata extends OAuthError {
  constructor(description: string) {
    super('invalid_client_metadata', description, 400, false);
  }
}

/** No more clients can register for now. */
export class RegistrationFull extends OAuthError {
  constructor() {
    const description = 'Too many clients registered without being used; try again later';
    super('temporarily_unavailable', description, 503, false, { 'Retry-After': '3600' });
  }
}

/** The path exists, the method does not. */
export class MethodNotAllowed extends OAuthError {
  constructor(allowed: readonly string[]) {
    super('invalid_request', `Use ${allowed.join(' or ')}`, 405, false, {
      Allow: allowed.join(', '),
    });
  }
}

interface Wait {
  readonly retryAfterSeconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The sensitive rate limit (spec part 8). The RFCs have no code for it: this one is nearest. */
export class TooManyRequests extends OAuthError {
  constructor(verdict: Wait) {
    const seconds = Math.max(1, verdict.retryAfterSeconds);
    super('temporarily_unavailable', `Too many requests; try again in ${seconds} s`, 429, false, {
      ...verdict.headers,
      'Retry-After': String(seconds),
    });
  }
}

/** The database cannot be reached; the same request may pass in a moment. */
export class TemporarilyUnavailable extends OAuthError {
  constructor() {
    const description = 'The server cannot answer at the moment; try again shortly';
    super('temporarily_unavailable', description, 503, true, { 'Retry-After': '1' });
  }
}

/** Something that is not the caller's fault. What it was stands in the log. */
export class ServerError extends OAuthError {
  constructor() {
    super('server_error', 'The server could not answer', 500);
  }
}

/** RFC 6749 sections 4.1.2.1 and 5.2: the authorization code flow is for clients without a secret. */
export class PublicClientsOnly extends OAuthError {
  constructor() {
    super('unauthorized_client', 'The authorization code flow is for public clients');
  }
}
