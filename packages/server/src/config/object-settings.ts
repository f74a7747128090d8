import { setting } from './setting.ts';
import { optional, origin, socketAddress, text } from './setting-parsers.ts';

/** Where files of people lie. */
export const objectSettings = {
  s3Bucket: setting(
    'S3_BUCKET',
    '',
    'A bucket for the files of people: documents, papers, exports, reports. Default: none, they lie in the folder objects of DATA_DIR, which every process has to share.',
    bucketName,
  ),
  s3Endpoint: setting(
    'S3_ENDPOINT',
    '',
    "The bucket's store, where it is not Amazon's: an origin such as https://minio.example.com. Over http its files cross the network in clear.",
    optional(origin),
  ),
  s3Region: setting('S3_REGION', 'us-east-1', "The bucket's region.", text),
  s3Prefix: setting(
    'S3_PREFIX',
    '',
    'What each name in the bucket begins with, such as investing/.',
    prefix,
  ),
  s3AccessKeyId: setting('S3_ACCESS_KEY_ID', '', 'Who signs requests to the bucket.', text),
  s3SecretAccessKey: setting(
    'S3_SECRET_ACCESS_KEY',
    '',
    'What they are signed with. Its owner may put, get, delete and list below the prefix, and no more.',
    text,
  ),
  clamdAddress: setting(
    'CLAMD_ADDRESS',
    '',
    "Where ClamAV's clamd listens, which looks into files of people before they are kept: host:port, or the path of its socket. What it finds is refused; while it does not answer, files are refused too and e-mails come again later. Its StreamMaxLength has to be 25M at least. Default: none, files are kept unscanned.",
    optional(socketAddress),
  ),
} as const;

function bucketName(value: string): string {
  if (value === '' || /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value)) return value;
  throw new Error(`must be the name of a bucket, not "${value}".`);
}

function prefix(value: string): string {
  if (/^([A-Za-z0-9._-]{1,60}\/){0,3}$/.test(value)) return value;
  throw new Error(`must end in a slash, such as investing/, not "${value}".`);
}
