import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { tokenActor } from '../../graphql/engine.fixture.ts';
import { type FixtureOptions, outage, startFixture } from '../testing/app.fixture.ts';
import { exchangeBytes, requestText } from '../testing/raw.fixture.ts';
import { connect, openSocket, upgradeByHand } from './socket.fixture.ts';

async function setUp(options: FixtureOptions = {}) {
  const fixture = await startFixture(options);
  fixture.tokens.set('good', tokenActor('identity', 'public'));
  fixture.tokens.set('late', 'expired');
  return fixture;
}

const init = (token: string) => ({
  type: 'connection_init',
  payload: { Authorization: `Bearer ${token}` },
});

describe('a socket is opened', () => {
  test('by a token in connection_init', async () => {
    const socket = await openSocket(await setUp());
    socket.send(init('good'));
    expect(await socket.next()).toEqual({ type: 'connection_ack' });
  });

  test('by a token in the header of the upgrade', async () => {
    const headers = { Authorization: 'Bearer good' };
    const socket = await openSocket(await setUp(), { headers });
    socket.send({ type: 'connection_init' });
    expect(await socket.next()).toEqual({ type: 'connection_ack' });
  });

  test('and answers pings of the protocol', async () => {
    const socket = await connect(await setUp(), 'good');
    socket.send({ type: 'ping', payload: { a: 1 } });
    expect(await socket.next()).toEqual({ type: 'pong', payload: { a: 1 } });
  });
});

describe('a socket is closed', () => {
  test.each<[string, (object | string)[], number]>([
    ['without a token', [{ type: 'connection_init' }], 4401],
    ['with an unknown token', [init('nope')], 4401],
    [
      'with something else than a text for a token',
      [{ type: 'connection_init', payload: { Authorization: 7 } }],
      4401,
    ],
    ['with an expired token', [init('late')], 4403],
    [
      'where it subscribes before it says who it is',
      [{ id: '1', type: 'subscribe', payload: { query: '{ health }' } }],
      4401,
    ],
    ['on a second connection_init', [init('good'), init('good')], 4429],
    ['on a message that is no JSON', [init('good'), 'hello'], 4400],
    ['on a message of no known type', [init('good'), { type: 'start' }], 4400],
    [
      'on a subscribe message without a query',
      [init('good'), { id: '1', type: 'subscribe', payload: {} }],
      4400,
    ],
    [
      'on a second subscription under the same id',
      [
        init('good'),
        { id: '1', type: 'subscribe', payload: { query: 'subscription { ticks { id } }' } },
        { id: '1', type: 'subscribe', payload: { query: 'subscription { ticks { id } }' } },
      ],
      4409,
    ],
    ['on a connection_ack before it says who it is', [{ type: 'connection_ack' }], 4400],
    ['on a connection_ack', [init('good'), { type: 'connection_ack' }], 4400],
    ['on a next', [init('good'), { id: '1', type: 'next', payload: { data: {} } }], 4400],
    ['on an error', [init('good'), { id: '1', type: 'error', payload: [{ message: 'x' }] }], 4400],
    ['on a next before it says who it is', [{ id: '1', type: 'next', payload: {} }], 4400],
  ])('%s', async (_title, messages, code) => {
    const fixture = await setUp();
    const socket = await openSocket(fixture);
    socket.send(messages[0] ?? '');
    if (messages.length > 1) await socket.next();
    for (const message of messages.slice(1)) socket.send(message);
    expect((await socket.closed).code).toBe(code);
    expect(fixture.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  test('where it does not say who it is in time', async () => {
    const socket = await openSocket(await setUp({ socketLimits: { initMs: 20 } }));
    expect((await socket.closed).code).toBe(4408);
  });

  test('with another sub-protocol', async () => {
    const fixture = await setUp();
    await expect(openSocket(fixture, { protocol: 'graphql-ws' })).rejects.toThrow(
      'Server sent no subprotocol',
    );
  });

  test('on a binary message, and the server lives on', async () => {
    const fixture = await setUp();
    for (const isFirst of [true, false]) {
      const socket = isFirst ? await openSocket(fixture) : await connect(fixture, 'good');
      socket.socket.send(Buffer.from([0, 255, 1, 254]));
      expect((await socket.closed).code).toBe(1003);
    }
    await connect(fixture, 'good');
  });

  test('on a broken frame and on one that is too large', async () => {
    const fixture = await setUp({ settings: { MAX_BODY_BYTES: '2048' } });
    const large = await connect(fixture, 'good');
    large.send('x'.repeat(3_000));
    expect((await large.closed).code).toBe(1009);
    const broken = await upgradeByHand(fixture);
    broken.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff]));
    const [frame] = await broken.toArray();
    // A close frame with code 1002 (RFC 6455, section 5.5.1).
    expect([...frame.subarray(0, 4)]).toEqual([0x88, frame.length - 2, 0x03, 0xea]);
    await connect(fixture, 'good');
  });

  test('beyond the number that a user may have, until one is closed', async () => {
    const fixture = await setUp({ settings: { MAX_SOCKETS_PER_USER: '2' } });
    const first = await connect(fixture, 'good');
    await connect(fixture, 'good');
    const third = await openSocket(fixture);
    third.send(init('good'));
    expect((await third.closed).code).toBe(1013);
    first.socket.close();
    await first.closed;
    await expect.poll(() => fixture.app.sockets.count().sockets).toBe(1);
    await connect(fixture, 'good');
  });

  test.each<[string, (socket: WebSocket) => void]>([
    ['messages', (socket) => socket.send('{"type":"ping"}')],
    ['pings', (socket) => socket.ping()],
  ])('with 1008 beyond the %s that it may send within a second', async (_title, sendOne) => {
    const fixture = await setUp({ socketLimits: { maxMessagesPerSecond: 20 } });
    const socket = await connect(fixture, 'good');
    for (let sent = 0; sent < 100; sent += 1) sendOne(socket.socket);
    expect(await socket.closed).toEqual({ code: 1008, reason: 'Too many messages' });
  });

  test('with 1013, to be opened again, where its token cannot be looked up', async () => {
    const fixture = await setUp();
    fixture.world.databaseFault = outage();
    const socket = await openSocket(fixture);
    socket.send(init('good'));
    expect((await socket.closed).code).toBe(1013);
    expect(fixture.logged).toEqual([]);
  });

  test('where it answers no ping', async () => {
    const fixture = await setUp({ socketLimits: { heartbeatMs: 30 } });
    const silent = await upgradeByHand(fixture);
    const frames = Buffer.concat(await silent.toArray());
    expect(frames.includes(Buffer.from([0x89, 0x00]))).toBe(true);
    await expect.poll(() => fixture.app.sockets.count().sockets).toBe(0);
  });

  test('when the server stops', async () => {
    const fixture = await setUp();
    const socket = await connect(fixture, 'good');
    await fixture.app.sockets.stop(20_000);
    expect((await socket.closed).code).toBe(1001);
  });
});

