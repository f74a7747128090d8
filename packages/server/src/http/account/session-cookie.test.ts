import { describe, expect, test } from 'vitest';
import { sessionActor } from '../../graphql/engine.fixture.ts';
import { bearer, startDoor } from '../testing/app.fixture.ts';

describe.each([
  ['the lane', true],
  ['Yoga', false],
])('a request with a session cookie through %s', (_door, usesLane) => {
  const token = 's'.repeat(43);
  const signedIn = async () => {
    const fixture = await startDoor({ usesLane });
    fixture.sessions.set(token, sessionActor());
    return fixture;
  };
  const cookie = { Cookie: `a=b; session=${token}` };

  test('acts for its owner', async () => {
    const { post, url } = await signedIn();
    const query = '{ credentials me { name } }';
    for (const headers of [cookie, { ...cookie, Origin: url }]) {
      const { body } = await post({ query }, headers);
      expect(body).toEqual({ data: { credentials: ['c'], me: { name: 'session' } } });
    }
  });

  test.each<[string, Record<string, string>]>([
    ['of another origin', { Origin: 'https://evil.example' }],
    ['of another port of this host', { Origin: 'http://localhost:1' }],
    ['of no origin', { Origin: 'null' }],
    ['that the browser calls cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['that the browser calls same-site', { 'Sec-Fetch-Site': 'same-site' }],
  ])('is nothing in a request %s', async (_title, headers) => {
    const { post, world } = await signedIn();
    const { body } = await post({ query: '{ credentials }' }, { ...cookie, ...headers });
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
    const signIn = await post({ query: 'mutation { signIn }' }, headers);
    expect(signIn.body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect(world.calls).toEqual([]);
  });

  test('loses against a Bearer token, a bad one too', async () => {
    const { post } = await signedIn();
    const token = await post({ query: '{ me { name } }' }, { ...cookie, ...bearer('good') });
    expect(token.body.data.me.name).toBe('token');
    const bad = await post({ query: '{ me { name } }' }, { ...cookie, ...bearer('nope') });
    expect(bad.status).toBe(401);
  });

  test('is set on sign-in and cleared on sign-out', async () => {
    const { post } = await signedIn();
    const signIn = await post({ query: 'mutation { signIn }' });
    expect(signIn.response.headers.get('set-cookie')).toBe(
      `session=${'t'.repeat(43)}; Expires=Tue, 01 Jan 2030 00:00:00 GMT; Path=/; HttpOnly; SameSite=Lax`,
    );
    const signOut = await post({ query: 'mutation { signOut }' }, cookie);
    expect(signOut.response.headers.get('set-cookie')).toMatch(
      /^session=; Expires=Thu, 01 Jan 1970/,
    );
  });
});
