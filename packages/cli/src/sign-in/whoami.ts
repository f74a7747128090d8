import { sourceOf } from '../client.ts';
import { type ConnectionChoice, connectionOf } from '../connection.ts';
import type { Format } from '../flags/options.ts';
import { columnsFor } from '../format/columns.ts';
import { writeResult } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

/** Says who calls, where, and what they may do. */
export async function whoami(
  choice: ConnectionChoice & { readonly format: Format },
  terminal: Terminal,
): Promise<void> {
  const connection = await connectionOf(choice, terminal);
  const { baseUrl, caller, profile } = connection;
  if (caller === null) {
    throw new UsageError(`Nobody is signed in to ${baseUrl}. To sign in: investing login`);
  }
  const { createClient } = await import('@investing-platform/sdk');
  const auth = await sourceOf(connection, ['full_access']);
  const { scopes, expiresAtMs } = await auth.token(terminal.interrupted);
  const client = createClient({ baseUrl, auth });
  try {
    const person = scopes.includes('identity') ? await client.fetchCurrentUser() : null;
    const isByBrowser = 'token' in caller;
    const facts = {
      email: person?.email ?? null,
      name: person?.name ?? null,
      server: baseUrl,
      profile,
      signedInBy: isByBrowser ? 'browser' : `credential ${caller.clientId}`,
      allowed: scopes,
      until: isByBrowser && expiresAtMs !== null ? new Date(expiresAtMs).toISOString() : null,
    };
    const columns = columnsFor(Object.keys(facts), []);
    writeResult(facts, { format: choice.format, columns, chosen: null }, terminal);
  } finally {
    client.close();
  }
}
