import { ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { addRateHeaders, type RateLimits } from '../rate-limit/rate-limits.ts';
import { withoutMapping } from './client-ip.ts';

/** Answers what Node's parser could not read as a request, and ends the connection. */
export type RefuseMalformed = (error: Error, socket: Duplex) => void;

/** By the parser's code, as Node answers them itself; all else is 400. */
const STATUSES: ReadonlyMap<unknown, number> = new Map<unknown, number>([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * Whether an answer has begun and not ended. Node keeps it on the socket for that long, and its own
 * handling of malformed requests looks at the same place: a kept-alive connection is free again.
 */
function isAnswering(socket: Socket): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return answer instanceof ServerResponse && answer.headersSent;
}

/** As Node does, with the rate limits that every response carries (spec part 8). */
export function refuseMalformed(limits: Pick<RateLimits, 'peekGeneral'>): RefuseMalformed {
  return (error, socket) => {
    // Amid another answer's bytes nothing can be told.
    if (!(socket instanceof Socket) || isAnswering(socket) || !socket.writable) {
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
