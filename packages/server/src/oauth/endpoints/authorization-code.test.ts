import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../db/testing.ts';
import type { SessionActor } from '../../kernel/actor.ts';
import { sha256 } from '../../kernel/hash.ts';
import { deleteCredential } from '../clients/credentials.ts';
import { findCodeByHash } from '../store/codes.sql.ts';
import {
  basic,
  bodyOf,
  type Fields,
  type OAuthWorld,
  oauthWorld,
  REDIRECT_URI,
  rowCount,
  SENDER,
  VERIFIER,
} from '../testing.ts';
import { authenticateBearer } from '../tokens/authenticate-bearer.ts';
import { issueForCode } from '../tokens/issue.ts';

let world: OAuthWorld;
let user: SessionActor;
let clientId: string;
let credentialId: string;

beforeEach(async () => {
  world = oauthWorld(await testDatabase());
  user = await world.user();
  const developer = await world.user();
  const local = 'http://localhost/cb';
  const created = await world.publicClient(developer, REDIRECT_URI, local);
  ({ clientId, id: credentialId } = created.credential);
});

const bearer = (token: unknown) =>
  authenticateBearer(world.deps, `Bearer ${String(token)}`, SENDER);

describe('a code is redeemed', () => {
  test('for a token of the user who allowed it, not of the app’s developer', async () => {
    const code = await world.code(user, clientId, { scope: 'trade portfolio' });
    const response = await world.redeem(clientId, code);
    expect(response.status).toBe(200);
    const body = await bodyOf(response);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^ip_at_[0-9A-Za-z]{43}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'portfolio.read portfolio.write trade',
    });
    expect(await bearer(body.access_token)).toMatchObject({ userId: user.userId });
  });

  test('on a loopback port that was chosen at run time', async () => {
    const redirectUri = 'http://localhost:51004/cb';
    const code = await world.code(user, clientId, { redirect_uri: redirectUri });
    expect((await world.redeem(clientId, code, { redirect_uri: redirectUri })).status).toBe(200);
  });

  test('within 60 seconds', async () => {
    const code = await world.code(user, clientId);
    world.clock.advance(59_999);
    expect((await world.redeem(clientId, code)).status).toBe(200);
  });

  test('with no more than the plan allows by then', async () => {
    const free = await world.user({ plan: 'FREE' });
    const code = await world.code(free, clientId, { scope: 'full_access' });
    expect((await bodyOf(await world.redeem(clientId, code))).scope).toBe('identity');
  });
});

