import { describe, expect, test } from 'vitest';
import { tokenActor } from '../../graphql/engine.fixture.ts';
import { type FixtureOptions, startFixture } from '../testing/app.fixture.ts';
import { connect } from './socket.fixture.ts';

const credential = 'credential-1';

async function setUp(options: FixtureOptions = {}) {
  const fixture = await startFixture(options);
  const good = tokenActor('identity', 'portfolio.read', 'public');
  fixture.tokens.set('good', good);
  fixture.tokens.set('basic', tokenActor('identity'));
  fixture.tokens.set('other', {
    ...good,
    userId: 'user-2',
    credentialId: 'credential-2',
    tokenHash: Buffer.alloc(32, 2),
  });
  const feedAt = async (index: number) => {
    await expect.poll(() => fixture.world.feeds.length).toBeGreaterThan(index);
    const source = fixture.world.feeds[index];
    if (source === undefined) throw new Error('nobody subscribed');
    return source;
  };
  return { ...fixture, feedAt };
}

const tick = (id: string) => ({ ticks: { id, side: 'BUY' } });

describe('over a socket', () => {
  test('queries and mutations are answered once', async () => {
    const socket = await connect(await setUp(), 'good');
    socket.subscribe('1', '{ me { name } }');
    expect(await socket.next()).toEqual({
      id: '1',
      type: 'next',
      payload: { data: { me: { name: 'token' } } },
    });
    expect(await socket.next()).toEqual({ id: '1', type: 'complete' });
    socket.subscribe('2', 'mutation M { reset } query Q { health }', { operationName: 'Q' });
    expect((await socket.next()).payload).toEqual({ data: { health: 'ok' } });
  });

  test.each([
    ['a missing scope', '{ portfolio { id } }', 'FORBIDDEN'],
    ['a session-only field', '{ credentials }', 'FORBIDDEN'],
    ['signing in', 'mutation { signIn }', 'FORBIDDEN'],
    ['a subscription without its scope', 'subscription { mine { id } }', 'FORBIDDEN'],
    ['an invalid document', '{ healthy }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a document that is no GraphQL', '{', 'GRAPHQL_PARSE_FAILED'],
    [
      'more sensitive fields than a second has',
      `mutation { ${'abcdef'
        .split('')
        .map((a) => `${a}: reset`)
        .join(' ')} }`,
      'RATE_LIMITED',
    ],
    [
      'more codes than a second has',
      `mutation { ${'abcdef'
        .split('')
        .map((a) => `${a}: withdraw(params: { mfaCode: "12345${a}" })`)
        .join(' ')} }`,
      'RATE_LIMITED',
    ],
  ])('%s is refused with one error message, and nothing runs', async (_title, query, code) => {
    const fixture = await setUp();
    const socket = await connect(fixture, 'basic');
    socket.subscribe('1', query);
    const message = await socket.next();
    expect(message).toMatchObject({ id: '1', type: 'error' });
    const [error] = message.payload as { extensions: { code: string; requestId: string } }[];
    expect(error?.extensions.code).toBe(code);
    expect(error?.extensions.requestId).toMatch(/^[0-9a-f]{12}-/);
    expect(fixture.world.calls).toEqual([]);
  });

  test('each message costs a unit of the user’s general group', async () => {
    const fixture = await setUp({ settings: { RATE_LIMIT_GENERAL: '2' } });
    fixture.limitClock.advance(0);
    const socket = await connect(fixture, 'good');
    for (const id of ['1', '2', '3']) socket.subscribe(id, '{ __typename }');
    const refused = async () => socket.messages.find((message) => message.type === 'error');
    await expect.poll(refused).toMatchObject({
      payload: [{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 1 } }],
    });
  });

  test('only so many operations run at once', async () => {
    const fixture = await setUp({ settings: { MAX_SUBSCRIPTIONS_PER_SOCKET: '2' } });
    const socket = await connect(fixture, 'good');
    const query = 'subscription { mine { id } }';
    for (const id of ['1', '2', '3']) socket.subscribe(id, query);
    expect(await socket.next()).toMatchObject({
      id: '3',
      type: 'error',
      payload: [{ extensions: { code: 'QUOTA_EXCEEDED' } }],
    });
    await fixture.feedAt(1);
    socket.send({ id: '1', type: 'complete' });
    await expect.poll(() => fixture.app.sockets.count().operations).toBe(1);
    socket.subscribe('4', query);
    (await fixture.feedAt(2)).send({ mine: { id: 'late', side: 'BUY' } });
    expect(await socket.next()).toMatchObject({ id: '4', type: 'next' });
  });

  test('the token is read anew for each operation', async () => {
    const fixture = await setUp();
    const socket = await connect(fixture, 'good');
    fixture.tokens.set('good', tokenActor('identity'));
    socket.subscribe('1', '{ portfolio { id } }');
    expect(await socket.next()).toMatchObject({ payload: [{ extensions: { code: 'FORBIDDEN' } }] });
    fixture.tokens.delete('good');
    socket.subscribe('2', '{ health }');
    expect((await socket.closed).code).toBe(4403);
  });
});

