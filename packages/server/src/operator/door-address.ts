import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How a running server is asked to carry out a command; only its operating system's user can. */
export interface DoorAddress {
  /** A Unix socket, or a named pipe on Windows. */
  readonly path: string;
  /** In hexadecimal. */
  readonly secret: string;
}

/** The file that holds it, for its owner alone. */
export const doorFile = (dataDir: string): string => join(dataDir, 'operator.json');

/** Null where no server left one. */
export async function readDoor(dataDir: string): Promise<DoorAddress | null> {
  try {
    const { path, secret } = Object(JSON.parse(await readFile(doorFile(dataDir), 'utf8')));
    return typeof path === 'string' && typeof secret === 'string' ? { path, secret } : null;
  } catch {
    return null;
  }
}
