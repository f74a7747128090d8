import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../db/testing.ts';
import type { SessionActor } from '../../kernel/actor.ts';
import { sha256 } from '../../kernel/hash.ts';
import { findCodeByHash } from '../store/codes.sql.ts';
import {
  basic,
  bodyOf,
  ISSUER,
  locationOf,
  type OAuthWorld,
  oauthWorld,
  rowCount,
} from '../testing.ts';
import { issueForCode } from '../tokens/issue.ts';

let world: OAuthWorld;
let user: SessionActor;
let clientId: string;

beforeEach(async () => {
  const oauth = { approvedRedirectDomains: ['app.example.com'] };
  const resourcePaths = ['/graphql', '/files'];
  world = oauthWorld(await testDatabase(), { oauth: { ...oauth, resourcePaths } });
  user = await world.user();
  ({ clientId } = (await world.publicClient(await world.user())).credential);
});

describe('the token is for', () => {
  const files = `${ISSUER}/files`;
  const graphql = `${ISSUER}/graphql`;

  test.each<[string, string[], string[], unknown]>([
    ['everything where nothing was named', [], [], ISSUER],
    ['what the consent named', [files], [], files],
    ['less where the token request names less', [files, graphql], [graphql], graphql],
    ['what the token request alone names', [], [files], files],
    ['several', [files, graphql], [], [files, graphql]],
  ])('%s', async (_case, consented, asked, audience) => {
    const code = await world.code(user, clientId, { resource: consented });
    const { access_token: token } = await bodyOf(
      await world.redeem(clientId, code, { resource: asked }),
    );
    const script = await world.confidential(user);
    const authorization = basic(script.credential.clientId, script.clientSecret);
    const form = { token: String(token) };
    const told = await world.post('/oauth/introspect', form, { Authorization: authorization });
    expect((await bodyOf(told)).aud).toEqual(audience);
  });

  test('no other door where the consent is remembered for one', async () => {
    await world.code(user, clientId, { resource: files });
    const next = async (resource: string | null) =>
      locationOf(await world.authorize(clientId, { resource }, user)).pathname;
    expect(await next(files)).toBe('/callback');
    expect(await next(graphql)).toBe('/consent');
    expect(await next(null)).toBe('/consent');
    await world.code(user, clientId, { resource: null });
    expect(await next(graphql)).toBe('/callback');
  });
});

describe('a suspended person', () => {
  const suspension = (at: Date | null) =>
    world.deps.db.all(
      { name: 'oauth_test_suspension', text: 'update users set suspended_at = $2 where id = $1' },
      user.userId,
      at,
    );

  test('has no code that redeems', async () => {
    const code = await world.code(user, clientId);
    await suspension(world.clock.now());
    const response = await world.redeem(clientId, code);
    expect((await bodyOf(response)).error).toBe('invalid_grant');
    expect(await rowCount(world.deps.db, 'access_tokens')).toBe(0);
  });

  test('has none where the suspension came between the checks and the redemption', async () => {
    const code = await findCodeByHash(world.deps.db, sha256(await world.code(user, clientId)));
    if (code === null) throw new Error('the code was not kept');
    await suspension(world.clock.now());
    await expect(issueForCode(world.deps, code, [])).rejects.toMatchObject({
      code: 'invalid_grant',
    });
    expect(await rowCount(world.deps.db, 'access_tokens')).toBe(0);
  });
});
