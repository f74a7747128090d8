import { createHash, createHmac } from 'node:crypto';
import type { S3Bucket } from './s3-client.ts';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const xml = (text: string, status = 200) =>
  new Response(`<?xml version="1.0"?>${text}`, { status });
const fault = (status: number, code: string) => xml(`<Error><Code>${code}</Code></Error>`, status);
const PAGE = 2;

/**
 * A bucket as Amazon documents it, as far as the adapter asks: objects, uploads in parts, lists in
 * pages. It checks each signature by the steps of the documentation, by its own arithmetic.
 */
export class FakeS3 {
  readonly objects = new Map<string, Buffer>();
  readonly uploads = new Map<string, Map<number, Buffer>>();
  /** What the next request is answered with instead. */
  next: Response | null = null;
  readonly #bucket: S3Bucket;

  constructor(bucket: S3Bucket) {
    this.#bucket = bucket;
  }

  readonly send: typeof fetch = async (input, init = {}) => {
    const request = new Request(input, init);
    const body = Buffer.from(await request.arrayBuffer());
    const { next } = this;
    this.next = null;
    if (next !== null) return next;
    if (!this.#isSigned(request, body)) return fault(403, 'SignatureDoesNotMatch');
    const url = new URL(request.url);
    const [, bucket, ...path] = url.pathname.split('/');
    if (bucket !== this.#bucket.bucket) return fault(404, 'NoSuchBucket');
    const key = path.join('/');
    return key === '' ? this.#list(url) : this.#object(request.method, key, url, body);
  };

  #object(method: string, key: string, url: URL, body: Buffer): Response {
    const uploadId = url.searchParams.get('uploadId');
    if (uploadId !== null) return this.#upload(method, key, uploadId, url, body);
    if (url.searchParams.has('uploads')) {
      const id = `upload/${this.uploads.size}+1`;
      this.uploads.set(id, new Map());
      return xml(`<R><UploadId>${id}</UploadId></R>`);
    }
    const found = this.objects.get(key);
    if (method === 'GET') {
      if (found === undefined) return fault(404, 'NoSuchKey');
      return new Response(new Uint8Array(found), {
        headers: { 'content-length': String(found.length) },
      });
    }
    if (method === 'PUT') this.objects.set(key, body);
    else this.objects.delete(key);
    return new Response(null, { status: method === 'PUT' ? 200 : 204 });
  }

  #upload(method: string, key: string, id: string, url: URL, body: Buffer): Response {
    const parts = this.uploads.get(id);
    if (parts === undefined) return fault(404, 'NoSuchUpload');
    if (method === 'PUT') {
      parts.set(Number(url.searchParams.get('partNumber')), body);
      return new Response(null, { headers: { etag: `"${sha256(body)}"` } });
    }
    this.uploads.delete(id);
    if (method === 'DELETE') return new Response(null, { status: 204 });
    const tags = [...body.toString().matchAll(/<PartNumber>(\d+)<.*?<ETag>(.*?)</g)];
    const joined = tags.map(([, number, tag]) => {
      const part = parts.get(Number(number)) ?? Buffer.alloc(0);
      return `"${sha256(part)}"` === tag ? part : null;
    });
    // It answers 200 first, and says what failed in the body.
    if (joined.includes(null)) return fault(200, 'InvalidPart');
    this.objects.set(key, Buffer.concat(joined.filter((part) => part !== null)));
    return xml('<R><ETag>whole</ETag></R>');
  }

  #list({ searchParams }: URL): Response {
    const prefix = searchParams.get('prefix') ?? '';
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    const from = Number(searchParams.get('continuation-token') ?? 0);
    const shown = keys.slice(from, from + PAGE).map((key) => `<C><Key>${key}</Key></C>`);
    const more = from + PAGE < keys.length;
    const next = more ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
    return xml(`<R>${shown.join('')}${next}</R>`);
  }

  /** Authenticating Requests (AWS Signature Version 4), step by step. */
  #isSigned(request: Request, body: Buffer): boolean {
    const { accessKeyId, secretAccessKey, region } = this.#bucket;
    const given = request.headers.get('authorization') ?? '';
    const names = /SignedHeaders=([^,]+)/.exec(given)?.[1] ?? '';
    const at = request.headers.get('x-amz-date') ?? '';
    const url = new URL(request.url);
    const headerOf = (name: string) => (name === 'host' ? url.host : request.headers.get(name));
    const hash = sha256(body);
    const canonical = [
      request.method,
      url.pathname,
      [...url.searchParams]
        .map((pair) => pair.map(encodeURIComponent).join('='))
        .sort()
        .join('&'),
      ...names.split(';').map((name) => `${name}:${headerOf(name)}`),
      '',
      names,
      hash,
    ].join('\n');
    const scope = `${at.slice(0, 8)}/${region}/s3/aws4_request`;
    const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
    const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
    const signature = hmac(key, text).toString('hex');
    return (
      request.headers.get('x-amz-content-sha256') === hash &&
      given.includes(`Credential=${accessKeyId}/${scope}`) &&
      given.endsWith(`Signature=${signature}`)
    );
  }
}
