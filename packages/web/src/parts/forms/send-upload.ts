import { PersonalError } from '../../api/problem.ts';

const MAX_BYTES = 20 * 1_024 * 1_024;
const TOO_LARGE = 413;
const TOO_MANY = 429;

/** Sends a file. @returns the id by which an operation names it */
export async function sendUpload(file: File): Promise<string> {
  if (file.size === 0) throw wrong('The file is empty.');
  if (file.size > MAX_BYTES) throw wrong('It has more than 20 MiB.');
  const response = await fetch('/uploads', { method: 'POST', body: file }).catch(() => null);
  if (response?.status === TOO_LARGE) throw wrong('It has more than 20 MiB.');
  if (response?.status === TOO_MANY) {
    throw new PersonalError('Too many files at once. Try it again in some minutes.');
  }
  const body: unknown = response?.ok === true ? await response.json() : null;
  const { uploadId } = Object(body);
  if (typeof uploadId === 'string') return uploadId;
  throw new PersonalError('The file did not arrive. Try it again.');
}

function wrong(message: string): PersonalError {
  return new PersonalError(message, 'BAD_USER_INPUT', new Map([['file', message]]));
}
