import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TokenStore } from './auth/token-store.ts';
import type { AccessToken } from './core/token-source.ts';

export type { TokenStore } from './auth/token-store.ts';

/** Keeps tokens in files of a folder that their owner alone can read. For Node. */
export function tokenFiles(folder: string): TokenStore {
  const pathOf = (key: string) => join(folder, `${key.replaceAll(/\W/g, '')}.json`);
  return {
    async read(key) {
      try {
        const { value, expiresAtMs, scopes } = JSON.parse(await readFile(pathOf(key), 'utf8'));
        const isToken = typeof value === 'string' && typeof expiresAtMs === 'number';
        return isToken && Array.isArray(scopes) ? { value, expiresAtMs, scopes } : null;
      } catch {
        // It is not there, or somebody else's writing broke off.
        return null;
      }
    },
    async write(key, token: AccessToken | null) {
      if (token === null) return rm(pathOf(key), { force: true });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = `${pathOf(key)}.${randomUUID()}`;
      await writeFile(unfinished, JSON.stringify(token), { mode: 0o600 });
      await rename(unfinished, pathOf(key));
    },
  };
}
