/** A request as the fake saw it. */
export interface SeenRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Headers;
  /** The body, parsed where it is JSON. */
  readonly body: { readonly query: string; readonly variables?: Record<string, unknown> };
  readonly form: URLSearchParams;
}

export type Reply = (request: SeenRequest) => Response | Promise<Response>;

export interface FakeFetch {
  readonly fetch: typeof fetch;
  readonly requests: SeenRequest[];
}

/** Answers each request with the next reply; the last one stays. */
export function fakeFetch(...replies: readonly [Reply, ...Reply[]]): FakeFetch {
  const requests: SeenRequest[] = [];
  const answer = async (input: string | URL | Request, init: RequestInit = {}) => {
    const text = typeof init.body === 'string' ? init.body : '{}';
    const request = {
      url: String(input),
      init,
      headers: new Headers(init.headers),
      body: JSON.parse(text),
      form: init.body instanceof URLSearchParams ? init.body : new URLSearchParams(),
    };
    requests.push(request);
    const reply = replies[Math.min(requests.length, replies.length) - 1] ?? replies[0];
    return reply(request);
  };
  return { fetch: answer, requests };
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  () =>
    Response.json(body, { status, headers });

export const data = (value: unknown, headers: Record<string, string> = {}): Reply =>
  json({ data: value }, 200, headers);

/** An answer with one error of that code. */
export const failure = (
  code: string,
  options: {
    status?: number;
    headers?: Record<string, string>;
    message?: string;
    extensions?: object;
    data?: unknown;
  } = {},
): Reply =>
  json(
    {
      data: options.data ?? null,
      errors: [
        {
          message: options.message ?? `refused: ${code}`,
          extensions: { code, requestId: 'req-1', ...options.extensions },
        },
      ],
    },
    options.status ?? 200,
    options.headers,
  );

/** An answer that is not of the API. */
export const html = (status: number, headers: Record<string, string> = {}): Reply => {
  const body = status === 204 || status === 304 ? null : '<h1>a proxy</h1>';
  return () => new Response(body, { status, headers: { 'content-type': 'text/html', ...headers } });
};

/** No answer: as `fetch` fails where nothing listens. */
export const broken =
  (code = 'ECONNREFUSED'): Reply =>
  () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
  };

/** An answer that never comes, until the request is aborted. */
export const silent: Reply = ({ init }) =>
  new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

/** An answer that never comes, whatever the signal says. */
export const deaf: Reply = () => new Promise(() => {});
