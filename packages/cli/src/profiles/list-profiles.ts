import type { Format } from '../flags/options.ts';
import { columnsFor } from '../format/columns.ts';
import { writeResult } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { chooseProfile, profileNamed, readProfiles } from './profiles.ts';

const PATHS = ['name', 'server', 'signedInBy', 'until', 'standard'];

/** Lists the profiles, without what is secret about them. */
export async function listProfiles(format: Format, terminal: Terminal): Promise<void> {
  const { standard, profiles } = await readProfiles(terminal);
  const rows = Object.entries(profiles).map(
    ([name, { baseUrl, clientSecret, clientId, token }]) => ({
      name,
      server: baseUrl,
      signedInBy: clientSecret === null ? 'browser' : `credential ${clientId}`,
      until: token?.expiresAtMs ? new Date(token.expiresAtMs).toISOString() : null,
      standard: name === standard,
    }),
  );
  writeResult(rows, { format, columns: columnsFor(PATHS, []), chosen: null }, terminal);
}

/**
 * Makes a profile the one that commands use where none is named.
 *
 * @throws {UsageError} where there is no such profile
 */
export async function useProfile(name: string, terminal: Terminal): Promise<void> {
  const kept = await readProfiles(terminal);
  if (profileNamed(kept, name) === undefined) {
    const names = Object.keys(kept.profiles).join(', ') || 'none';
    throw new UsageError(`There is no profile ${name}. There are: ${names}.`);
  }
  await chooseProfile(terminal, name);
  terminal.complain(`Commands now use the profile ${name}.\n`);
}
