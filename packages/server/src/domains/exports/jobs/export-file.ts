import type { Deps } from '../../../deps.ts';
import { openAddress, signedAddress } from '../../../kernel/signed-address.ts';
import type { StoredObject } from '../../../ports/object-store.ts';
import { objectKey } from '../making/forget-export.ts';
import { fileName, MIME_TYPES } from '../making/formats.ts';
import { fileOf } from './export-jobs.sql.ts';

export type ShowDeps = Pick<Deps, 'clock' | 'secrets'> & {
  readonly oauth: Pick<Deps['oauth'], 'issuer'>;
};

const USE = 'export download';
const PATH = '/files/';

/** Where the file of a job is, without a token, until its time is over. */
export function exportAddress(deps: ShowDeps, id: string, expiresAt: Date): string {
  return `${deps.oauth.issuer}${PATH}${signedAddress(deps, { use: USE, id, expiresAt })}`;
}

interface SentExport extends StoredObject {
  readonly fileName: string;
  readonly mimeType: string;
}

/** The file behind a signed address; null where there is none, or its time is over. */
export async function sendExport(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets' | 'objects'>,
  signature: string,
): Promise<SentExport | null> {
  const id = openAddress(deps, USE, signature);
  const file = id === null ? null : await deps.db.maybe(fileOf, id, deps.clock.now());
  if (id === null || file === null) return null;
  const { type, to, format, attempt } = file;
  const stored = await deps.objects.get(objectKey(id, attempt));
  if (stored === null) return null;
  return { ...stored, fileName: fileName(type, to, format), mimeType: MIME_TYPES[format] };
}
