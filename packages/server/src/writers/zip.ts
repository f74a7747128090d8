import { buffer } from 'node:stream/consumers';

export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A ZIP of small files, made at once. The same files of the same moment are the same bytes. */
export async function zipOf(files: readonly ZippedFile[], at: Date): Promise<Uint8Array> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  for (const { name, bytes } of files) {
    zip.addBuffer(Buffer.from(bytes), name, { mtime: at, forceDosTimestamp: true });
  }
  zip.end();
  return buffer(zip.outputStream);
}
