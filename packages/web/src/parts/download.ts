import { PersonalError } from '../api/problem.ts';

/**
 * Saves the file of a signed address, which works for some minutes.
 *
 * @param address null where there is no file any more
 */
export function download(address: string | null | undefined): void {
  if (address == null) throw new PersonalError('The file is not there any more.');
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Saves a text that was made here as a file. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
