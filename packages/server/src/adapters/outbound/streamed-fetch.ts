export interface StreamedLimits {
  /** The one origin that is asked, such as `https://api.example.com`. */
  readonly origin: string;
  readonly maxBytes: number;
}

/**
 * A `fetch` for answers that are read as they come: one origin alone, no redirects, and a bound on
 * the answer's size. How long it takes is up to the caller's signal.
 *
 * @param send the runtime's own by default
 */
export function streamedFetch(
  { origin, maxBytes }: StreamedLimits,
  send: typeof fetch = fetch,
): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new Error(`${url.origin} is not asked`);
    const response = await send(url, { ...init, redirect: 'error' });
    const { status, statusText, headers } = response;
    const body = response.body?.pipeThrough(counted(maxBytes)) ?? null;
    return new Response(body, { status, statusText, headers });
  };
}

function counted(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(part, controller) {
      size += part.byteLength;
      if (size > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`);
      controller.enqueue(part);
    },
  });
}
