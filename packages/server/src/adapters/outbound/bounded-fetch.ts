export interface OutboundLimits {
  /** Hosts that may be asked, such as `www.ecb.europa.eu`; `.yahoo.com` stands for all below it. */
  readonly hosts: readonly string[];
  /** For the whole exchange, its body included. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Statuses without a body, for which `Response` takes none. */
const EMPTY = new Set([204, 205, 304]);

/**
 * A `fetch` for what this server asks of others: https to known hosts alone, with a deadline and a
 * bound on the answer's size. It follows redirects within the host that was asked and to no other;
 * a caller that asks for `redirect: 'manual'` gets them as they are.
 *
 * @param send the runtime's own by default
 */
export function boundedFetch(limits: OutboundLimits, send: typeof fetch = fetch): typeof fetch {
  return async (input, init = {}) => {
    const asked = new URL(input instanceof Request ? input.url : input);
    const deadline = AbortSignal.timeout(limits.timeoutMs);
    const signal = init.signal == null ? deadline : AbortSignal.any([deadline, init.signal]);
    const headers = init.headers ?? (input instanceof Request ? input.headers : undefined);
    const options: RequestInit = { ...init, signal, redirect: 'manual' };
    if (headers !== undefined) options.headers = headers;
    let url = asked;
    for (let redirects = 0; ; redirects += 1) {
      checkAddress(url, limits.hosts);
      const response = await send(url, options);
      const next = init.redirect === 'manual' ? null : redirectOf(response, url);
      if (next === null) return readWhole(response, limits.maxBytes);
      await response.body?.cancel();
      if (next.host !== asked.host) throw new Error(`${asked.host} sends to ${next.host}`);
      if (redirects >= MAX_REDIRECTS) throw new Error(`${asked.host} redirects for ever`);
      url = next;
    }
  };
}

function checkAddress(url: URL, hosts: readonly string[]): void {
  const isKnown = hosts.some((host) =>
    host.startsWith('.') ? url.host.endsWith(host) : url.host === host,
  );
  if (url.protocol !== 'https:' || !isKnown) throw new Error(`${url.origin} is not asked`);
}

function redirectOf(response: Response, from: URL): URL | null {
  const location = response.headers.get('location');
  return REDIRECTS.has(response.status) && location !== null ? new URL(location, from) : null;
}

/** Reads the body before anybody sees the answer, so that no other code reads without a bound. */
export async function readWhole(response: Response, maxBytes: number): Promise<Response> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`);
    parts.push(part);
  }
  const body = EMPTY.has(response.status) ? null : Buffer.concat(parts);
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  // The body is unpacked by now.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(body, { status, statusText, headers });
}
