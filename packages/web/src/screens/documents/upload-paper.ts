import {
  type CreateNetWorthDocumentUploadInput,
  createNetWorthDocumentUpload,
  finalizeNetWorthDocument,
} from '@investing-platform/schema/operations';
import { perform } from '../../api/perform.ts';
import { PersonalError } from '../../api/problem.ts';

type PaperFacts = Omit<
  CreateNetWorthDocumentUploadInput,
  'fileName' | 'mimeType' | 'sizeBytes' | 'sha256'
>;

/** Where the browser knows no media type, or another name of it. */
const BY_ENDING: ReadonlyMap<string, string> = new Map([
  ['csv', 'text/csv'],
  ['eml', 'message/rfc822'],
  ['heic', 'image/heic'],
  ['ofx', 'application/x-ofx'],
  ['qfx', 'application/x-ofx'],
]);

const MAX_BYTES = 20 * 1_024 * 1_024;

/** Announces a paper, sends its file, and has it taken over. */
export async function uploadPaper(file: File, facts: PaperFacts): Promise<void> {
  refuseSize(file);
  const sha256 = await sha256Of(file);
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const mimeType = BY_ENDING.get(ending) ?? file.type;
  const params = { ...facts, fileName: file.name, mimeType, sizeBytes: file.size, sha256 };
  const { createNetWorthDocumentUpload: upload } = await perform(createNetWorthDocumentUpload, {
    params,
  });
  // The address is the public one; the pages' policy knows this server by where they came from.
  const { pathname } = new URL(upload.uploadUrl);
  const headers = upload.headers.map(({ name, value }): [string, string] => [name, value ?? '']);
  const sent = await fetch(pathname, { method: upload.method, headers, body: file }).catch(
    () => null,
  );
  if (sent?.ok !== true) throw new PersonalError('The file did not arrive. Try it again.');
  await perform(finalizeNetWorthDocument, { params: { id: upload.document.id } });
}

function refuseSize({ size }: File): void {
  const message =
    size === 0 ? 'The file is empty.' : size > MAX_BYTES ? 'It has more than 20 MiB.' : null;
  if (message === null) return;
  throw new PersonalError(message, 'BAD_USER_INPUT', new Map([['file', message]]));
}

async function sha256Of(file: File): Promise<string> {
  if (crypto.subtle === undefined) {
    throw new PersonalError('Files can be sent over https only. Ask whoever runs this server.');
  }
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