describe('a subscription ends', () => {
  const query = 'subscription { mine { id } }';

  test('when the client completes it, also while it waits for an event', async () => {
    const fixture = await setUp();
    const socket = await connect(fixture, 'good');
    socket.subscribe('1', query);
    const source = await fixture.feedAt(0);
    socket.send({ id: '1', type: 'complete' });
    await expect.poll(() => source.isLeft).toBe(true);
  });

  test('with its socket', async () => {
    const fixture = await setUp();
    const socket = await connect(fixture, 'good');
    socket.subscribe('1', query);
    const source = await fixture.feedAt(0);
    socket.socket.terminate();
    await expect.poll(() => source.isLeft).toBe(true);
    await expect.poll(() => fixture.app.sockets.count()).toEqual({ sockets: 0, operations: 0 });
  });

  test('before its id is used again, so that no reuse hides one from its client', async () => {
    const fixture = await setUp();
    const socket = await connect(fixture, 'good');
    for (let round = 0; round < 10; round += 1) {
      socket.subscribe('1', query);
      socket.send({ id: '1', type: 'complete' });
    }
    socket.subscribe('1', query);
    expect(await socket.next()).toMatchObject({
      id: '1',
      type: 'error',
      payload: [{ extensions: { code: 'CONFLICT' } }],
    });
    await expect.poll(() => fixture.app.sockets.count().operations).toBe(0);
    socket.subscribe('1', '{ health }');
    await expect.poll(() => socket.messages.at(-1)).toEqual({ id: '1', type: 'complete' });
  });

  test.each(['x'.repeat(300), 'é'.repeat(200)])(
    'with 4409 where a second one has its id, however long: %s',
    async (id) => {
      const socket = await connect(await setUp(), 'good');
      socket.subscribe(id, query);
      socket.subscribe(id, query);
      const { code, reason } = await socket.closed;
      expect(code).toBe(4409);
      expect(Buffer.byteLength(reason)).toBeLessThanOrEqual(123);
    },
  );

  test.each([
    ['its credential is deleted', { kind: 'credential-deleted', credentialId: credential }],
    ['its user is deleted', { kind: 'access-changed', userId: 'user-1' }],
    ['its token is revoked', { kind: 'token-revoked', tokenHashHex: '01'.repeat(32) }],
  ])('at once when %s, and no other’s', async (_title, message) => {
    const fixture = await setUp();
    const socket = await connect(fixture, 'good');
    const other = await connect(fixture, 'other');
    socket.subscribe('1', query);
    const source = await fixture.feedAt(0);
    fixture.app.sockets.revoke(JSON.stringify(message));
    expect(await socket.closed).toEqual({ code: 4403, reason: 'Token revoked' });
    await expect.poll(() => source.isLeft).toBe(true);
    other.subscribe('1', '{ health }');
    expect(await other.next()).toMatchObject({ type: 'next' });
  });

  test.each(['not json', '{}', 'null', '{"kind":"other"}'])(
    'never by a control message that says nothing: %s',
    async (payload) => {
      const fixture = await setUp();
      const socket = await connect(fixture, 'good');
      fixture.app.sockets.revoke(payload);
      socket.subscribe('1', '{ health }');
      expect(await socket.next()).toMatchObject({ type: 'next' });
    },
  );

  test('when its token expires', async () => {
    const fixture = await setUp();
    const soon = new Date(Date.now() + 150);
    fixture.tokens.set('brief', { ...tokenActor('portfolio.read'), expiresAt: soon });
    const socket = await connect(fixture, 'brief');
    expect(await socket.closed).toEqual({ code: 4403, reason: 'Token expired' });
    expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime());
  });

  test('where its token ended while control messages were missed', async () => {
    const fixture = await setUp();
    const sockets = await Promise.all(Array.from({ length: 9 }, () => connect(fixture, 'good')));
    const other = await connect(fixture, 'other');
    fixture.tokens.delete('good');
    await fixture.app.sockets.recheck();
    for (const socket of sockets) expect((await socket.closed).code).toBe(4403);
    other.subscribe('1', '{ health }');
    expect(await other.next()).toMatchObject({ type: 'next' });
  });
});

