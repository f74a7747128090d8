import type { Deps } from '../../../deps.ts';
import type { FileToRead } from './files.sql.ts';

const contextOf = (fileId: string): string => `networth file password:${fileId}`;

/** A password waits sealed for the one reading that it is for, and is forgotten with its end. */
export function sealedPassword(
  { secrets }: Pick<Deps, 'secrets'>,
  fileId: string,
  password: string | null,
): string | null {
  return password === null ? null : secrets.seal(password, contextOf(fileId));
}

export function passwordOf(
  { secrets }: Pick<Deps, 'secrets'>,
  { id, sealedPassword: sealed }: Pick<FileToRead, 'id' | 'sealedPassword'>,
): string | null {
  if (sealed === null) return null;
  try {
    return secrets.open(sealed, contextOf(id));
  } catch {
    // The key that sealed it is gone: the person is asked again.
    return null;
  }
}
