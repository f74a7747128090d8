import type { IncomingMessage } from 'node:http';

/** What providers are answered, who send again what was not taken. */
export const EVENT_STATUS = { taken: 204, forged: 400, unknown: 409 } as const;

/** The headers that came once each, which a signature is read from. */
export function textHeaders({ headers }: IncomingMessage): Record<string, string> {
  const entries = Object.entries(headers);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
