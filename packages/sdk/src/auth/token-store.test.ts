import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { flowOptions, issuingFetch, tokenAnswer } from '../../test/authorization-server.ts';
import { fakeFetch, json } from '../../test/fake-fetch.ts';
import { tokenFiles } from '../token-file.ts';
import { authorizationCode } from './authorization-code.ts';
import { clientCredentials } from './client-credentials.ts';

const clientSecret = 'ip_cs_secret';
let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'tokens-')), 'own');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('processes that share a store', () => {
  test('take one token, whose file its owner alone can read', async () => {
    const fake = issuingFetch();
    const options = { ...flowOptions(fake), clientSecret, store: tokenFiles(folder) };
    const first = await clientCredentials(options).token();
    const second = await clientCredentials(options).token();
    expect([second, fake.requests.length]).toEqual([first, 1]);
    const [file = ''] = await readdir(folder);
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    expect(file).toMatch(/^\d{32,96}[.]json$/);
  });

  test('do not take one that was refused, or that ends soon', async () => {
    const fake = issuingFetch();
    const options = { ...flowOptions(fake), clientSecret, store: tokenFiles(folder) };
    const source = clientCredentials(options);
    source.invalidate((await source.token()).value);
    expect((await source.token()).value).toBe('token-2');
    options.clock.advance(3_600_000 - 140_000);
    expect((await clientCredentials(options).token()).value).toBe('token-3');
  });

  test('with another secret or other scopes take one of their own', async () => {
    const fake = issuingFetch();
    const options = { ...flowOptions(fake), clientSecret, store: tokenFiles(folder) };
    await clientCredentials(options).token();
    await clientCredentials({ ...options, clientSecret: 'another' }).token();
    await clientCredentials({ ...options, scopes: ['trade'] }).token();
    expect(await readdir(folder)).toHaveLength(3);
  });
});

test('many who ask at once wait as long as the server says, and get their token', async () => {
  const limited = json({ error: 'slow_down' }, 429, { 'retry-after': '2' });
  const fake = fakeFetch(limited, limited, tokenAnswer('token-1'));
  const options = flowOptions(fake);
  const asked = clientCredentials({ ...options, clientSecret }).token();
  expect((await options.clock.settle(asked)).value).toBe('token-1');
  expect(fake.requests).toHaveLength(3);
  expect(options.clock.delays.filter((delay) => delay > 2_000 && delay < 3_000)).toHaveLength(2);
});

test('signing out ends the token at the server, and is nothing without one', async () => {
  const fake = fakeFetch(() => new Response(null, { status: 200 }));
  const token = { value: 'token-1', expiresAtMs: null, scopes: [] };
  const redirectUri = 'https://app.example.com/back';
  const source = authorizationCode({ ...flowOptions(fake), redirectUri, token });
  await source.signOut();
  expect(fake.requests[0]?.url).toBe('https://api.example.com/oauth/revoke');
  expect(Object.fromEntries(fake.requests[0]?.form ?? [])).toMatchObject({ token: 'token-1' });
  await expect(source.token()).rejects.toMatchObject({ name: 'ReauthorizationRequired' });
  await source.signOut();
  expect(fake.requests).toHaveLength(1);
});
