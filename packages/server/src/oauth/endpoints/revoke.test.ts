import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../db/testing.ts';
import type { SessionActor } from '../../kernel/actor.ts';
import type { CreatedCredential } from '../clients/credentials.ts';
import { basic, bodyOf, type OAuthWorld, oauthWorld, SENDER } from '../testing.ts';
import { authenticateBearer } from '../tokens/authenticate-bearer.ts';

let world: OAuthWorld;
let user: SessionActor;
let script: CreatedCredential & { clientSecret: string };
let authorization: string;

beforeEach(async () => {
  world = oauthWorld(await testDatabase());
  user = await world.user();
  script = await world.confidential(user);
  authorization = basic(script.credential.clientId, script.clientSecret);
});

const bearer = (token: string) => authenticateBearer(world.deps, `Bearer ${token}`, SENDER);
const revoke = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  world.post('/oauth/revoke', form, headers);

describe('RFC 7009', () => {
  test('a confidential client revokes its token at once', async () => {
    const token = await world.token(script);
    const heard: unknown[] = [];
    await world.deps.db.listen('control', (payload) => heard.push(JSON.parse(payload)));
    const response = await revoke({ token }, { Authorization: authorization });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
    expect(await bearer(token)).toBe('unknown');
    await expect.poll(() => heard).toMatchObject([{ kind: 'token-revoked' }]);
  });

  test('a public client revokes its token by its client_id', async () => {
    const app = await world.publicClient(await world.user());
    const { clientId } = app.credential;
    const body = await bodyOf(await world.redeem(clientId, await world.code(user, clientId)));
    const token = String(body.access_token);
    expect((await revoke({ token, client_id: clientId })).status).toBe(200);
    expect(await bearer(token)).toBe('unknown');
  });

  test.each(['access_token', 'refresh_token', 'constructor'])(
    'the hint %s is only a hint',
    async (hint) => {
      const token = await world.token(script);
      await revoke({ token, token_type_hint: hint }, { Authorization: authorization });
      expect(await bearer(token)).toBe('unknown');
    },
  );

  test.each(['nonsense', `ip_at_${'0'.repeat(43)}`])(
    'section 2.2: the unknown token %s is answered like a known one',
    async (token) => {
      const response = await revoke({ token }, { Authorization: authorization });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('');
    },
  );

  test('section 2.1: a client does not revoke the token of another', async () => {
    const other = await world.confidential(user);
    const token = await world.token(other);
    expect((await revoke({ token }, { Authorization: authorization })).status).toBe(200);
    expect(await bearer(token)).toMatchObject({ kind: 'token' });
  });

  test('a request without a token is an invalid_request', async () => {
    const response = await revoke({}, { Authorization: authorization });
    expect((await bodyOf(response)).error).toBe('invalid_request');
  });

  test('nobody revokes without naming a client, nor a confidential one without its secret', async () => {
    const token = await world.token(script);
    const { clientId } = script.credential;
    for (const form of [{ token }, { token, client_id: clientId }]) {
      const response = await revoke(form);
      expect(response.status).toBe(401);
      expect((await bodyOf(response)).error).toBe('invalid_client');
    }
    expect(await bearer(token)).toMatchObject({ kind: 'token' });
  });
});

describe('RFC 7662', () => {
  const introspect = async (token: string, header = authorization) =>
    bodyOf(await world.post('/oauth/introspect', { token }, { Authorization: header }));

  test('a client learns about its token', async () => {
    const token = await world.token(script, 'trade identity');
    const issuedAt = world.clock.now().getTime() / 1000;
    expect(await introspect(token)).toEqual({
      active: true,
      scope: 'identity trade',
      client_id: script.credential.clientId,
      token_type: 'Bearer',
      exp: issuedAt + 3600,
      iat: issuedAt,
      sub: user.userId,
      aud: 'https://api.example.com',
      iss: 'https://api.example.com',
    });
  });

  test('the scopes are those in force now', async () => {
    const token = await world.token(script, 'identity trade');
    await world.deps.db.all(
      { name: 'oauth_test_lapse', text: "update users set plan = 'FREE' where id = $1" },
      user.userId,
    );
    expect(await introspect(token)).toMatchObject({ active: true, scope: 'identity' });
  });

  test('a client learns about tokens of its owner’s account', async () => {
    const app = await world.publicClient(await world.user());
    const { clientId } = app.credential;
    const body = await bodyOf(await world.redeem(clientId, await world.code(user, clientId)));
    expect(await introspect(String(body.access_token))).toMatchObject({ active: true });
  });

  test('section 4: tokens of others, unknown and expired ones are all just inactive', async () => {
    const stranger = await world.confidential(await world.user());
    const foreign = await world.token(stranger);
    const own = await world.token(script);
    expect(await introspect(foreign)).toEqual({ active: false });
    expect(await introspect('nonsense')).toEqual({ active: false });
    expect(await introspect(`ip_at_${'0'.repeat(43)}`)).toEqual({ active: false });
    world.clock.advance(3_600_000);
    expect(await introspect(own)).toEqual({ active: false });
  });

  test('section 2.1: it takes a client that can authenticate', async () => {
    const app = await world.publicClient(user);
    const token = await world.token(script);
    const form = { token, client_id: app.credential.clientId };
    const response = await world.post('/oauth/introspect', form);
    expect(response.status).toBe(401);
    expect((await bodyOf(response)).error).toBe('invalid_client');
  });
});
