import { leafScopes } from '@investing-platform/schema';
import { describe, expect, test } from 'vitest';
import type { SessionActor } from '../../kernel/actor.ts';
import { type FixtureOptions, startFixture } from '../testing/app.fixture.ts';
import { openSocket, type RawSocket } from './socket.fixture.ts';

const TOKEN = 'a-session-token-of-the-browser';

const session: SessionActor = {
  kind: 'session',
  ip: '127.0.0.1',
  userId: 'user-1',
  plan: 'PLUS',
  scopes: new Set(leafScopes),
  sessionId: 'session-1',
  steppedUpAt: null,
  expiresAt: new Date('2030-01-01T00:00:00Z'),
};

async function setUp(options: FixtureOptions = {}) {
  const fixture = await startFixture(options);
  fixture.sessions.set(TOKEN, session);
  return fixture;
}

type Fixture = Awaited<ReturnType<typeof setUp>>;

/** Says hello as a page does: the browser adds cookie and origin by itself. */
async function hello(
  fixture: Fixture,
  more: Record<string, string> = {},
  payload?: object,
): Promise<RawSocket> {
  const headers = { Cookie: `session=${TOKEN}`, Origin: fixture.url, ...more };
  const socket = await openSocket(fixture, { headers });
  socket.send({ type: 'connection_init', ...(payload && { payload }) });
  return socket;
}

describe('a socket is opened by the session cookie', () => {
  test('of the first-party pages, and subscribes', async () => {
    const fixture = await setUp();
    const socket = await hello(fixture);
    expect(await socket.next()).toEqual({ type: 'connection_ack' });
    socket.subscribe('1', 'subscription { ticks { id } }');
    await expect.poll(() => fixture.world.feeds.length).toBe(1);
    fixture.world.feeds[0]?.send({ ticks: { id: 'a', side: 'BUY' } });
    expect(await socket.next()).toMatchObject({ id: '1', type: 'next' });
  });

  test.each([
    ['of another site', { Origin: 'https://evil.example' }],
    ['of another port of this machine', { Origin: 'http://localhost:1' }],
    ['of a sandboxed frame', { Origin: 'null' }],
    ['of a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
  ])('not of a page %s', async (_title, more) => {
    const socket = await hello(await setUp(), more);
    expect((await socket.closed).code).toBe(4401);
  });

  test('not where a token is shown: a bad one is not forgiven for a good cookie', async () => {
    const socket = await hello(await setUp(), {}, { Authorization: 'Bearer nope' });
    expect((await socket.closed).code).toBe(4401);
  });

  test('but for no operation of the first-party pages: those set cookies, and need HTTP', async () => {
    const socket = await hello(await setUp());
    await socket.next();
    socket.subscribe('1', '{ credentials }');
    expect(await socket.next()).toMatchObject({ id: '1', type: 'error' });
  });
});

describe('a socket of a session is closed with 4403', () => {
  test('at once where the session ends elsewhere', async () => {
    const fixture = await setUp();
    const [ended, other] = [await hello(fixture), await hello(fixture)];
    await Promise.all([ended.next(), other.next()]);
    fixture.app.sockets.revoke(JSON.stringify({ kind: 'session-ended', sessionId: 'another' }));
    expect(other.socket.readyState).toBe(other.socket.OPEN);
    fixture.app.sockets.revoke(JSON.stringify({ kind: 'session-ended', sessionId: 'session-1' }));
    expect((await ended.closed).code).toBe(4403);
    expect((await other.closed).code).toBe(4403);
  });

  test('with its next operation where the session ended unheard', async () => {
    const fixture = await setUp();
    const socket = await hello(fixture);
    await socket.next();
    fixture.sessions.delete(TOKEN);
    socket.subscribe('1', '{ health }');
    expect((await socket.closed).code).toBe(4403);
  });

  test('when it has not been used for too long, however much it is sent', async () => {
    const fixture = await setUp();
    fixture.sessions.set(TOKEN, { ...session, expiresAt: new Date(Date.now() + 200) });
    const socket = await hello(fixture);
    await socket.next();
    socket.subscribe('1', 'subscription { ticks { id } }');
    await expect.poll(() => fixture.world.feeds.length).toBe(1);
    // What the database answers from then on.
    fixture.sessions.delete(TOKEN);
    fixture.world.feeds[0]?.send({ ticks: { id: 'a', side: 'BUY' } });
    expect((await socket.closed).code).toBe(4403);
    await expect.poll(() => fixture.world.feeds[0]?.isLeft).toBe(true);
  });
});

test('a socket goes on where its session was used elsewhere, and is no use of it itself', async () => {
  const fixture = await setUp();
  fixture.sessions.set(TOKEN, { ...session, expiresAt: new Date(Date.now() + 50) });
  const socket = await hello(fixture);
  await socket.next();
  await expect.poll(() => fixture.looks).toContain(TOKEN);
  fixture.sessions.set(TOKEN, session);
  socket.subscribe('1', '{ health }');
  expect(await socket.next()).toMatchObject({ id: '1', type: 'next' });
  expect(socket.socket.readyState).toBe(socket.socket.OPEN);
});
