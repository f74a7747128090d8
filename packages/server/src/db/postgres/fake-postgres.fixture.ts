import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** One message of the protocol (PostgreSQL manual, 54.7): a letter, its length, its content. */
export function message(letter: string, content: string | Buffer): Buffer {
  const body = Buffer.from(content);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', 'I');
/** Takes anybody in. */
export const WELCOME = Buffer.concat([AUTHENTICATED, READY]);
/** What ends an exchange of so many statements without rows, each of which is new to the server. */
export function answerTo(statements: number): Buffer {
  const [parsed, bound, noColumns] = [message('1', ''), message('2', ''), message('n', '')];
  const one = [parsed, bound, noColumns, message('C', 'SELECT 0\0')];
  return Buffer.concat([...Array.from({ length: statements }, () => one).flat(), READY]);
}

/**
 * Something that speaks as PostgreSQL does, for as long as the test runs.
 *
 * @param serve what it says on each connection
 * @returns its URL
 */
export async function fakePostgres(serve: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    serve(socket);
  });
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `postgresql://user@127.0.0.1:${(server.address() as AddressInfo).port}/name`;
}
