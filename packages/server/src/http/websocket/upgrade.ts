import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { BucketState } from '@investing-platform/engine';
import { handleProtocols } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { addRateHeaders } from '../rate-limit/rate-limits.ts';
import { pathOf, requestTarget } from '../requests/request-target.ts';
import type { Upgrade } from '../server.ts';
import type { WebSocketDeps } from './deps.ts';

/**
 * The opening handshake (RFC 6455, section 4.2), which costs one unit of the sender's address.
 * Every answer, `101` too, carries the rate limits.
 *
 * @param hasRoom whether one more socket may be opened
 * @param open gets each new socket
 */
export function webSocketUpgrade(
  deps: Pick<WebSocketDeps, 'clientIp' | 'limits' | 'socketLimits'>,
  hasRoom: () => boolean,
  open: (socket: WebSocket, request: IncomingMessage) => void,
): Upgrade {
  /** Header lines for the answers that ws writes. */
  const linesOf = new WeakMap<IncomingMessage, readonly string[]>();
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: deps.socketLimits.maxBodyBytes,
    handleProtocols,
  });
  server.on('headers', (lines, request) => lines.push(...(linesOf.get(request) ?? [])));
  server.on('wsClientError', (_error, socket, request) => {
    const lines = ['Sec-WebSocket-Version: 13', ...(linesOf.get(request) ?? [])];
    endWith(socket, refusal('400 Bad Request', lines));
  });
  return (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const rate = deps.limits.takeGeneral({ kind: 'anonymous', ip: deps.clientIp(request) });
    const lines = rateLines(rate);
    const status = refusalStatus(request, rate.allowed, hasRoom());
    if (status !== null) {
      endWith(socket, refusal(status, lines));
      return;
    }
    linesOf.set(request, lines);
    server.handleUpgrade(request, socket, head, open);
  };
}

function refusalStatus(
  request: IncomingMessage,
  isWithinRate: boolean,
  hasRoom: boolean,
): string | null {
  const target = requestTarget(request);
  if (target === null) return '400 Bad Request';
  if (pathOf(target) !== '/graphql') return '404 Not Found';
  if (!isWithinRate) return '429 Too Many Requests';
  return hasRoom ? null : '503 Service Unavailable';
}

function rateLines(rate: BucketState): readonly string[] {
  const headers: string[] = [];
  addRateHeaders(headers, rate);
  return headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${headers[at + 1]}`] : []));
}

function refusal(status: string, lines: readonly string[]): string {
  const all = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Length: 0', ...lines];
  return `${all.join('\r\n')}\r\n\r\n`;
}

/** Does not wait for a peer that keeps its half of the connection open. */
function endWith(socket: Duplex, text: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(text);
}
