import { isUtf8 } from 'node:buffer';
import { PAPER_TYPES } from '@investing-platform/rules/kyc/paper-types';
import type { FILE_TYPES } from '@investing-platform/rules/networth/input-checks';

/** As many bytes of a file as its type is told from. */
export const HEAD_BYTES = 4_096;

const ascii = (head: Buffer, from: number, to: number): string => head.toString('latin1', from, to);

/** Text without what only files of other kinds have. */
function isText(head: Buffer): boolean {
  // The last character may be cut.
  const isWhole = [0, 1, 2, 3].some((cut) => isUtf8(head.subarray(0, head.length - cut)));
  return isWhole && !head.includes(0);
}

const OTHER_KIND = /^\s*(?:%PDF-|<(?:!doctype|html|script|svg|\?xml))/i;
const MAIL = /^(?:[A-Za-z][\w-]*:[^\r\n]*\r?\n(?:[ \t][^\r\n]*\r?\n)*)+/;

/** By media type, whether a file that begins so is of it. */
const TYPES: Readonly<Record<(typeof FILE_TYPES)[number], (head: Buffer) => boolean>> = {
  ...PAPER_TYPES,
  'text/csv': (head) => isText(head) && !OTHER_KIND.test(head.toString()),
  'message/rfc822': (head) => {
    const headers = isText(head) ? (MAIL.exec(head.toString())?.[0] ?? '') : '';
    return /^(?:from|date|received|return-path):/im.test(headers);
  },
  // Its head of OFX 1 says of what code page it is, most often 1252.
  'application/x-ofx': (head) =>
    !head.includes(0) && /^\s*(?:OFXHEADER:|<\?xml[^>]*>\s*<\?OFX\s|<OFX>)/i.test(head.toString()),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': (head) =>
    ascii(head, 0, 4) === 'PK\x03\x04' &&
    /\[Content_Types\]\.xml|_rels\/\.rels|xl\//.test(ascii(head, 0, HEAD_BYTES)),
};

/** Whether a file is of a media type, as far as its first bytes tell. */
export function isOfType(mimeType: string, head: Buffer): boolean {
  const types: Readonly<Record<string, (head: Buffer) => boolean>> = TYPES;
  return types[mimeType]?.(head) ?? false;
}
