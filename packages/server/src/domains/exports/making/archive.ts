import { Readable } from 'node:stream';

/** A file in an archive; its bytes are asked for when its turn comes. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: () => AsyncIterable<Uint8Array>;
}

/** A ZIP of files, written while it is read. */
export async function* zipBytes(
  files: readonly ArchivedFile[],
  at: Date,
): AsyncGenerator<Uint8Array> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream);
  for (const { name, bytes } of files) {
    zip.addReadStreamLazy(name, { mtime: at }, (done) => {
      const source = Readable.from(bytes());
      // yazl does not pass on what a source fails with.
      source.once('error', (error) => output.destroy(error));
      done(null, source);
    });
  }
  zip.end();
  yield* output;
}
