import { expect, onTestFinished, test } from 'vitest';
import { postgresEngine } from './engine.ts';
import { fakePostgres, message, WELCOME } from './fake-postgres.fixture.ts';

const SHUT_DOWN = message('E', 'SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0');

/** A server that takes everybody in and shuts down, in one packet. */
const closingServer = (): Promise<string> =>
  fakePostgres((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([WELCOME, SHUT_DOWN])));
  });

test('a server that shuts down in the packet that lets us in refuses the query, and no more', async () => {
  const engine = postgresEngine({ url: await closingServer(), poolSize: 1, warn: () => undefined });
  onTestFinished(engine.close);
  const query = { text: 'select 1', values: [] };
  await expect(engine.query(query)).rejects.toThrow();
  const begin = engine.transaction((session) => session.query(query), 'read committed');
  await expect(begin).rejects.toThrow();
});
