import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type FixtureOptions, startDoor } from '../testing/app.fixture.ts';
import { openSocket } from '../websocket/socket.fixture.ts';

/** Longer than a test waits: it comes where the test says so. */
const LONG_SECONDS = 300;

/** A server on which `health` waits for something that never comes. */
async function stuckDoor(options: FixtureOptions = {}) {
  const settings = { REQUEST_DEADLINE_SECONDS: '1', ...options.settings };
  const door = await startDoor({ ...options, settings });
  door.world.isStuck = true;
  return door;
}

const lateAfter = (seconds: number) => ({
  message: expect.stringContaining(`longer than ${seconds} s and`),
  extensions: { code: 'QUERY_LIMIT_EXCEEDED', requestId: expect.any(String) },
});

describe('a request that waits for something that never comes is answered at the deadline', () => {
  test.each([true, false])('over HTTP, on the lane: %s', async (usesLane) => {
    const { post, logged } = await stuckDoor({ usesLane });
    const { status, body } = await post({ query: '{ health }' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: null, errors: [lateAfter(1)] });
    expect(logged).toContainEqual(expect.objectContaining({ msg: 'a request ran too long' }));
  });

  test('over the WebSocket, whose other operations go on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const door = await stuckDoor({ settings: { REQUEST_DEADLINE_SECONDS: `${LONG_SECONDS}` } });
    const socket = await openSocket(door);
    socket.send({ type: 'connection_init', payload: { Authorization: 'Bearer good' } });
    await socket.next();
    socket.subscribe('1', '{ health }');
    socket.subscribe('2', '{ me { name } }');
    expect(await socket.next()).toMatchObject({ id: '2', type: 'next' });
    expect(await socket.next()).toMatchObject({ id: '2', type: 'complete' });
    vi.advanceTimersByTime(LONG_SECONDS * 1_000);
    await expect
      .poll(() => socket.messages[0])
      .toMatchObject({
        id: '1',
        payload: { data: null, errors: [lateAfter(LONG_SECONDS)] },
      });
  });
});

test('an answer in time is that of the operation', async () => {
  const { post } = await startDoor({ settings: { REQUEST_DEADLINE_SECONDS: `${LONG_SECONDS}` } });
  expect((await post({ query: '{ health }' })).body).toEqual({ data: { health: 'ok' } });
});
