import { InvalidRequest, RequestTooLarge } from '@investing-platform/rules/oauth/errors';

/**
 * The request's body as text; empty where there is none. Stops reading at the limit.
 *
 * @throws {RequestTooLarge} beyond `limitBytes`
 * @throws {InvalidRequest} on bytes that are not UTF-8
 */
export async function readBody(request: Request, limitBytes: number): Promise<string> {
  const announced = Number(request.headers.get('Content-Length') ?? 0);
  if (announced > limitBytes) throw new RequestTooLarge(limitBytes);
  if (request.body === null) return '';
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of request.body) {
    received += chunk.byteLength;
    if (received > limitBytes) throw new RequestTooLarge(limitBytes);
    chunks.push(chunk);
  }
  return decode(Buffer.concat(chunks));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new InvalidRequest('The body is not UTF-8');
  }
}
