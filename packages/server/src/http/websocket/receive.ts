import { CloseCode } from '@investing-platform/engine';
import type { RawData } from 'ws';
import { isOutage } from '../answering/faults.ts';
import { type Connection, close, isFlooding } from './connection.ts';
import type { WebSocketDeps } from './deps.ts';

/** How many times the most messages a second end a connection without its closing handshake. */
const ENDLESS = 10;

type ReceiveDeps = Pick<WebSocketDeps, 'deps' | 'elapsed' | 'limits' | 'socketLimits'>;

/** Hands text messages to the protocol; what goes wrong with one closes this socket alone. */
export function receiveMessages(
  deps: ReceiveDeps,
  connection: Connection,
  handle: (text: string) => Promise<void>,
): void {
  const { socket } = connection;
  socket.on('message', (data: RawData, isBinary: boolean) => {
    if (isBinary) {
      close(connection, CloseCode.unsupportedData, 'Text messages only');
    } else if (isWithinRate(deps, connection)) {
      const text = String(data);
      if (!isPaidFor(deps, connection, Buffer.byteLength(text))) return;
      const handled = handle(text);
      const { claimed } = connection;
      connection.claimed = null;
      handled
        .catch((error: unknown) => closeForFault(deps, connection, text, error))
        .finally(() => claimed !== null && connection.unfinished.delete(claimed));
    }
  });
  socket.on('ping', () => void isWithinRate(deps, connection));
}

/** Messages are cheap to send, and each costs the server something, whoever sends it. */
function isWithinRate(deps: ReceiveDeps, connection: Connection): boolean {
  const most = deps.socketLimits.maxMessagesPerSecond;
  if (!isFlooding(connection, deps.elapsed(), most)) return true;
  close(connection, CloseCode.policyViolation, 'Too many messages');
  // Whoever goes on and on is not waited for to close its side.
  if (connection.received.count > ENDLESS * most) connection.socket.terminate();
  return false;
}

/** The unit that an operation takes pays for a short message; a longer one is paid for unread. */
function isPaidFor({ limits }: ReceiveDeps, connection: Connection, bytes: number): boolean {
  const { actor, ip } = connection;
  if (limits.takeForBody(actor ?? { kind: 'anonymous', ip }, bytes).allowed) return true;
  close(connection, CloseCode.tryAgainLater, 'Too many requests');
  return false;
}

/** What only a server sends. graphql-ws reads these messages too, and throws. */
const OF_SERVERS: readonly unknown[] = ['connection_ack', 'next', 'error'];

function isOfServers(text: string): boolean {
  try {
    return OF_SERVERS.includes(JSON.parse(text).type);
  } catch {
    return false;
  }
}

/** Clients come back after 1013, and not after 4500: an outage is no reason to stay away. */
function closeForFault(
  { deps }: ReceiveDeps,
  connection: Connection,
  text: string,
  error: unknown,
): void {
  if (connection.socket.readyState !== connection.socket.OPEN) return;
  if (isOfServers(text)) {
    close(connection, CloseCode.badRequest, 'This message is for servers to send');
    return;
  }
  if (isOutage(error)) {
    close(connection, CloseCode.tryAgainLater, 'Try again');
    return;
  }
  deps.log.error({ err: error }, 'fault on a socket');
  close(connection, CloseCode.internalError, 'Internal error');
}
