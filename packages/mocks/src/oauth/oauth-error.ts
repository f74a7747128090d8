/** One error of the OAuth protocols (RFC 6749 section 5.2, RFC 7591 section 3.2.2). */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly code: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: string,
    description: string,
    status = 400,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(description);
    this.code = code;
    this.status = status;
    this.headers = headers;
  }
}

export const invalidRequest = (description: string): OAuthError =>
  new OAuthError('invalid_request', description);

export const invalidGrant = (description: string): OAuthError =>
  new OAuthError('invalid_grant', description);

/** The only error that asks for authentication. */
export const invalidClient = (description: string): OAuthError =>
  new OAuthError('invalid_client', description, 401, {
    'WWW-Authenticate': 'Basic realm="oauth", charset="UTF-8"',
  });

export const publicClientsOnly = (): OAuthError =>
  new OAuthError('unauthorized_client', 'The authorization code flow is for public clients');
