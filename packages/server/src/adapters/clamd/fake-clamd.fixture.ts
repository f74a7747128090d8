import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** What every scanner finds, though nothing is wrong with it. */
export const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}' + '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/** How a fake clamd carries on: by its files, or as the real one does in trouble. */
export type Manner = 'usual' | 'silent' | 'garbled' | 'endless' | 'hangs-up' | 'never-reads';

const COMMAND = 'zINSTREAM\0';
const LENGTH_BYTES = 4;

/** A daemon that keeps ClamAV's protocol, and knows one virus. */
export function fakeClamd(maxStreamBytes = 1_000_000) {
  const chunks: number[] = [];
  let manner: Manner = 'usual';
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => serve(socket));
  function serve(socket: Socket): void {
    sockets.add(socket);
    const file: Buffer[] = [];
    let waiting: Buffer = Buffer.alloc(0);
    let size = 0;
    let hasBegun = false;
    socket.on('error', () => undefined);
    if (manner === 'never-reads') return;
    socket.on('data', (bytes: Buffer) => {
      waiting = Buffer.concat([waiting, bytes]);
      if (!hasBegun) {
        if (waiting.length < COMMAND.length) return;
        if (waiting.subarray(0, COMMAND.length).toString() !== COMMAND) {
          socket.end('UNKNOWN COMMAND\0');
          return;
        }
        hasBegun = true;
        waiting = waiting.subarray(COMMAND.length);
      }
      while (waiting.length >= LENGTH_BYTES) {
        const length = waiting.readUInt32BE();
        if (length === 0) {
          answer(socket, Buffer.concat(file));
          return;
        }
        if (waiting.length < LENGTH_BYTES + length) return;
        chunks.push(length);
        size += length;
        file.push(waiting.subarray(LENGTH_BYTES, LENGTH_BYTES + length));
        waiting = waiting.subarray(LENGTH_BYTES + length);
        if (manner === 'hangs-up') socket.destroy();
        if (size > maxStreamBytes) socket.end('INSTREAM size limit exceeded. ERROR\0');
      }
    });
  }
  function answer(socket: Socket, file: Buffer): void {
    if (manner === 'silent') return;
    if (manner === 'garbled') socket.end('\u0007 whatever\0');
    else if (manner === 'endless') socket.write('x'.repeat(5_000));
    else socket.end(file.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
  }
  return {
    /** The lengths of what came. */
    chunks,
    be(next: Manner): void {
      manner = next;
    },
    async listen(path?: string): Promise<{ readonly host: string; readonly port: number }> {
      if (path === undefined) server.listen(0, '127.0.0.1');
      else server.listen(path);
      await once(server, 'listening');
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      return { host: '127.0.0.1', port };
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
