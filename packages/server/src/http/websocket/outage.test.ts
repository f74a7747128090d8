import { expect, test } from 'vitest';
import { tokenActor } from '../../graphql/engine.fixture.ts';
import { outage, startFixture as start } from '../testing/app.fixture.ts';
import { connect } from './socket.fixture.ts';

async function startFixture() {
  const fixture = await start();
  fixture.tokens.set('good', tokenActor('portfolio.read', 'public'));
  return fixture;
}

test('an outage of the database refuses operations and leaves the streams', async () => {
  const fixture = await startFixture();
  const socket = await connect(fixture, 'good');
  socket.subscribe('1', 'subscription { mine { id } }');
  await expect.poll(() => fixture.world.feeds.length).toBe(1);
  fixture.world.databaseFault = outage();
  socket.subscribe('2', '{ health }');
  expect(await socket.next()).toMatchObject({
    id: '2',
    type: 'error',
    payload: [{ extensions: { code: 'PROVIDER_UNAVAILABLE' } }],
  });
  fixture.world.feeds[0]?.send({ mine: { id: 'a', side: 'BUY' } });
  expect(await socket.next()).toMatchObject({ id: '1', type: 'next' });
  fixture.world.databaseFault = null;
  socket.subscribe('3', '{ health }');
  expect(await socket.next()).toMatchObject({ id: '3', type: 'next' });
});

test('a reader that leaves while answers wait for it is no fault', async () => {
  const fixture = await startFixture();
  const socket = await connect(fixture, 'good');
  socket.socket.pause();
  const padding = 'x'.repeat(20_000);
  for (let sent = 0; sent < 1_000; sent += 1) socket.send({ type: 'ping', payload: { padding } });
  await expect.poll(() => fixture.app.sockets.count().sockets).toBe(0);
  expect(fixture.logged).toEqual([]);
});

test('a socket is closed with 1013 where nobody can tell whether its token ended', async () => {
  const fixture = await startFixture();
  const socket = await connect(fixture, 'good');
  fixture.world.databaseFault = outage();
  await fixture.app.sockets.recheck();
  expect((await socket.closed).code).toBe(1013);
});
