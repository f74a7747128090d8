import { createHmac } from 'node:crypto';
import { operationHints } from '@investing-platform/schema/hints';
import * as documents from '@investing-platform/schema/operations';
import { startTestServer, type TestServer } from '@investing-platform/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let bearer: { Authorization: string };

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 6238 with the defaults that authenticator apps know, written apart from the server's. */
function totp(secret: string, at: Date): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

beforeAll(async () => {
  // The provider is asked only after the proof, so that it need not be there.
  server = await startTestServer({ settings: { GOOGLE_CLIENT_ID: 'platform' } });
  const ada = await server.createUser({ plan: 'PRO' });
  bearer = { Authorization: `Bearer ${await server.issueToken(ada, ['full_access'])}` };
  const Cookie = await server.signIn(ada);
  const begin = await server.graphql({ Cookie }, 'mutation { updateMfaQrCode { secret } }');
  const begun = begin.body.data as { updateMfaQrCode: { secret: string } } | null;
  const code = totp(begun?.updateMfaQrCode.secret ?? '', server.deps.clock.now());
  const confirm = 'mutation ($params: UpdateMfaInput!) { updateMfa(params: $params) { enabled } }';
  const { body } = await server.graphql({ Cookie }, confirm, { params: { enabled: true, code } });
  if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
});
afterAll(() => server.stop());

/** What is checked before the factor, and tells nothing that a token may not know. */
const EARLIER: Readonly<Record<string, string>> = {
  // The link of the mail is the first proof.
  resetPassword: 'BAD_USER_INPUT',
};

const names = Object.entries(operationHints)
  .filter(([, { stepUp }]) => stepUp)
  .map(([name]) => name);

function withoutProof(example: unknown): Record<string, unknown> {
  const { mfaCode: _code, password: _password, ...rest } = Object(example);
  return rest;
}

describe('without a fresh code a token of somebody with a second factor', () => {
  test.each(names)('does not get %s', async (name) => {
    const params = withoutProof(operationHints[name]?.example);
    const { body } = await server.graphql(bearer, Reflect.get(documents, name), { params });
    const code = body.errors?.[0]?.extensions.code;
    if (code === 'NOT_IMPLEMENTED') return;
    expect(code, JSON.stringify(body)).toBe(EARLIER[name] ?? 'MFA_REQUIRED');
  });
});
