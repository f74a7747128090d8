import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols } from 'graphql-ws';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { addRateHeaders } from '../rate-limit/rate-limits.ts';
import { type Revocations, reauthenticate } from './authenticate.ts';
import { CloseCode } from './close-codes.ts';
import { type Connection, close, newConnection, send } from './connection.ts';
import type { WebSocketDeps } from './deps.ts';
import { protocolServer } from './protocol.ts';
import { createRegistry, endedBy } from './registry.ts';

/** The WebSocket side of `/graphql`. */
export interface SocketServer {
  /** Takes over an HTTP upgrade of any path. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** A message of the control topic: closes the sockets of what ended. */
  revoke(payload: string): void;
  /** Control messages may have been missed: reads every token anew. */
  recheck(): Promise<void>;
  count(): { readonly sockets: number; readonly operations: number };
  /** Closes every socket with 1001; resolves when all are gone, at the latest after `milliseconds`. */
  stop(milliseconds: number): Promise<void>;
}

/** Sockets of one process, whoever they belong to; further upgrades are refused with 503. */
const MOST_SOCKETS = 20_000;

export function socketServer(deps: WebSocketDeps): SocketServer {
  const connections = new Set<Connection>();
  const registry = createRegistry(deps.socketLimits.maxSocketsPerUser);
  const revocations: Revocations = { heard: 0 };
  const protocol = protocolServer(deps, registry, revocations);
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: deps.socketLimits.maxBodyBytes,
    handleProtocols,
  });
  const heartbeat = setInterval(() => beat(connections), deps.socketLimits.heartbeatMilliseconds);
  heartbeat.unref();

  const open = (socket: WebSocket, request: IncomingMessage): void => {
    const connection = newConnection(socket, request, deps.clientIp(request));
    connections.add(connection);
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => send(connection, text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (handle) => socket.on('message', receive(deps, connection, handle)),
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
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      const refused = refusalOf(deps, request, connections.size);
      if (refused !== null) {
        socket.end(refused);
        return;
      }
      server.handleUpgrade(request, socket, head, open);
    },
    revoke(payload) {
      revocations.heard += 1;
      registry.closeWhere(endedBy(payload));
    },
    async recheck() {
      revocations.heard += 1;
      for (const connection of [...registry.all()]) await reauthenticate(deps, connection);
    },
    count() {
      let operations = 0;
      for (const { running } of connections) operations += running.size;
      return { sockets: connections.size, operations };
    },
    async stop(milliseconds) {
      clearInterval(heartbeat);
      const gone = [...connections].map(
        ({ socket }) => new Promise((resolve) => socket.once('close', resolve)),
      );
      for (const connection of connections) close(connection, CloseCode.goingAway, 'Going away');
      const timer = setTimeout(() => {
        for (const { socket } of connections) socket.terminate();
      }, milliseconds);
      await Promise.all(gone);
      clearTimeout(timer);
    },
  };
}

/** Text only, one message after the other into the protocol; its faults close this socket alone. */
function receive(
  deps: WebSocketDeps,
  connection: Connection,
  handle: (text: string) => Promise<void>,
): (data: RawData, isBinary: boolean) => void {
  return (data, isBinary) => {
    if (isBinary) {
      close(connection, CloseCode.unsupportedData, 'Text messages only');
      return;
    }
    handle(String(data)).catch((error: unknown) => {
      deps.deps.log.error({ err: error }, 'fault on a socket');
      close(connection, CloseCode.internalError, 'Internal error');
    });
  };
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

function refusalOf(
  deps: WebSocketDeps,
  request: IncomingMessage,
  socketCount: number,
): string | null {
  const path = request.url?.split('?', 1)[0];
  const ip = deps.clientIp(request);
  const rate = deps.limits.takeGeneral({ kind: 'anonymous', ip });
  const headers: string[] = [];
  addRateHeaders(headers, rate);
  if (path !== '/graphql') return httpRefusal('404 Not Found', headers);
  if (!rate.allowed) return httpRefusal('429 Too Many Requests', headers);
  return socketCount < MOST_SOCKETS ? null : httpRefusal('503 Service Unavailable', headers);
}

function httpRefusal(status: string, headers: readonly string[]): string {
  const lines = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Length: 0'];
  for (let at = 0; at + 1 < headers.length; at += 2)
    lines.push(`${headers[at]}: ${headers[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
