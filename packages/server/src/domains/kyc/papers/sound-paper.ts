import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { breathe } from '../../../kernel/breathe.ts';

type Problem = string | null;

const CUT_OFF = 'is cut off: send the whole file';
const ACTIVE =
  'has scripts or files in it, or starts programs: print it as a PDF, or send a picture';
const LOCKED = 'is locked, so that nobody can see what is in it: save it without a password';
const TOO_LARGE = 'has more than 100 megapixels: take a smaller picture';

const MAX_PIXELS = 100_000_000;
/** Looked through without a pause, and once more what may stand across two of them. */
const PART_BYTES = 1_048_576;
const OVERLAP_BYTES = 128;
/** Of what a PDF holds compressed, all together: more is in none that shows a paper. */
const MAX_INFLATED_BYTES = 67_108_864;
const MAX_STREAMS = 10_000;
/** Behind its last mark there may be some bytes that a sender has put there. */
const END_BYTES = 4_096;

const inflated = promisify(inflate);

/**
 * What an operator who opens a paper would not see, or should not: the end of a sentence. Files
 * without an end, PDFs that run or carry something, and pictures that are small until they are
 * opened. What is hidden better than that is a scanner's to find.
 */
export async function paperProblem(mimeType: string, bytes: Uint8Array): Promise<Problem> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (mimeType) {
    case 'application/pdf':
      return pdfProblem(file);
    case 'image/png':
      return pngProblem(file);
    case 'image/jpeg':
      return jpegProblem(file);
    default:
      return heicProblem(file);
  }
}

const pixelProblem = (width: number, height: number): Problem =>
  width * height > MAX_PIXELS ? TOO_LARGE : null;

/** ISO 15948: chunks with their lengths, from the size of the picture to its end. */
function pngProblem(file: Buffer): Problem {
  for (let at = 8; at + 12 <= file.length; ) {
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return CUT_OFF;
    if (type === 'IEND') return null;
    if (type === 'IHDR') {
      const problem = pixelProblem(file.readUInt32BE(at + 8), file.readUInt32BE(at + 12));
      if (problem !== null) return problem;
    }
    at = end;
  }
  return CUT_OFF;
}

/** ITU T.81: segments up to the scan, of which the frame's tells the size, and a last mark. */
function jpegProblem(file: Buffer): Problem {
  for (let at = 2; at + 9 <= file.length; ) {
    if (file[at] !== 0xff) return CUT_OFF;
    const marker = file[at + 1] ?? 0;
    // Marks may be filled up.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xda) return file.lastIndexOf(Buffer.of(0xff, 0xd9)) > at ? null : CUT_OFF;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const problem = pixelProblem(file.readUInt16BE(at + 5), file.readUInt16BE(at + 7));
      if (problem !== null) return problem;
    }
    at += 2 + file.readUInt16BE(at + 2);
  }
  return CUT_OFF;
}

/** ISO 14496-12: boxes with their lengths; 23008-12 has the size of each picture in an `ispe`. */
function heicProblem(file: Buffer): Problem {
  for (let at = 0; at < file.length; ) {
    if (at + 16 > file.length) return CUT_OFF;
    const short = file.readUInt32BE(at);
    const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short;
    if (size === 0) break;
    if (size < 8 || at + size > file.length) return CUT_OFF;
    at += size;
  }
  for (let at = file.indexOf('ispe'); at !== -1; at = file.indexOf('ispe', at + 4)) {
    if (at + 16 > file.length) return null;
    const problem = pixelProblem(file.readUInt32BE(at + 8), file.readUInt32BE(at + 12));
    if (problem !== null) return problem;
  }
  return null;
}

/** A name of PDF, of which each letter may be written by its number (ISO 32000, 7.3.5). */
const nameOf = (name: string): string =>
  Array.from(name, (letter) => {
    const hex = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#(?:${hex}|${hex.toUpperCase()}))`;
  }).join('');

const ACTS = ['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia'].map(nameOf);
/** A form of Adobe's own, which runs scripts: its name is so short that it is by chance in pictures. */
const FORM = String.raw`${nameOf('XFA')}\s*(?:\[|\d+\s+\d+\s+R)`;
const ACTIVE_NAME = new RegExp(`/(?:(?:${ACTS.join('|')})(?![A-Za-z0-9])|${FORM})`);
const ENCRYPTED = new RegExp(`/${nameOf('Encrypt')}(?![A-Za-z0-9])`);
const OBJECTS = new RegExp(`/${nameOf('ObjStm')}(?![A-Za-z0-9])`);

async function pdfProblem(file: Buffer): Promise<Problem> {
  if (!file.subarray(-END_BYTES).includes('%%EOF')) return CUT_OFF;
  let isEncrypted = false;
  for (let from = 0; from < file.length; from += PART_BYTES) {
    const part = file.toString('latin1', from, from + PART_BYTES + OVERLAP_BYTES);
    if (ACTIVE_NAME.test(part)) return ACTIVE;
    isEncrypted ||= ENCRYPTED.test(part);
    await breathe();
  }
  return compressedProblem(file, isEncrypted);
}

/** Objects may stand in streams, which are compressed; where they are locked, nobody can look. */
async function compressedProblem(file: Buffer, isEncrypted: boolean): Promise<Problem> {
  let [left, streams] = [MAX_INFLATED_BYTES, 0];
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at + 6)) {
    const start = startOfData(file, at);
    if (start === null) continue;
    const head = file.toString('latin1', Math.max(0, file.lastIndexOf('obj', at)), at);
    if (!OBJECTS.test(head)) continue;
    streams += 1;
    const content =
      isEncrypted || streams > MAX_STREAMS ? null : await contentOf(file, start, left);
    if (content === null) return LOCKED;
    left -= content.length;
    if (ACTIVE_NAME.test(content.toString('latin1'))) return ACTIVE;
    await breathe();
  }
  return null;
}

/** Where the data of a stream begins: behind the end of the word's line. */
function startOfData(file: Buffer, at: number): number | null {
  const after = at + 'stream'.length;
  const isEnd = file.toString('latin1', at - 3, at) === 'end';
  if (isEnd || (file[after] !== 0x0a && file[after] !== 0x0d)) return null;
  return file[after] === 0x0d && file[after + 1] === 0x0a ? after + 2 : after + 1;
}

/** Null for what is not simply compressed, or comes to more than is looked through. */
async function contentOf(file: Buffer, from: number, most: number): Promise<Buffer | null> {
  const end = file.indexOf('endstream', from);
  if (end === -1 || most <= 0) return null;
  try {
    return await inflated(file.subarray(from, end), { maxOutputLength: most });
  } catch {
    return null;
  }
}
