import {
  catalog,
  compositeScopes,
  leafScopes,
  type RequestableScope,
} from '@investing-platform/schema';
import {
  startTestServer,
  type TestServer,
  type TestUser,
} from '@investing-platform/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Caller,
  type Disguise,
  disguises,
  expectedVerdict,
  operations,
  probe,
} from './support/probes.ts';
import { httpTransport, socketTransport, type Transport } from './support/transports.ts';

let server: TestServer;
let paid: TestUser;
let free: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  paid = await server.createUser({ plan: 'PRO' });
  free = await server.createUser({ plan: 'FREE' });
});
afterAll(() => server.stop());

test('the matrix holds every operation of the table', () => {
  const probed = new Set(operations.map(([name]) => name));
  expect(Object.keys(catalog).filter((name) => !probed.has(name))).toEqual([]);
});

const overHttp = (token: string) => httpTransport(server, { Authorization: `Bearer ${token}` });
const overSocket = (token: string) => socketTransport(server, token);
const transports = [
  ['HTTP', overHttp],
  ['a WebSocket', overSocket],
] as const;

/** A socket takes 50 operations at once. */
const AT_ONCE = 40;

/** Sends every operation and lists those whose verdict is not the specification's. */
async function differences(
  transport: Transport,
  expected: (name: string, entry: (typeof operations)[number][1]) => string,
  disguise: Disguise = 'plainly',
): Promise<string[]> {
  const found: string[] = [];
  const compare = async ([name, entry]: (typeof operations)[number]) => {
    const verdict = await transport.send(probe(name, entry, disguise));
    const wanted = expected(name, entry);
    if (verdict !== wanted) found.push(`${name}: ${verdict}, not ${wanted}`);
  };
  for (let start = 0; start < operations.length; start += AT_ONCE) {
    await Promise.all(operations.slice(start, start + AT_ONCE).map(compare));
  }
  await transport.close();
  return found;
}

const asCaller = (caller: Caller) => (name: string, entry: (typeof operations)[number][1]) =>
  expectedVerdict(name, entry, caller);

describe.each(transports)('every operation over %s', (_name, connect) => {
  test.each(leafScopes)('with a token that holds %s alone', async (scope) => {
    const token = await server.issueToken(paid, [scope]);
    const caller: Caller = { kind: 'token', scopes: [scope] };
    expect(await differences(connect(token), asCaller(caller))).toEqual([]);
  });

  test('with a token of a free-plan user who asked for everything', async () => {
    const token = await server.issueToken(free, ['full_access']);
    const caller: Caller = { kind: 'token', scopes: ['identity'] };
    expect(await differences(connect(token), asCaller(caller))).toEqual([]);
  });

  test('with a token whose owner’s e-mail address is not confirmed', async () => {
    const unverified = await server.createUser({ verified: false });
    const token = await server.issueToken(unverified, ['full_access']);
    const caller: Caller = { kind: 'token', scopes: ['identity'] };
    expect(await differences(connect(token), asCaller(caller))).toEqual([]);
  });
});

/** What the doors share is asked through one of them. */
describe('every operation', () => {
  test.each(Object.entries(compositeScopes))(
    'with a token for the composite %s',
    async (composite, scopes) => {
      const token = await server.issueToken(paid, [composite as RequestableScope]);
      expect(await differences(overSocket(token), asCaller({ kind: 'token', scopes }))).toEqual([]);
    },
  );

  test.each(Object.keys(disguises) as Disguise[])('is recognised %s', async (disguise) => {
    const scopes = ['trade', 'profile.read', 'public'] as const;
    const token = await server.issueToken(paid, scopes);
    const expected = asCaller({ kind: 'token', scopes });
    expect(await differences(overSocket(token), expected, disguise)).toEqual([]);
  });
});

describe('every operation over HTTP', () => {
  test('without a token', async () => {
    const transport = httpTransport(server, {});
    expect(await differences(transport, asCaller({ kind: 'anonymous' }))).toEqual([]);
  });

  test('with an expired token', async () => {
    const token = await server.issueToken(paid, ['full_access']);
    await server.expireToken(token);
    const expected = () => 'UNAUTHENTICATED The access token is expired.';
    expect(await differences(overHttp(token), expected)).toEqual([]);
  });

  test('with a token whose credential was deleted', async () => {
    const credential = await server.createCredential(paid);
    const token = await server.issueToken(paid, ['full_access'], credential);
    await server.deleteCredential(paid, credential);
    const expected = () => 'UNAUTHENTICATED The access token is unknown.';
    expect(await differences(overHttp(token), expected)).toEqual([]);
  });

  test.each([
    ['paid', true],
    ['free', false],
  ])('with a first-party session on a %s plan', async (_plan, isPaid) => {
    const cookie = await server.signIn(isPaid ? paid : free);
    const transport = httpTransport(server, { Cookie: cookie });
    expect(await differences(transport, asCaller({ kind: 'session', isPaid }))).toEqual([]);
  });

  test('with a first-party session from another origin', async () => {
    const cookie = await server.signIn(paid);
    const transport = httpTransport(server, { Cookie: cookie, Origin: 'https://evil.example' });
    const expected = asCaller({ kind: 'anonymous' });
    expect(
      await differences(transport, (name, entry) =>
        entry.access === 'SESSION_ONLY' || entry.access === 'SESSION_START'
          ? `FORBIDDEN ${name} is available to the first-party app only`
          : expected(name, entry),
      ),
    ).toEqual([]);
  });
});

describe('a socket', () => {
  const anything = {
    query: 'query Probe($run: Boolean!) { healthCheck @include(if: $run) { status } }',
  };

  test('is refused with 4401 without a valid token', async () => {
    for (const token of ['', 'ip_at_unknown']) {
      expect(await overSocket(token).send(anything)).toBe('closed 4401');
    }
  });

  test('is refused with 4403 with an expired token', async () => {
    const token = await server.issueToken(paid, ['full_access']);
    await server.expireToken(token);
    expect(await overSocket(token).send(anything)).toBe('closed 4403');
  });

  test('opens nothing with a cookie', async () => {
    const cookie = await server.signIn(paid);
    expect(await overSocket(cookie).send(anything)).toBe('closed 4401');
  });
});

test('one request names every operation that it may not run, and runs none', async () => {
  const token = await server.issueToken(paid, ['identity']);
  const query = '{ fetchCurrentUser { id } getPositions { symbol } apiCredentials { id } }';
  const { body } = await server.graphql({ Authorization: `Bearer ${token}` }, query);
  expect(body.data).toBeUndefined();
  expect(body.errors?.map((error) => error.message)).toEqual([
    'token missing the required scope portfolio.read for: getPositions',
    'apiCredentials is not available to API tokens',
  ]);
});

test('a nested field needs its own scope', async () => {
  const query = '{ fetchCurrentUser { id account { tier } } }';
  const ask = async (scopes: readonly RequestableScope[]) => {
    const token = await server.issueToken(paid, scopes);
    return (await server.graphql({ Authorization: `Bearer ${token}` }, query)).body;
  };
  expect((await ask(['identity'])).errors?.map((error) => error.message)).toEqual([
    'token missing the required scope profile.read for: User.account',
  ]);
  const { data } = await ask(['identity', 'profile.read']);
  expect(data).toMatchObject({ fetchCurrentUser: { account: { tier: 'PRO' } } });
});
