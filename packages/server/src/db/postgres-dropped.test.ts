import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { postgresEngine } from './postgres-engine.ts';

/** One message of the protocol (PostgreSQL manual, 54.7): a letter, its length, its content. */
function message(letter: string, content: string | Buffer): Buffer {
  const body = Buffer.from(content);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', 'I');
const SHUT_DOWN = message('E', 'SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0');

/** A server that takes everybody in and shuts down, in one packet. */
async function closingServer(): Promise<string> {
  const welcome = (socket: Socket): void => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED, READY, SHUT_DOWN])));
  };
  const server = createServer(welcome).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `postgresql://user@127.0.0.1:${(server.address() as AddressInfo).port}/name`;
}

test('a server that shuts down in the packet that lets us in refuses the query, and no more', async () => {
  const engine = postgresEngine({ url: await closingServer(), poolSize: 1, warn: () => undefined });
  onTestFinished(engine.close);
  const query = { text: 'select 1', values: [] };
  await expect(engine.query(query)).rejects.toThrow();
  const begin = engine.transaction((session) => session.query(query), 'read committed');
  await expect(begin).rejects.toThrow();
});
