import { wideEncodingOf } from '@investing-platform/rules/networth/imports/files/wide-text';
import { FILE_TYPES } from '@investing-platform/rules/networth/input-checks';
import { HEAD_BYTES, isOfType } from '../../../kernel/file-types.ts';

const CSV = 'text/csv';
const OFX = 'application/x-ofx';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** A workbook with a password, or one of long ago. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Any text passes for a table: whatever says more about itself comes first. */
const IN_TURN = [...FILE_TYPES.filter((type) => type !== CSV), CSV];

/** The media type of a file, told from its bytes; null where it is none that is taken. */
export function typeOfFile(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES));
  if (head.subarray(0, COMPOUND.length).equals(COMPOUND)) return XLSX;
  const wide = wideEncodingOf(head);
  if (wide !== null) {
    const text = Buffer.from(new TextDecoder(wide).decode(head));
    return [OFX, CSV].find((one) => isOfType(one, text)) ?? null;
  }
  const type = IN_TURN.find((one) => isOfType(one, head)) ?? null;
  return type ?? (isOtherText(head) ? CSV : null);
}

/** Text as Windows writes it in a code page, a line at least. */
function isOtherText(head: Buffer): boolean {
  const isPlain = head.every((byte) => byte >= 0x20 || byte === 9 || byte === 10 || byte === 13);
  return (
    isPlain && (head.includes(10) || head.includes(13)) && /[,;\t]/.test(head.toString('latin1'))
  );
}

/** Whether trades are read from files of a type; pictures are attachments. */
export const isReadable = (type: string): boolean => !type.startsWith('image/');

/** ZIP, RAR, 7z and gzip, with a password or without. */
const ARCHIVES = ['504b0304', '526172211a07', '377abcaf271c', '1f8b08'];

export function isArchive(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  return ARCHIVES.some((begin) => head.startsWith(begin));
}
