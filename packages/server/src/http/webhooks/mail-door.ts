import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Deps } from '../../deps.ts';
import { type EmailTaken, receiveEmail } from '../../domains/portfolios/index.ts';
import { PlatformError } from '../../kernel/errors.ts';
import { equalSecrets } from '../../kernel/hash.ts';
import { addRateHeaders, type RateLimits } from '../rate-limit/rate-limits.ts';
import type { ClientIp } from '../requests/client-ip.ts';
import { pathOf } from '../requests/request-target.ts';

export interface MailDoorDeps {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'random' | 'objects' | 'config' | 'scanner'> & {
    readonly log: Pick<Deps['log'], 'warn'>;
  };
  readonly limits: Pick<RateLimits, 'peekGeneral'>;
  readonly clientIp: ClientIp;
}

const PATH = /^\/webhooks\/mail\/([A-Za-z0-9.@_-]{1,320})$/;
const ALWAYS = [
  ...['Cache-Control', 'no-store', 'Referrer-Policy', 'no-referrer', 'X-Robots-Tag', 'noindex'],
  ...['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ...['X-Content-Type-Options', 'nosniff'],
];
/** How far the clocks of both may be apart, and how long a message may be on its way. */
const TOLERANCE_SECONDS = 300;
const HASH = /^[0-9a-f]{64}$/;
const TIME = /^\d{1,12}$/;
/** The same message again passes tomorrow where it is 429, and never where it is 4yz otherwise. */
const STATUS: Readonly<Record<EmailTaken, number>> = {
  taken: 204,
  unknown: 404,
  full: 429,
  'too-large': 413,
  'long-head': 422,
  malformed: 422,
  looping: 422,
  infected: 422,
};

/** Whether a path is where a hosted mail service sends messages. */
export function isMailPath(path: string): boolean {
  return PATH.test(path);
}

/** The message is not the one that was signed. */
class OtherMessage extends Error {}

/**
 * Takes the raw message that a hosted mail service has for an address. What it signs are the time,
 * the address and the message's hash, so that nothing is read of what is not signed.
 *
 * @returns the status of the answer
 */
export async function serveMail(
  { deps, limits, clientIp }: MailDoorDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number> {
  const end = (status: number, headers: readonly string[] = []): number => {
    // What is left of a body is not waited for.
    if (status >= 400) response.shouldKeepAlive = false;
    const all = [...ALWAYS, ...headers];
    // A mail service sends for many people, and what is signed is not held back.
    addRateHeaders(all, limits.peekGeneral({ kind: 'anonymous', ip: clientIp(request) }));
    response.writeHead(status, all).end();
    return status;
  };
  if (request.method !== 'POST') return end(405, ['Allow', 'POST']);
  const [, address = ''] = PATH.exec(pathOf(request.url ?? '/')) ?? [];
  const hash = signedHash(deps, address, request);
  if (hash === null) return end(401);
  try {
    const source = hashed(request.iterator({ destroyOnReturn: false }), hash);
    return end(STATUS[await receiveEmail(deps, address, source)]);
  } catch (error) {
    if (error instanceof OtherMessage) return end(400);
    if (error instanceof PlatformError && error.code === 'PROVIDER_UNAVAILABLE') return end(503);
    throw error;
  }
}

/** The hash of the message that is to come; null where nobody who has the key says so. */
function signedHash(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  address: string,
  { headers }: IncomingMessage,
): string | null {
  const { mailInSecret } = config;
  const [time, hash, signature] = ['mail-timestamp', 'mail-content-sha256', 'mail-signature'].map(
    (name) => String(headers[name] ?? ''),
  );
  if (mailInSecret === null || !TIME.test(time ?? '') || !HASH.test(hash ?? '')) return null;
  const seconds = clock.now().getTime() / 1_000;
  if (Math.abs(seconds - Number(time)) > TOLERANCE_SECONDS) return null;
  const expected = createHmac('sha256', mailInSecret).update(`${time}.${address}.${hash}`);
  const given = Buffer.from(signature ?? '', 'hex');
  return equalSecrets(expected.digest(), given) ? (hash ?? null) : null;
}

async function* hashed(
  source: AsyncIterable<Uint8Array>,
  expected: string,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const part of source) {
    hash.update(part);
    yield part;
  }
  if (hash.digest('hex') !== expected) throw new OtherMessage('the message is another one');
}
