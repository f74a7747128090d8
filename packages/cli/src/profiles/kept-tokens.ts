import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TokenStore } from '@investing-platform/sdk';
import type { Terminal } from '../terminal.ts';
import { profilesFolder } from './folder.ts';

type Place = Pick<Terminal, 'env' | 'platform'>;

/** Where the tokens of a profile's credential lie; null where there is no home for them. */
function tokensFolder(place: Place, profile: string): string | null {
  const folder = profilesFolder(place);
  return folder === null ? null : join(folder, 'tokens', profile);
}

/**
 * Keeps the tokens of a profile's credential between commands until they end, one for each set of
 * scopes, where their owner alone can read them. Undefined where there is no place for them.
 */
export async function keptTokens(place: Place, profile: string): Promise<TokenStore | undefined> {
  const folder = tokensFolder(place, profile);
  if (folder === null) return undefined;
  const { tokenFiles } = await import('@investing-platform/sdk/token-file');
  return tokenFiles(folder);
}

/** Takes the tokens of a profile away; a command that runs just now may keep one more. */
export async function forgetTokens(place: Place, profile: string): Promise<void> {
  const folder = tokensFolder(place, profile);
  if (folder !== null) await rm(folder, { recursive: true, force: true });
}