describe('an upgrade', () => {
  const key = Buffer.alloc(16).toString('base64');
  const upgrade = (target: string, ...more: string[]) =>
    requestText([`GET ${target} HTTP/1.1`, 'Connection: Upgrade', 'Upgrade: websocket', ...more]);

  test.each([
    ['of another path', upgrade('/other', 'Host: a'), '404 Not Found'],
    ['with several Host lines', upgrade('/graphql', 'Host: a', 'Host: b'), '400 Bad Request'],
    ['without a key', upgrade('/graphql', 'Host: a'), '400 Bad Request'],
    [
      'of another version (RFC 6455, section 4.4)',
      upgrade('/graphql', 'Host: a', `Sec-WebSocket-Key: ${key}`, 'Sec-WebSocket-Version: 99'),
      '400 Bad Request',
    ],
  ])('%s is refused before it is one', async (_title, request, status) => {
    const answer = await exchangeBytes(await setUp(), request);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(answer).toContain('Rate-Limit-Total: ');
    if (status.startsWith('400 ') && !request.includes('Host: b')) {
      expect(answer).toContain('Sec-WebSocket-Version: 13');
    }
  });

  test('costs its address one unit, and says how many are left', async () => {
    const fixture = await setUp({ settings: { RATE_LIMIT_GENERAL: '1' } });
    const socket = new WebSocket(`ws://127.0.0.1:${fixture.port}/graphql`, 'graphql-transport-ws');
    onTestFinished(() => socket.terminate());
    const [{ headers }] = await once(socket, 'upgrade');
    expect([headers['rate-limit-total'], headers['rate-limit-remaining']]).toEqual(['1', '0']);
    const answer = await exchangeBytes(fixture, upgrade('/graphql', 'Host: a'));
    expect(answer).toContain('HTTP/1.1 429 Too Many Requests');
    expect(answer).toContain('Retry-After: 1');
  });

  test('is refused with 503 while the server stops', async () => {
    const fixture = await setUp();
    await fixture.app.sockets.stop(20_000);
    const answer = await exchangeBytes(fixture, upgrade('/graphql', 'Host: a'));
    expect(answer).toContain('HTTP/1.1 503 Service Unavailable');
  });
});
