import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { withoutMapping } from './client-ip.ts';
import { addRateHeaders, type RateLimits } from './rate-limit/rate-limits.ts';

/** Answers what Node's parser could not read as a request, and ends the connection. */
export type RefuseMalformed = (error: Error, socket: Duplex) => void;

/** By the parser's code, as Node answers them itself; all else is 400. */
const STATUSES: ReadonlyMap<unknown, number> = new Map<unknown, number>([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** As Node does, with the rate limits that every response carries (spec part 8). */
export function refuseMalformed(limits: Pick<RateLimits, 'peekGeneral'>): RefuseMalformed {
  return (error, socket) => {
    // Amid another answer's bytes nothing can be told.
    const isFresh = socket instanceof Socket && socket.bytesWritten === 0;
    if (!isFresh || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUSES.get(Reflect.get(error, 'code')) ?? 400;
    const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Connection: close'];
    const headers: string[] = [];
    const ip = withoutMapping(socket.remoteAddress ?? '');
    addRateHeaders(headers, limits.peekGeneral({ kind: 'anonymous', ip }));
    for (const [at, name] of headers.entries()) {
      if (at % 2 === 0) lines.push(`${name}: ${headers[at + 1]}`);
    }
    socket.once('finish', () => socket.destroy());
    socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  };
}