describe('a viewer-independent subscription', () => {
  const query = 'subscription { ticks { id } }';

  test('has one source for all sockets and users', async () => {
    const fixture = await setUp();
    const sockets = [await connect(fixture, 'good'), await connect(fixture, 'other')];
    for (const socket of sockets) socket.subscribe('a "quoted" id', query);
    (await fixture.feedAt(0)).send(tick('t1'));
    for (const socket of sockets) {
      expect(await socket.next()).toEqual({
        id: 'a "quoted" id',
        type: 'next',
        payload: { data: { ticks: { id: 't1' } } },
      });
    }
    expect(fixture.world.feeds).toHaveLength(1);
  });

  test('ends with its source, and its last subscriber ends the source', async () => {
    const fixture = await setUp();
    const socket = await connect(fixture, 'good');
    socket.subscribe('1', query);
    (await fixture.feedAt(0)).end();
    expect(await socket.next()).toEqual({ id: '1', type: 'complete' });
    socket.subscribe('2', query);
    const second = await fixture.feedAt(1);
    socket.send({ id: '2', type: 'complete' });
    await expect.poll(() => second.isLeft).toBe(true);
  });

  test.each([1, 50, 100, 3_000, 30_000])(
    'brings answers of every length, of %i letters',
    async (length) => {
      const fixture = await setUp();
      const socket = await connect(fixture, 'good');
      socket.subscribe('1', query);
      const id = '€'.repeat(length);
      (await fixture.feedAt(0)).send(tick(id));
      expect(await socket.next()).toMatchObject({ payload: { data: { ticks: { id } } } });
      socket.subscribe('2', '{ health }');
      expect(await socket.next()).toMatchObject({ id: '2', type: 'next' });
    },
  );

  test('goes on for others while one socket takes nothing', async () => {
    const fixture = await setUp();
    const stalled = await connect(fixture, 'good');
    const reader = await connect(fixture, 'other');
    for (const socket of [stalled, reader]) socket.subscribe('1', query);
    stalled.socket.pause();
    const source = await fixture.feedAt(0);
    const padding = 'x'.repeat(2_000);
    for (let event = 0; event < 2_000; event += 1) source.send(tick(`${padding}${event}`));
    const last = { payload: { data: { ticks: { id: `${padding}1999` } } } };
    await expect.poll(() => reader.messages.at(-1)).toMatchObject(last);
    stalled.socket.resume();
    await expect.poll(() => stalled.messages.at(-1)).toMatchObject(last);
  });
});
