import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const OWNER_ONLY = 0o600;

/**
 * Where the owner of a new server finds the link for their account: at a terminal the link itself,
 * else a file that only they may read, since what a service prints is kept in logs.
 */
export async function handOverOwnerLink(
  link: string,
  { dataDir, isTerminal }: { readonly dataDir: string; readonly isTerminal: boolean },
): Promise<string> {
  if (isTerminal) return link;
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'owner-link.txt');
  // Written anew: a file of before may have wider rights.
  await rm(path, { force: true });
  await writeFile(path, `${link}\n`, { mode: OWNER_ONLY, flag: 'wx' });
  return path;
}
