import { createHash } from 'node:crypto';
import type { AwsClient } from 'aws4fetch';
import { readWhole } from '../outbound/bounded-fetch.ts';
import { guarded } from '../outbound/guarded.ts';
import { streamedFetch } from '../outbound/streamed-fetch.ts';

export interface S3Bucket {
  readonly bucket: string;
  readonly region: string;
  /** Such as `https://s3.eu-central-1.amazonaws.com`, without the bucket. */
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Of an object; empty: the bucket itself is asked. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** @returns null where the object is not there */
export type AskS3 = (request: S3Request) => Promise<Response | null>;

/** Until the answer begins; what a part of an object takes on a slow line is in it. */
const TIMEOUT_MS = 60_000;
const MAX_BYTES = 5 * 1_024 ** 4;
const MAX_TOLD_BYTES = 1_048_576;

/**
 * Asks a store that speaks as Amazon S3 does, signed by Signature Version 4, the body's hash
 * included, and with the bucket in the path.
 *
 * @param send tests put a store of their own there
 * @returns a function that rejects with PROVIDER_UNAVAILABLE where the store refuses or is away
 */
export function s3Client(bucket: S3Bucket, send?: typeof fetch): AskS3 {
  const guard = guarded('The object store');
  const { origin } = new URL(bucket.endpoint);
  const exchange = streamedFetch({ origin, maxBytes: MAX_BYTES }, send);
  let signer: Promise<AwsClient> | undefined;
  const sign = async (url: string, init: RequestInit): Promise<Headers> => {
    signer ??= import('aws4fetch').then(
      ({ AwsClient: Client }) => new Client({ ...bucket, service: 's3', retries: 0 }),
    );
    return (await (await signer).sign(url, init)).headers;
  };
  return ({ method, key, query = {}, body = '' }) =>
    guard(async () => {
      const path = `${bucket.endpoint}/${bucket.bucket}${key === '' ? '' : `/${key}`}`;
      const url = `${path}?${new URLSearchParams(query)}`.replace(/\?$/, '');
      const hash = createHash('sha256').update(body).digest('hex');
      const sent = body === '' ? { method } : { method, body };
      const headers = await sign(url, { ...sent, headers: { 'X-Amz-Content-Sha256': hash } });
      return answered(await inTime((signal) => exchange(url, { ...sent, headers, signal })));
    });
}

async function inTime(ask: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new Error('no answer in time')), TIMEOUT_MS);
  try {
    return await ask(deadline.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function answered(response: Response): Promise<Response | null> {
  if (response.ok) return response;
  const told = await toldIn(response);
  const code = elementIn(told, 'Code');
  if (response.status === 404 && code === 'NoSuchKey') return null;
  throw new Error(`the object store answered ${response.status} ${code ?? ''}`);
}

/** What the store says beside objects: never long. */
export async function toldIn(response: Response): Promise<string> {
  return (await readWhole(response, MAX_TOLD_BYTES)).text();
}

/** The text of an element of the store's XML; its names and ids hold nothing that is escaped. */
export function elementIn(xml: string, name: string): string | null {
  return xml.match(new RegExp(`<${name}>([^<]*)</${name}>`))?.[1] ?? null;
}
