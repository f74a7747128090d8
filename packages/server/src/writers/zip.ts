import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A file in an archive; its bytes are asked for when its turn comes. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: () => AsyncIterable<Uint8Array>;
}

/** The first moment that a ZIP can say. What is of an earlier one would end the process in yazl. */
const FIRST_MOMENT = new Date('1980-01-01T00:00:00Z');

/**
 * A ZIP of files, written while it is read.
 *
 * @throws {Error} what a file fails with, whenever it does
 */
export async function* zipBytes(
  files: readonly ArchivedFile[],
  at: Date,
): AsyncGenerator<Uint8Array> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let source: Readable | undefined;
  const mtime = at < FIRST_MOMENT ? FIRST_MOMENT : at;
  for (const { name, bytes } of files) {
    zip.addReadStreamLazy(name, { mtime }, (done) => {
      source = Readable.from(bytes());
      // yazl does not pass on what a source fails with. Who waits for more bytes waits for this
      // stream, so that it is this one, and none around it, that has to end.
      source.once('error', (error) => output.destroy(error));
      done(null, source);
    });
  }
  zip.end();
  try {
    yield* output;
  } finally {
    // Where nobody reads on, the file whose turn it is ends too.
    source?.destroy();
  }
}

export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A ZIP of small files, made at once. The same files of the same moment are the same bytes. */
export async function zipOf(files: readonly ZippedFile[], at: Date): Promise<Uint8Array> {
  const archived = files.map(({ name, bytes }) => ({
    name,
    async *bytes() {
      yield bytes;
    },
  }));
  return buffer(zipBytes(archived, at));
}
