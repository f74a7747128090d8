import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { Schedule } from '../../kernel/schedule.ts';
import { postgresListener } from './listener.ts';
import { ANSWER_MS, HEARTBEAT_MS } from './listener-connection.ts';
import { silentProxy } from './silent-proxy.fixture.ts';

const url = new URL(inject('postgresUrl') ?? '');

/** Time that the test lets pass, by the length of what waits. */
function handTimers() {
  const waiting = new Set<{ work: () => void; delay: number }>();
  const schedule: Schedule = (work, delay) => {
    const timer = { work, delay };
    waiting.add(timer);
    return () => waiting.delete(timer);
  };
  const dueIn = (delay: number) => [...waiting].filter((timer) => timer.delay === delay);
  return {
    schedule,
    delays: () => [...waiting].map(({ delay }) => delay),
    fire(delay: number): void {
      const due = dueIn(delay);
      expect(due).toHaveLength(1);
      for (const timer of due) {
        waiting.delete(timer);
        timer.work();
      }
    },
  };
}

/** Sends to a topic on a connection that does not go through the proxy. */
async function send(topic: string, payload: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query('select pg_notify($1, $2)', [topic, payload]);
  await client.end();
}

async function setUp() {
  let connectionTimeoutMillis = 60_000;
  const proxy = await silentProxy({ host: url.hostname, port: Number(url.port) });
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(proxy.port);
  const timers = handTimers();
  const warned: string[] = [];
  const listener = postgresListener({
    createClient: (stream) =>
      new pg.Client({ connectionString: through.href, stream, connectionTimeoutMillis }),
    warn: (_error, message) => void warned.push(message),
    schedule: timers.schedule,
  });
  onTestFinished(async () => {
    proxy.close();
    await listener.close();
  });
  const received: string[] = [];
  let gaps = 0;
  await listener.listen(
    'beats',
    (payload) => received.push(payload),
    () => {
      gaps += 1;
    },
  );
  const connectWithin = (milliseconds: number): void => {
    connectionTimeoutMillis = milliseconds;
  };
  return { proxy, timers, listener, received, warned, gaps: () => gaps, connectWithin };
}

test('a peer that answers every heartbeat keeps its connection', async () => {
  const { proxy, timers, received, gaps } = await setUp();
  for (let beat = 0; beat < 3; beat += 1) {
    expect(timers.delays()).toEqual([HEARTBEAT_MS]);
    timers.fire(HEARTBEAT_MS);
    expect(timers.delays()).toEqual([ANSWER_MS]);
    await expect.poll(() => timers.delays()).toEqual([HEARTBEAT_MS]);
  }
  await send('beats', 'a');
  await expect.poll(() => received).toEqual(['a']);
  expect([proxy.opened, gaps()]).toEqual([1, 0]);
});

test('a peer that fell silent is left, and listeners are told of the gap', async () => {
  const { proxy, timers, received, warned, gaps } = await setUp();
  proxy.silence();
  await send('beats', 'lost');
  timers.fire(HEARTBEAT_MS);
  timers.fire(ANSWER_MS);
  await expect.poll(() => timers.delays()).toEqual([100]);
  expect(warned).toEqual(['the listening database connection was lost']);
  proxy.heal();
  timers.fire(100);
  await expect.poll(() => gaps()).toBe(1);
  expect(proxy.opened).toBe(2);
  await send('beats', 'heard');
  await expect.poll(() => received).toEqual(['heard']);
  expect(timers.delays()).toEqual([HEARTBEAT_MS]);
});

test('while the peer stays silent, pauses grow to five seconds and no further', async () => {
  const { proxy, timers, gaps, connectWithin } = await setUp();
  proxy.silence();
  connectWithin(50);
  timers.fire(HEARTBEAT_MS);
  timers.fire(ANSWER_MS);
  for (const pause of [100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000]) {
    await expect.poll(() => timers.delays()).toEqual([pause]);
    timers.fire(pause);
  }
  await expect.poll(() => timers.delays()).toEqual([5_000]);
  expect(gaps()).toBe(0);
  proxy.heal();
  connectWithin(60_000);
  timers.fire(5_000);
  await expect.poll(() => gaps()).toBe(1);
});

test('a peer that fell silent does not hold up the end', async () => {
  const { proxy, timers, listener } = await setUp();
  proxy.silence();
  const closed = listener.close();
  await expect.poll(() => timers.delays()).toContain(ANSWER_MS);
  timers.fire(ANSWER_MS);
  await closed;
  expect(timers.delays()).toEqual([]);
});

test('a topic asked for while the peer is silent is refused, not waited for', async () => {
  const { proxy, timers, listener } = await setUp();
  proxy.silence();
  const listening = listener.listen('more', () => undefined);
  await expect.poll(() => timers.delays()).toContain(ANSWER_MS);
  timers.fire(ANSWER_MS);
  await expect(listening).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
});
