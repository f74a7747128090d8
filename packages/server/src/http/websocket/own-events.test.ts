import { expect, test } from 'vitest';
import { tokenActor } from '../../graphql/engine.fixture.ts';
import { type FixtureOptions, startFixture } from '../testing/app.fixture.ts';
import { connect } from './socket.fixture.ts';

async function setUp(options: FixtureOptions) {
  const fixture = await startFixture(options);
  fixture.tokens.set('good', tokenActor('identity', 'portfolio.read', 'public'));
  const feedAt = async (index: number) => {
    await expect.poll(() => fixture.world.feeds.length).toBeGreaterThan(index);
    const source = fixture.world.feeds[index];
    if (source === undefined) throw new Error('nobody subscribed');
    return source;
  };
  return { ...fixture, feedAt };
}

const alikeFields: ReadonlySet<string> = new Set(['mine']);

test.each([
  ['executed for each socket', {}],
  ['executed once for all', { alikeFields }],
])('events of one viewer, %s, come in order until the source ends', async (_way, options) => {
  const fixture = await setUp(options);
  const socket = await connect(fixture, 'good');
  socket.subscribe('1', 'subscription { mine { id side } }');
  const source = await fixture.feedAt(0);
  source.send({ mine: { id: 'a', side: 'BUY' } });
  source.send({ mine: { id: 'b', side: 'SIDEWAYS' } });
  expect(await socket.next()).toMatchObject({ payload: { data: { mine: { id: 'a' } } } });
  expect(await socket.next()).toMatchObject({
    payload: {
      data: null,
      errors: [{ path: ['mine', 'side'], extensions: { code: 'INTERNAL' } }],
    },
  });
  source.end();
  expect(await socket.next()).toEqual({ id: '1', type: 'complete' });
});

test('an event that several sockets get is executed once for each selection', async () => {
  const fixture = await setUp({ alikeFields });
  const sockets = [await connect(fixture, 'good'), await connect(fixture, 'good')];
  for (const [at, socket] of sockets.entries()) {
    socket.subscribe('1', 'subscription { mine { id } }');
    socket.subscribe('2', 'subscription { mine { id side } }');
    await fixture.feedAt(2 * at + 1);
  }
  let reads = 0;
  const mine = {
    side: 'BUY',
    get id() {
      reads += 1;
      return 'a';
    },
  };
  const event = { mine };
  for (const feed of fixture.world.feeds) feed.send(event);
  for (const socket of sockets) {
    await expect.poll(() => socket.messages).toHaveLength(2);
    const told = new Map(socket.messages.map(({ id, payload }) => [id, payload]));
    expect(told.get('1')).toEqual({ data: { mine: { id: 'a' } } });
    expect(told.get('2')).toEqual({ data: { mine: { id: 'a', side: 'BUY' } } });
  }
  expect(reads).toBe(2);
});

test('a stream whose client completes it ends at its source, and sends nothing more', async () => {
  const fixture = await setUp({ alikeFields });
  const socket = await connect(fixture, 'good');
  socket.subscribe('1', 'subscription { mine { id } }');
  const source = await fixture.feedAt(0);
  socket.send({ id: '1', type: 'complete' });
  await expect.poll(() => source.isLeft).toBe(true);
  source.send({ mine: { id: 'late', side: 'BUY' } });
  socket.send({ type: 'ping' });
  expect(await socket.next()).toEqual({ type: 'pong' });
  expect(socket.messages).toEqual([]);
});
