import { afterEach, describe, expect, test, vi } from 'vitest';
import { BASE_URL, mocksForTests } from './mocks.fixture.ts';

const mocks = mocksForTests();
const URL = `${BASE_URL.replace(/^http/, 'ws')}/graphql`;
const PRICES = 'subscription { livePriceData(params: { symbols: ["BTC"] }) { sequence } }';

interface Closed {
  readonly code: number;
  readonly reason: string;
}

function open(protocol = 'graphql-transport-ws') {
  const socket = new WebSocket(URL, protocol);
  const messages: Record<string, unknown>[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))));
  const opened = new Promise((resolve) => socket.addEventListener('open', resolve));
  const closed = new Promise<Closed>((resolve) =>
    socket.addEventListener('close', ({ code, reason }) => resolve({ code, reason })),
  );
  const send = async (message: object | Uint8Array<ArrayBuffer>) => {
    await opened;
    socket.send(message instanceof Uint8Array ? message : JSON.stringify(message));
  };
  return { socket, messages, opened, closed, send };
}

async function connected(token = mocks.world.issueToken()) {
  const connection = open();
  await connection.send({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } });
  await expect.poll(() => connection.messages).toEqual([{ type: 'connection_ack' }]);
  return connection;
}

describe('sockets of the mocks', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('close with 4408 where nobody says who they are', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { opened, closed } = open();
    await opened;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await closed).toMatchObject({ code: 4408 });
  });

  test('close with 4406 for another protocol', async () => {
    expect(await open('graphql-ws').closed).toMatchObject({ code: 4406 });
  });

  test('close with 1003 for binary messages', async () => {
    const { send, closed } = open();
    await send(new Uint8Array([1, 2, 3]));
    expect(await closed).toEqual({ code: 1003, reason: 'Text messages only' });
  });

  test('close with 4403 the moment that the token expires', async () => {
    const { closed, send, messages } = await connected();
    await send({ type: 'subscribe', id: '1', payload: { query: PRICES } });
    await expect.poll(() => messages).toHaveLength(2);
    mocks.advance(3_600_000);
    expect(await closed).toEqual({ code: 4403, reason: 'Token expired' });
  });

  test.each([
    ['the token is revoked', (token: string) => mocks.world.revokeToken(token)],
    [
      'the credential is deleted',
      () => mocks.world.deleteCredential(mocks.world.person.credential),
    ],
    ['the world is reset', () => mocks.reset()],
  ])('close with 4403 the moment that %s', async (_title, end) => {
    const token = mocks.world.issueToken();
    const { closed } = await connected(token);
    end(token);
    expect(await closed).toMatchObject({ code: 4403 });
  });

  test('are bounded in number for each person', async () => {
    for (let count = 0; count < 20; count += 1) await connected();
    const { send, closed } = open();
    const Authorization = `Bearer ${mocks.world.issueToken()}`;
    await send({ type: 'connection_init', payload: { Authorization } });
    expect(await closed).toEqual({ code: 1013, reason: 'Too many sockets' });
    const { user } = mocks.world.people.plus;
    expect((await connected(mocks.world.issueToken({ user }))).messages).toHaveLength(1);
  });

  test('are bounded in what runs on one of them', async () => {
    const { send, messages } = await connected();
    for (let id = 0; id <= 50; id += 1) {
      await send({ type: 'subscribe', id: `${id}`, payload: { query: PRICES } });
    }
    await expect
      .poll(() => messages.filter(({ type }) => type === 'error'))
      .toMatchObject([
        {
          id: '50',
          payload: [
            {
              message: 'At most 50 operations may run at once on one socket.',
              extensions: { code: 'QUOTA_EXCEEDED' },
            },
          ],
        },
      ]);
  });

  test('get each tick of a subscription in order, and none after it is done', async () => {
    const { send, messages } = await connected();
    await send({ type: 'subscribe', id: '1', payload: { query: PRICES } });
    await expect.poll(() => messages).toHaveLength(2);
    mocks.advance(3_000);
    await expect.poll(() => messages).toHaveLength(5);
    const sequences = messages.slice(1).map((message) => {
      const { payload } = message as { payload: { data: { livePriceData: { sequence: number } } } };
      return payload.data.livePriceData.sequence;
    });
    expect(sequences.map((sequence) => sequence - (sequences[0] ?? 0))).toEqual([0, 1, 2, 3]);
    await send({ type: 'complete', id: '1' });
    await send({ type: 'ping' });
    await expect.poll(() => messages.at(-1)).toEqual({ type: 'pong' });
    mocks.advance(3_000);
    await send({ type: 'ping' });
    await expect.poll(() => messages).toHaveLength(7);
  });

  test('keep no more than 1,000 ticks for a reader that takes none', async () => {
    const { send, messages } = await connected();
    await send({ type: 'subscribe', id: '1', payload: { query: PRICES } });
    await expect.poll(() => messages).toHaveLength(2);
    mocks.advance(1_500_000);
    await expect.poll(() => messages.length).toBeGreaterThanOrEqual(1_002);
    expect(messages.length).toBeLessThanOrEqual(1_004);
  });
});
