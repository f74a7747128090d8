import { createECDH, createPublicKey, verify } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { PushKeys, PushTarget } from '../ports/push.ts';
import { publicPost } from './outbound/public-post.ts';
import { webPush } from './web-push.ts';

const MESSAGE = { text: 'Boat is reached', topic: '01a1-f640', urgent: false };
const ENDPOINT = 'https://push.example.com/send/1';

let keys: PushKeys;
let target: PushTarget;

beforeAll(async () => {
  keys = await webPush('', 'https://invest.example').newKeys();
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const p256dh = browser.getPublicKey('base64url');
  target = { endpoint: ENDPOINT, p256dh, auth: Buffer.alloc(16, 7).toString('base64url') };
});

function service(answer: number | Error, contact = '') {
  const sent: { address: string; headers: Readonly<Record<string, string>>; body: Uint8Array }[] =
    [];
  const push = webPush(contact, 'https://invest.example', async (address, headers, body) => {
    sent.push({ address, headers, body });
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { push, sent };
}

test('a message goes to the endpoint encrypted, signed by the key that browsers know', async () => {
  const { push, sent } = service(201, 'mailto:operator@example.com');
  expect(await push.send(target, MESSAGE, keys)).toBe('ok');
  const { address, headers = {}, body = new Uint8Array() } = sent[0] ?? {};
  expect(address).toBe(ENDPOINT);
  expect(headers).toMatchObject({
    'Content-Encoding': 'aes128gcm',
    TTL: '86400',
    Topic: '01a1f640',
  });
  expect(Buffer.from(body).toString('latin1')).not.toContain('Boat');
  const [, token = '', key = ''] = /t=([^,]+), k=(.+)$/.exec(headers['Authorization'] ?? '') ?? [];
  expect(key).toBe(keys.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((at) =>
    at.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
  expect(verify('sha256', signed, options, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.example.com',
    sub: 'mailto:operator@example.com',
  });
});

test.each([
  [201, 'ok'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'refused'],
  [429, 'retryable'],
  [503, 'retryable'],
  [new Error('down'), 'retryable'],
])('%s is %s', async (answer, outcome) => {
  expect(await service(answer).push.send(target, MESSAGE, keys)).toBe(outcome);
});

test.each([
  ['http://push.example.com/', '93.184.216.34', 'is not asked'],
  ['https://10.0.0.1/', '10.0.0.1', 'a name is needed'],
  ['https://push.example.com/', '169.254.169.254', 'is not public'],
])('%s at %s is not posted to', async (address, ip, problem) => {
  const network = {
    resolve: async () => [{ address: ip, family: 4 }],
    request: () => {
      throw new Error('it was asked');
    },
  };
  const post = publicPost({ timeoutMs: 60_000 }, network);
  await expect(post(address, {}, Buffer.alloc(0))).rejects.toThrow(problem);
});
