import { badInput } from '../refusals/platform-error.ts';

const startsWith =
  (...bytes: number[]) =>
  (head: Uint8Array): boolean =>
    bytes.every((byte, place) => head[place] === byte);

const ascii = (head: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...head.subarray(from, to));

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'mif1', 'msf1', 'heim', 'heis'];

/** By the media types of papers and pictures, whether a file that begins so is of it. */
export const PAPER_TYPES = {
  'application/pdf': (head: Uint8Array) => ascii(head, 0, 5) === '%PDF-',
  'image/png': startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/jpeg': startsWith(0xff, 0xd8, 0xff),
  'image/heic': (head: Uint8Array) =>
    ascii(head, 4, 8) === 'ftyp' && HEIC_BRANDS.includes(ascii(head, 8, 12)),
};

/**
 * @param path of the paper's content
 * @returns the media type of a paper, by how it begins
 * @throws {PlatformError} BAD_USER_INPUT for a file of another type
 */
export function paperType(path: string, bytes: Uint8Array): string {
  const found = Object.entries(PAPER_TYPES).find(([, isOfIt]) => isOfIt(bytes));
  if (found === undefined) throw badInput(path, 'must be a PDF, PNG, JPEG or HEIC file');
  return found[0];
}
