import { once } from 'node:events';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { tokenActor } from '../../graphql/engine.fixture.ts';
import { type Feed, type FixtureOptions, startFixture } from '../testing/app.fixture.ts';
import { connect } from './socket.fixture.ts';

/** All of them together are far more than the buffers between two sockets hold. */
const EVENTS = 40;
/** Longer than a test waits: the heart beats where the test says so. */
const HEARTBEAT_MS = 300_000;
const PADDING = 'x'.repeat(1_000_000);

async function setUp(options: FixtureOptions = {}) {
  const fixture = await startFixture(options);
  const actor = tokenActor('identity', 'portfolio.read', 'public');
  fixture.tokens.set('stalled', actor);
  fixture.tokens.set('reader', { ...actor, userId: 'user-2' });
  const stalled = await connect(fixture, 'stalled');
  const reader = await connect(fixture, 'reader');
  const subscribe = async (query: string, at: number) => {
    const socket = at === 0 ? stalled : reader;
    socket.subscribe('1', query);
    await expect.poll(() => fixture.world.feeds.length).toBe(at + 1);
    return fixture.world.feeds[at] as Feed<object>;
  };
  return { ...fixture, stalled, reader, subscribe };
}

/** An event that counts how often it was executed. */
function counted(field: 'mine' | 'ticks') {
  let executed = 0;
  const event = (number: number) => ({
    [field]: {
      get id() {
        executed += 1;
        return `${number} ${PADDING}`;
      },
      side: 'BUY',
    },
  });
  return { event, executed: () => executed };
}

const plain = (field: 'mine' | 'ticks', number: number) => ({
  [field]: { id: `${number} ${PADDING}`, side: 'BUY' },
});

/** The numbers of the events that came. */
function numbers(messages: readonly { readonly payload?: unknown }[]): number[] {
  return messages.map(({ payload }) => Number(/"id":"(\d+)/.exec(JSON.stringify(payload))?.[1]));
}

const inOrder = Array.from({ length: EVENTS }, (_, number) => number);

describe('a socket that takes nothing', () => {
  test.each([
    ['for each socket', {}],
    ['once for all', { alikeFields: new Set(['mine']) }],
  ])(
    'leaves events executed %s with their source, and gets all of them later',
    async (_, options) => {
      const { stalled, reader, subscribe } = await setUp(options);
      const query = 'subscription { mine { id } }';
      const [held, free] = [await subscribe(query, 0), await subscribe(query, 1)];
      stalled.socket.pause();
      const { event, executed } = counted('mine');
      for (const number of inOrder) {
        held.send(event(number));
        free.send(plain('mine', number));
      }
      await expect.poll(() => reader.messages.length).toBe(EVENTS);
      expect(executed()).toBeLessThan(EVENTS);
      stalled.socket.resume();
      await expect.poll(() => stalled.messages.length).toBe(EVENTS);
      expect(numbers(stalled.messages)).toEqual(inOrder);
      expect(executed()).toBe(EVENTS);
    },
  );

  test('has no public event executed that nobody else wants, until it takes some', async () => {
    const { stalled, reader, subscribe } = await setUp();
    const held = await subscribe('subscription Held { ticks { id } }', 0);
    const free = await subscribe('subscription Free { ticks { id } }', 1);
    stalled.socket.pause();
    const { event, executed } = counted('ticks');
    for (const number of inOrder) {
      held.send(event(number));
      free.send(plain('ticks', number));
      await expect.poll(() => reader.messages.length).toBe(number + 1);
    }
    // Once for the answer and once for its key.
    expect(executed()).toBeLessThan(EVENTS);
    stalled.socket.resume();
    await expect.poll(() => stalled.messages.length).toBe(EVENTS);
    expect(numbers(stalled.messages)).toEqual(inOrder);
  });

  test('is gone after two heartbeats, with all that waited for it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { app, stalled, reader, subscribe } = await setUp({
      socketLimits: { heartbeatMs: HEARTBEAT_MS },
    });
    const held = await subscribe('subscription { ticks { id } }', 0);
    stalled.socket.pause();
    for (const number of inOrder) held.send(plain('ticks', number));
    const pinged = once(reader.socket, 'ping');
    vi.advanceTimersByTime(HEARTBEAT_MS);
    await pinged;
    // Its answer to the first heartbeat left before this one.
    reader.send({ type: 'ping' });
    expect(await reader.next()).toEqual({ type: 'pong' });
    vi.advanceTimersByTime(HEARTBEAT_MS);
    await expect.poll(() => app.sockets.count()).toEqual({ sockets: 1, operations: 0 });
    expect(held.isLeft).toBe(true);
    reader.subscribe('1', '{ health }');
    expect(await reader.next()).toMatchObject({ type: 'next' });
  });
});
