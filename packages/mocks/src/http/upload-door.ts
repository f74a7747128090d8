import { daysFrom } from '../facts/time.ts';
import { authenticate } from '../service/authenticate.ts';
import type { Service } from '../service/service.ts';

const MAX_BYTES = 20_971_520;
const LIFETIME_DAYS = 15 / 1_440;
const SCOPES = ['portfolio.write', 'profile.write'] as const;
const HEADERS = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'POST, PUT',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
};

const end = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status, headers: { ...HEADERS, ...headers } });

/** Takes the file of a document at its own address, or one for an operation that names it. */
export async function takeUpload({ platform }: Service, request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return end(204, PREFLIGHT);
  const [, id] = /\/uploads\/([\w-]+)$/.exec(new URL(request.url).pathname) ?? [];
  if (request.method !== (id === undefined ? 'POST' : 'PUT')) return end(405);
  const bytes = new Uint8Array(await request.arrayBuffer());
  const sizeBytes = bytes.length;
  if (sizeBytes > MAX_BYTES) return end(413);
  const sent = { bytes, sizeBytes, sha256: await sha256Hex(bytes) };
  if (id !== undefined) {
    if (platform.state.files.has(id)) return end(404);
    platform.state.files.set(id, sent);
    return end(204);
  }
  const caller = authenticate(platform, request.headers.get('authorization'));
  if (typeof caller === 'string') return end(401);
  if (!SCOPES.some((scope) => caller.scopes.has(scope))) return end(403);
  const uploadId = platform.newId();
  platform.state.files.set(uploadId, sent);
  const expiresAt = daysFrom(platform.clock.now(), LIFETIME_DAYS);
  const answer = { uploadId, sizeBytes, expiresAt };
  return Response.json(answer, { status: 201, headers: HEADERS });
}

async function sha256Hex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
