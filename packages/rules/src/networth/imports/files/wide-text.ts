/** In which order the two bytes of a character stand. */
export type WideEncoding = 'utf-16le' | 'utf-16be';

const SAMPLE_BYTES = 1_024;
/** Fewer say too little about themselves. */
const MIN_CHARACTERS = 8;
/** What no text has: controls but tabs and ends of lines, and what is no character. */
const NO_TEXT = /[^\P{Cc}\t\r\n]|[\ufffd-\uffff]/u;

/**
 * UTF-16 by its mark, or where it plainly is that without one: of its first characters three in
 * four are Latin, so that one of their bytes is zero. Null for all else.
 */
export function wideEncodingOf(bytes: Uint8Array): WideEncoding | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const whole = bytes.subarray(0, Math.min(bytes.length, SAMPLE_BYTES) & ~1);
  if (whole.length < MIN_CHARACTERS * 2) return null;
  const zeros = [0, 0];
  for (let at = 0; at < whole.length; at += 1) {
    if (whole[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [high = 0, low = 0] = zeros;
  const encoding = low > high ? 'utf-16le' : 'utf-16be';
  if (Math.max(high, low) * 8 < whole.length * 3) return null;
  // The last character may be one of two halves, and be cut.
  const text = new TextDecoder(encoding).decode(whole).slice(0, -1);
  return NO_TEXT.test(text) ? null : encoding;
}
