import { createHash } from 'node:crypto';

/** A message that cannot be taken, whoever sends it again. */
export class UnacceptableMessage extends Error {
  readonly kind: 'too-large' | 'long-head' | 'malformed' | 'looping';

  constructor(kind: UnacceptableMessage['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** With the largest file that a portfolio takes inside, as mails write it. */
export const MAX_MESSAGE_BYTES = 16_777_216;
const MAX_HEAD_BYTES = 262_144;
const LOOK_BACK_BYTES = 3;
/** RFC 5321, section 6.3: so many hosts have passed it on that it goes round. */
const MAX_HOPS = 50;
const HOP = /^received:/gim;
/** Each of these speaks for whoever wrote it, and here nobody believes another host. */
const OF_OTHERS = /^(?:arc-)?authentication-results[ \t]*:[^\n]*\n(?:[ \t][^\n]*\n)*/gim;

/** What is known of a message once it has come. */
export interface Measured {
  readonly head: Buffer;
  readonly bodySha256: string;
  readonly sizeBytes: number;
}

/**
 * A message as it comes, without what other hosts say about its sender, and with its head and the
 * hash of its body afterwards. Of the body, no more than a part is in memory.
 *
 * @throws {UnacceptableMessage} where there is too much of it, no head, or too many hops
 */
export function measuredMessage(source: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  const begun: Uint8Array[] = [];
  let head: Buffer | null = null;
  let [headBytes, sizeBytes] = [0, 0];
  // The end of what has come, where an empty line may have begun.
  let last: Uint8Array = Buffer.alloc(0);

  /** @returns what of it is ready to be kept */
  function* take(part: Uint8Array): Generator<Uint8Array> {
    if (head !== null) {
      hash.update(part);
      yield part;
      return;
    }
    const seen = Buffer.concat([last, part]);
    const end = endOfHead(seen);
    const ofHead = end === null ? part.length : end - last.length;
    headBytes += ofHead;
    if (headBytes > MAX_HEAD_BYTES) {
      throw new UnacceptableMessage('long-head', 'Its header is too large');
    }
    begun.push(part.subarray(0, ofHead));
    last = seen.subarray(-LOOK_BACK_BYTES);
    if (end === null) return;
    head = Buffer.concat(begun);
    yield kept(head);
    hash.update(part.subarray(ofHead));
    yield part.subarray(ofHead);
  }

  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const part of source) {
      sizeBytes += part.length;
      if (sizeBytes > MAX_MESSAGE_BYTES) {
        throw new UnacceptableMessage('too-large', 'It is too large');
      }
      yield* take(part);
    }
    if (head === null) throw new UnacceptableMessage('malformed', 'It has no body');
  }

  const result = (): Measured => ({
    head: head ?? Buffer.concat(begun),
    bodySha256: hash.digest('hex'),
    sizeBytes,
  });
  return { bytes: bytes(), result };
}

/** Behind the first empty line; null where none has come yet. */
function endOfHead(begun: Buffer): number | null {
  const ends = ['\r\n\r\n', '\n\n'].flatMap((end) => {
    const place = begun.indexOf(end);
    return place === -1 ? [] : [place + end.length];
  });
  return ends.length === 0 ? null : Math.min(...ends);
}

/** @throws {UnacceptableMessage} where it has been passed on too often */
function kept(head: Buffer): Buffer {
  const text = head.toString('latin1');
  if ((text.match(HOP) ?? []).length > MAX_HOPS) {
    throw new UnacceptableMessage('looping', 'Too many hosts have passed it on');
  }
  return Buffer.from(text.replace(OF_OTHERS, ''), 'latin1');
}
