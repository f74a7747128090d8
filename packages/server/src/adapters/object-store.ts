import { join } from 'node:path';
import type { Random } from '../kernel/random.ts';
import type { ObjectStore } from '../ports/object-store.ts';
import { type ClamdAddress, clamdScanner } from './clamd/clamd-scanner.ts';
import { folderStore } from './embedded/object-store/folder-store.ts';
import { s3Store } from './s3/s3-store.ts';

/** Where files lie, as the operator has set it. */
export interface ObjectSettings {
  readonly dataDir: string;
  /** Empty: in a folder. */
  readonly s3Bucket: string;
  readonly s3Endpoint: string | null;
  readonly s3Region: string;
  readonly s3Prefix: string;
  readonly s3AccessKeyId: string;
  readonly s3SecretAccessKey: string;
}

/** Where files lie, and who looks into those of strangers. */
export function openFiles(
  settings: ObjectSettings & { readonly clamdAddress: ClamdAddress | null },
  random: Random,
  objects: ObjectStore = openObjects(settings, random),
) {
  const { clamdAddress } = settings;
  return { objects, scanner: clamdAddress === null ? null : clamdScanner(clamdAddress) };
}

export function openObjects(settings: ObjectSettings, random: Random): ObjectStore {
  const { s3Bucket, s3Region } = settings;
  if (s3Bucket === '') return folderStore(join(settings.dataDir, 'objects'), random);
  return s3Store({
    bucket: s3Bucket,
    region: s3Region,
    endpoint: settings.s3Endpoint ?? `https://s3.${s3Region}.amazonaws.com`,
    prefix: settings.s3Prefix,
    accessKeyId: settings.s3AccessKeyId,
    secretAccessKey: settings.s3SecretAccessKey,
  });
}
