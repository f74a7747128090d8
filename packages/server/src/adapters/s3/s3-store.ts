import type { ObjectStore } from '../../ports/object-store.ts';
import { requireKey } from '../embedded/object-store/key.ts';
import { type AskS3, elementIn, type S3Bucket, s3Client, toldIn } from './s3-client.ts';

export interface S3Options extends S3Bucket {
  /** Before each key, such as `investing/`: the bucket may hold other things. */
  readonly prefix: string;
  /** Of an object that is sent in parts; the store takes none below 5 MiB but the last. */
  readonly partBytes?: number;
}

const PART_BYTES = 8 * 1_024 * 1_024;
const MAX_PARTS = 10_000;

/**
 * Keeps objects in a bucket. What fits one part is put at once; more goes up in parts, which become
 * an object together or not at all, so that no more than a part is ever in memory.
 *
 * @param send tests put a store of their own there
 */
export function s3Store(options: S3Options, send?: typeof fetch): ObjectStore {
  const { prefix, partBytes = PART_BYTES } = options;
  const ask = s3Client(options, send);
  const keyOf = (key: string): string => {
    requireKey(key);
    return `${prefix}${key}`;
  };
  return {
    async put(key, bytes) {
      const name = keyOf(key);
      const parts = inParts(bytes, partBytes);
      const { value: first = new Uint8Array() } = await parts.next();
      if (first.length === partBytes) await putInParts(ask, name, first, parts);
      else await done(ask({ method: 'PUT', key: name, body: first }));
    },
    async get(key) {
      const found = await ask({ method: 'GET', key: keyOf(key) });
      if (found === null) return null;
      const sizeBytes = Number(found.headers.get('content-length'));
      return { bytes: found.body ?? nothing(), sizeBytes };
    },
    async delete(key) {
      await done(ask({ method: 'DELETE', key: keyOf(key) }));
    },
    async *keys() {
      const query: Record<string, string> = { 'list-type': '2', prefix };
      for (;;) {
        const page = await done(ask({ method: 'GET', key: '', query }));
        for (const [, key = ''] of page.matchAll(/<Key>([^<]+)<\/Key>/g)) {
          yield key.slice(prefix.length);
        }
        const next = elementIn(page, 'NextContinuationToken');
        if (next === null) return;
        query['continuation-token'] = next;
      }
    },
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** Reads the answer to its end, so that its connection is free again. */
async function done(asked: ReturnType<AskS3>): Promise<string> {
  const response = await asked;
  return response === null ? '' : toldIn(response);
}

/** All of one size but the last. */
async function* inParts(
  bytes: AsyncIterable<Uint8Array>,
  partBytes: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  for await (let piece of bytes) {
    while (size + piece.length >= partBytes) {
      const rest = partBytes - size;
      yield Buffer.concat([...pieces, piece.subarray(0, rest)]);
      piece = piece.subarray(rest);
      [pieces, size] = [[], 0];
    }
    pieces.push(piece);
    size += piece.length;
  }
  if (size > 0) yield Buffer.concat(pieces);
}

async function putInParts(
  ask: AskS3,
  key: string,
  first: Uint8Array<ArrayBuffer>,
  rest: AsyncIterable<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const begun = await done(ask({ method: 'POST', key, query: { uploads: '' } }));
  const uploadId = elementIn(begun, 'UploadId');
  if (uploadId === null) throw new Error('the object store names no upload');
  try {
    const tags = [await putPart(ask, { key, uploadId, number: 1 }, first)];
    for await (const part of rest) {
      if (tags.length === MAX_PARTS) throw new Error('the object has too many parts');
      tags.push(await putPart(ask, { key, uploadId, number: tags.length + 1 }, part));
    }
    const body = `<CompleteMultipartUpload>${tags.map(partElement).join('')}</CompleteMultipartUpload>`;
    const made = await done(ask({ method: 'POST', key, query: { uploadId }, body }));
    // It begins to answer before it knows how it ends.
    const code = made.includes('<Error>') ? elementIn(made, 'Code') : null;
    if (code !== null) throw new Error(`the object store did not join the parts: ${code}`);
  } catch (error) {
    await done(ask({ method: 'DELETE', key, query: { uploadId } })).catch(() => undefined);
    throw error;
  }
}

interface PartOfUpload {
  readonly key: string;
  readonly uploadId: string;
  /** From 1. */
  readonly number: number;
}

/** @returns what the store calls the part */
async function putPart(
  ask: AskS3,
  { key, uploadId, number }: PartOfUpload,
  body: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const query = { partNumber: String(number), uploadId };
  const response = await ask({ method: 'PUT', key, query, body });
  const tag = response?.headers.get('etag');
  if (response === null || tag == null) throw new Error('the object store did not take a part');
  await toldIn(response);
  return tag;
}

const partElement = (tag: string, place: number): string =>
  `<Part><PartNumber>${place + 1}</PartNumber><ETag>${tag}</ETag></Part>`;
