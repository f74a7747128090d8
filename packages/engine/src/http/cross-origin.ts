type Headers = Readonly<Record<string, string>>;

/** Of every answer to a page of another site (contract rule 25): any origin, never credentials. */
export const CROSS_ORIGIN: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'Rate-Limit-Total, Rate-Limit-Remaining, Rate-Limit-Reset, Retry-After, WWW-Authenticate, X-Request-Id',
};

/** What a browser may ask before it sends (Fetch standard, CORS-preflight). */
export const PREFLIGHT: Headers = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept',
  'Access-Control-Max-Age': '86400',
  Vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
};