describe('a code is refused as invalid_grant', () => {
  const other = 'x'.repeat(43);

  test.each([
    ['a wrong verifier', { code_verifier: other }],
    ['another redirect URI', { redirect_uri: `${REDIRECT_URI}/` }],
    ['another loopback port', { redirect_uri: 'http://localhost:9/cb' }],
    ['an unknown code', { code: `ip_ac_${'0'.repeat(43)}` }],
    ['a code of another form', { code: 'constructor' }],
  ])('with %s', async (_case, changes: Fields) => {
    const code = await world.code(user, clientId);
    const response = await world.redeem(clientId, code, changes);
    expect(response.status).toBe(400);
    expect((await bodyOf(response)).error).toBe('invalid_grant');
    expect(response.headers.get('WWW-Authenticate')).toBeNull();
    expect(await rowCount(world.deps.db, 'access_tokens')).toBe(0);
  });

  test('after 60 seconds', async () => {
    const code = await world.code(user, clientId);
    world.clock.advance(60_000);
    expect((await bodyOf(await world.redeem(clientId, code))).error).toBe('invalid_grant');
  });

  test('for another client', async () => {
    const thief = await world.publicClient(user, REDIRECT_URI);
    const code = await world.code(user, clientId);
    const response = await world.redeem(thief.credential.clientId, code);
    expect((await bodyOf(response)).error).toBe('invalid_grant');
    expect((await world.redeem(clientId, code)).status).toBe(200);
  });

  test('after its credential was deleted', async () => {
    const developer = await world.user();
    const app = await world.publicClient(developer);
    const code = await world.code(user, app.credential.clientId);
    await deleteCredential(world.deps, developer, app.credential.id);
    expect(await rowCount(world.deps.db, 'authorization_codes')).toBe(0);
    const response = await world.redeem(app.credential.clientId, code);
    expect((await bodyOf(response)).error).toBe('invalid_client');
  });

  test('the second time, which ends the token of the first', async () => {
    const code = await world.code(user, clientId);
    const first = await bodyOf(await world.redeem(clientId, code));
    expect(await bearer(first.access_token)).toMatchObject({ kind: 'token' });
    const second = await world.redeem(clientId, code);
    expect((await bodyOf(second)).error).toBe('invalid_grant');
    expect(await bearer(first.access_token)).toBe('unknown');
  });

  test('a replay tells every process that the token ended', async () => {
    const heard: unknown[] = [];
    await world.deps.db.listen('control', (payload) => heard.push(JSON.parse(payload)));
    const code = await world.code(user, clientId);
    await world.redeem(clientId, code);
    await world.redeem(clientId, code, { code_verifier: other });
    await expect
      .poll(() => heard)
      .toEqual([{ kind: 'token-revoked', tokenHashHex: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  test('where another use came between the checks and the redemption', async () => {
    const text = await world.code(user, clientId);
    const code = await findCodeByHash(world.deps.db, sha256(text));
    if (code === null) throw new Error('the code was not kept');
    const { accessToken } = await issueForCode(world.deps, code, []);
    await expect(issueForCode(world.deps, code, [])).rejects.toMatchObject({
      code: 'invalid_grant',
    });
    expect(await bearer(accessToken)).toBe('unknown');
  });

  test('a guess at the verifier uses nothing up', async () => {
    const code = await world.code(user, clientId);
    await world.redeem(clientId, code, { code_verifier: other });
    expect((await world.redeem(clientId, code)).status).toBe(200);
  });
});

describe('a malformed redemption', () => {
  test.each(['code', 'redirect_uri', 'client_id', 'code_verifier'])(
    'without %s is an invalid_request',
    async (name) => {
      const response = await world.redeem(clientId, `ip_ac_${'0'.repeat(43)}`, { [name]: null });
      expect(response.status).toBe(400);
      expect((await bodyOf(response)).error).toBe('invalid_request');
    },
  );

  test.each([
    ['42 characters', VERIFIER.slice(1)],
    ['129 characters', 'x'.repeat(129)],
    ['a character that is not unreserved', `${VERIFIER}+`],
  ])('with a verifier of %s is an invalid_request', async (_case, verifier) => {
    const code = await world.code(user, clientId);
    const response = await world.redeem(clientId, code, { code_verifier: verifier });
    expect((await bodyOf(response)).error).toBe('invalid_request');
  });

  test('that repeats the code is an invalid_request', async () => {
    const code = await world.code(user, clientId);
    const response = await world.redeem(clientId, code, { code: [code, code] });
    expect((await bodyOf(response)).error).toBe('invalid_request');
  });

  test('with an unknown scope is an invalid_scope', async () => {
    const code = await world.code(user, clientId);
    const response = await world.redeem(clientId, code, { scope: 'admin' });
    expect((await bodyOf(response)).error).toBe('invalid_scope');
  });

  test('for a resource beyond the consent is an invalid_target', async () => {
    const resource = 'https://api.example.com/graphql';
    const code = await world.code(user, clientId, { resource });
    const beyond = await world.redeem(clientId, code, { resource: 'https://api.example.com' });
    expect((await bodyOf(beyond)).error).toBe('invalid_target');
    expect((await world.redeem(clientId, code, { resource })).status).toBe(200);
  });
});

describe('only public clients redeem codes', () => {
  test('an unknown client is an invalid_client', async () => {
    const code = await world.code(user, clientId);
    const response = await world.redeem(`ip_ci_${'0'.repeat(43)}`, code);
    expect(response.status).toBe(401);
    expect((await bodyOf(response)).error).toBe('invalid_client');
  });

  test('a confidential client is an unauthorized_client', async () => {
    const confidential = await world.confidential(user);
    const code = await world.code(user, clientId);
    const response = await world.redeem(confidential.credential.clientId, code);
    expect(response.status).toBe(400);
    expect((await bodyOf(response)).error).toBe('unauthorized_client');
  });

  test('a secret in the body is refused', async () => {
    const code = await world.code(user, clientId);
    const response = await world.redeem(clientId, code, { client_secret: 'guess' });
    expect((await bodyOf(response)).error).toBe('invalid_client');
  });

  test('an Authorization header is refused', async () => {
    const response = await world.post(
      '/oauth/token',
      { grant_type: 'authorization_code', code: 'x' },
      { Authorization: basic(clientId, '') },
    );
    expect((await bodyOf(response)).error).toBe('invalid_client');
  });
});

test('deleting a credential ends its tokens and unredeemed codes at once', async () => {
  const developer = await world.user();
  const app = await world.publicClient(developer);
  const first = await world.code(user, app.credential.clientId);
  const body = await bodyOf(await world.redeem(app.credential.clientId, first));
  await world.code(user, app.credential.clientId);
  await deleteCredential(world.deps, developer, app.credential.id);
  expect(await bearer(body.access_token)).toBe('unknown');
  expect(await rowCount(world.deps.db, 'access_tokens')).toBe(0);
  expect(await rowCount(world.deps.db, 'authorization_codes')).toBe(0);
  expect(credentialId).not.toBe(app.credential.id);
});
