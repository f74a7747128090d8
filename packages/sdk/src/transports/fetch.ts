import { decodeAnswer, encodeRequest } from '../core/codec.ts';
import type { Transport } from '../core/types.ts';

/**
 * Sends by `fetch` alone. Redirects are not followed, so that a token and the variables reach the
 * given origin and no other; cookies are left out.
 */
export const fetchTransport: Transport = async (request) => {
  const { url, document, variables, headers, signal } = request;
  const response = await request.fetch(url, {
    method: 'POST',
    headers,
    body: encodeRequest(document, variables),
    signal,
    redirect: 'manual',
    credentials: 'omit',
  });
  const text = await response.text();
  const isJson = /json/i.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    answer: isJson ? decodeAnswer(text) : null,
  };
};
