import type { IncomingMessage } from 'node:http';
import { CloseCode } from '@investing-platform/engine';
import type { WebSocket } from 'ws';
import type { Upgrade } from '../server.ts';
import { type Revocations, reauthenticate } from './authenticate.ts';
import { type Connection, close, newConnection, send } from './connection.ts';
import type { WebSocketDeps } from './deps.ts';
import { protocolServer } from './protocol.ts';
import { receiveMessages } from './receive.ts';
import { createRegistry, endedBy } from './registry.ts';
import { webSocketUpgrade } from './upgrade.ts';

/** The WebSocket side of `/graphql`. */
export interface SocketServer {
  /** Takes over an HTTP upgrade of any path. */
  readonly upgrade: Upgrade;
  /** A message of the control topic: closes the sockets of what ended. */
  revoke(payload: string): void;
  /** Control messages may have been missed: reads every token anew, and closes what it cannot. */
  recheck(): Promise<void>;
  count(): { readonly sockets: number; readonly operations: number };
  /**
   * Opens no more sockets and closes every one with 1001; resolves when all are gone, at the latest
   * after `milliseconds`.
   */
  stop(milliseconds: number): Promise<void>;
}

/** Sockets of one process, whoever they belong to; further upgrades are refused with 503. */
const MAX_SOCKETS = 20_000;
/** Leaves connections to the database for others. */
const RECHECKS_AT_ONCE = 4;

export function socketServer(deps: WebSocketDeps): SocketServer {
  const connections = new Set<Connection>();
  const registry = createRegistry(deps.socketLimits.maxSocketsPerUser);
  const revocations: Revocations = { heard: 0 };
  const protocol = protocolServer(deps, registry, revocations);
  const heartbeat = setInterval(() => beat(connections), deps.socketLimits.heartbeatMs);
  heartbeat.unref();
  let isStopping = false;

  const open = (socket: WebSocket, request: IncomingMessage): void => {
    const connection = newConnection(socket, request, deps.clientIp(request));
    connections.add(connection);
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => send(connection, text),
        close: (code = CloseCode.internalError, reason = '') => close(connection, code, reason),
        onMessage: (handle) => receiveMessages(deps, connection, handle),
      },
      connection,
    );
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    // A broken frame or a message that is too large: ws has chosen the close code already.
    socket.on('error', () => undefined);
    socket.once('close', (code, reason) => {
      connections.delete(connection);
      clearTimeout(connection.expiryTimer);
      if (connection.actor !== null) registry.remove(connection.actor.userId, connection);
      for (const end of [...connection.running]) end();
      closed(code, String(reason)).catch((error: unknown) => {
        deps.deps.log.error({ err: error }, 'fault while closing a socket');
      });
    });
  };

  return {
    upgrade: webSocketUpgrade(deps, () => !isStopping && connections.size < MAX_SOCKETS, open),
    revoke(payload) {
      revocations.heard += 1;
      registry.closeWhere(endedBy(payload));
    },
    async recheck() {
      revocations.heard += 1;
      await recheckAll(deps, [...registry.all()]);
    },
    count() {
      let operations = 0;
      for (const { running } of connections) operations += running.size;
      return { sockets: connections.size, operations };
    },
    stop(milliseconds) {
      isStopping = true;
      clearInterval(heartbeat);
      return closeAll(connections, milliseconds);
    },
  };
}

/** Some at once: until its turn comes, a socket may be one that ended. */
async function recheckAll(deps: WebSocketDeps, connections: readonly Connection[]): Promise<void> {
  const waiting = connections.values();
  const work = async (): Promise<void> => {
    for (const connection of waiting) {
      await reauthenticate(deps, connection, false).catch(() =>
        close(connection, CloseCode.tryAgainLater, 'Try again'),
      );
    }
  };
  await Promise.all(Array.from({ length: RECHECKS_AT_ONCE }, work));
}

async function closeAll(connections: ReadonlySet<Connection>, milliseconds: number): Promise<void> {
  const gone = [...connections].map(
    ({ socket }) => new Promise((resolve) => socket.once('close', resolve)),
  );
  for (const connection of connections) close(connection, CloseCode.goingAway, 'Going away');
  const timer = setTimeout(() => {
    for (const { socket } of connections) socket.terminate();
  }, milliseconds);
  await Promise.all(gone);
  clearTimeout(timer);
}

/** A peer that answered no ping since the last beat is gone, whatever TCP says. */
function beat(connections: ReadonlySet<Connection>): void {
  for (const connection of connections) {
    if (!connection.isAlive) {
      connection.socket.terminate();
      continue;
    }
    connection.isAlive = false;
    connection.socket.ping();
  }
}
