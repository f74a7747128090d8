import { crc32, deflateSync } from 'node:zlib';

const GREEN = [0x0b, 0x6b, 0x52];
const WHITE = [0xff, 0xff, 0xff];

/**
 * The add-in's icon, three rising bars, as PNG: Office takes no SVG.
 *
 * @param size width and height in points
 */
export function icon(size: number): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // Eight bits a channel, true color.
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: size }, (_row, y) => [
    0,
    ...Array.from({ length: size }, (_column, x) => colorAt(x / size, y / size)).flat(),
  ]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colorAt(x: number, y: number): number[] {
  const bar = Math.floor((x - 0.14) / 0.25);
  const isInBar = bar >= 0 && bar < 3 && (x - 0.14) % 0.25 < 0.18;
  return isInBar && y < 0.86 && y > 0.62 - bar * 0.22 ? WHITE : GREEN;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
