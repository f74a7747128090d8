/** A whole text message in one frame (RFC 6455, section 5.2): FIN, opcode 1. */
const WHOLE_TEXT = 0x81;
const MAX_SHORT = 125;
const MAX_MIDDLE = 0xffff;
const MIDDLE = 126;
const LONG = 127;

/**
 * Messages as a server frames them, without mask, one after the other in one piece of memory: one
 * write to the socket instead of one for each. The bodies are shared by all sockets; what is around
 * them is this one's.
 *
 * @param head what each message begins with, and `tail` what it ends with, in UTF-8
 */
export function textFrames(head: Buffer, bodies: readonly Buffer[], tail: Buffer): Buffer {
  const around = head.length + tail.length;
  let size = 0;
  for (const body of bodies) {
    const length = around + body.length;
    size += headerBytes(length) + length;
  }
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (const body of bodies) {
    at = writeHeader(frames, at, around + body.length);
    frames.set(head, at);
    frames.set(body, at + head.length);
    frames.set(tail, at + head.length + body.length);
    at += around + body.length;
  }
  return frames;
}

function headerBytes(length: number): number {
  if (length <= MAX_SHORT) return 2;
  return length <= MAX_MIDDLE ? 4 : 10;
}

/** @returns where the message begins */
function writeHeader(frames: Buffer, at: number, length: number): number {
  frames[at] = WHOLE_TEXT;
  if (length <= MAX_SHORT) {
    frames[at + 1] = length;
    return at + 2;
  }
  if (length <= MAX_MIDDLE) {
    frames[at + 1] = MIDDLE;
    return frames.writeUInt16BE(length, at + 2);
  }
  frames[at + 1] = LONG;
  return frames.writeBigUInt64BE(BigInt(length), at + 2);
}
