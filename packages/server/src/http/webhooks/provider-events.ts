import type { IncomingMessage } from 'node:http';
import { readBody } from '../requests/read-body.ts';

/** What providers are answered, who send again what was not taken. */
const STATUS = { taken: 204, forged: 400, unknown: 409 } as const;

/** The headers that came once each. */
export function textHeaders({ headers }: IncomingMessage): Record<string, string> {
  const entries = Object.entries(headers);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/**
 * Reads an event that its provider has signed. A provider sends many at once, from few addresses:
 * what is not signed costs one HMAC.
 *
 * @param receive gets the body byte by byte, and the headers that a signature is read from
 * @returns the status of the answer
 */
export async function eventStatus(
  request: IncomingMessage,
  maxBytes: number,
  receive: (body: string, headers: Record<string, string>) => Promise<keyof typeof STATUS>,
): Promise<number> {
  const body = await readBody(request, maxBytes);
  if ('problem' in body) return body.problem === 'too-large' ? 413 : 400;
  return STATUS[await receive(body.text, textHeaders(request))];
}
