/** Any origin, never with credentials: nothing here is decided by a cookie (contract rule 25). */
export const OPEN: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'Rate-Limit-Total, Rate-Limit-Remaining, Rate-Limit-Reset, Retry-After, WWW-Authenticate',
};

const PREFLIGHT_SECONDS = 7200;

/** Answers the browser's question whether a page may send the request (Fetch, section 3.2). */
export function preflightResponse(methods: readonly string[]): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...OPEN,
      'Access-Control-Allow-Methods': methods.join(', '),
      // The wildcard does not cover Authorization (Fetch, section 3.2.2).
      'Access-Control-Allow-Headers': 'Authorization, *',
      'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
    },
  });
}

/** Lets pages of other origins read the response. */
export function opened(response: Response): Response {
  for (const [name, value] of Object.entries(OPEN)) response.headers.set(name, value);
  return response;
}
