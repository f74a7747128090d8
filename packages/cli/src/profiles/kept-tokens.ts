import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TokenStore } from '@investing-platform/sdk';
import type { Terminal } from '../terminal.ts';
import { profilesFolder } from './folder.ts';
import { locked, type Release } from './lock.ts';

type Place = Pick<Terminal, 'env' | 'platform'>;

/** Where the tokens of a profile's credential lie; null where there is no home for them. */
function tokensFolder(place: Place, profile: string): string | null {
  const folder = profilesFolder(place);
  return folder === null ? null : join(folder, 'tokens', profile);
}

/** A store whose commands ask for a token one after the other. */
export interface KeptTokens extends TokenStore {
  /** Lets the next command ask, where this one got none. */
  release(): Promise<void>;
}

/** As the SDK has it: what is left must do for the next command as well. */
const MIN_LEFT_MS = 150_000;

/**
 * Keeps the tokens of a profile's credential between commands until they end, one for each set of
 * scopes, where their owner alone can read them. Of commands that start at once the first asks for
 * a token, and the others wait for it. Undefined where there is no place for them.
 */
export async function keptTokens(place: Place, profile: string): Promise<KeptTokens | undefined> {
  const folder = tokensFolder(place, profile);
  if (folder === null) return undefined;
  const { tokenFiles } = await import('@investing-platform/sdk/token-file');
  const files = tokenFiles(folder);
  let held: Release | null = null;
  const release = async () => {
    const ending = held;
    held = null;
    await ending?.();
  };
  return {
    release,
    async read(key) {
      const kept = await files.read(key);
      if (isGood(kept)) return kept;
      await release();
      // Ctrl-C ends the wait, and where nothing can be written, each asks for itself.
      held = await locked(join(folder, `.${key}.lock`), { isIdle: true }).catch(() => null);
      const late = await files.read(key);
      if (isGood(late)) await release();
      return late;
    },
    async write(key, token) {
      await files.write(key, token).finally(release);
    },
  };
}

function isGood(token: Awaited<ReturnType<TokenStore['read']>>): boolean {
  return token !== null && (token.expiresAtMs ?? 0) - Date.now() > MIN_LEFT_MS;
}

/** Takes the tokens of a profile away; a command that runs just now may keep one more. */
export async function forgetTokens(place: Place, profile: string): Promise<void> {
  const folder = tokensFolder(place, profile);
  if (folder !== null) await rm(folder, { recursive: true, force: true });
}
