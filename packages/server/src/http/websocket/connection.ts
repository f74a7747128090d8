import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { TokenActor } from '../../kernel/actor.ts';
import { CloseCode } from './close-codes.ts';

/** One WebSocket and what is known of it. */
export interface Connection {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
  readonly ip: string;
  /** The `Authorization` value that the connection was opened with, once it was. */
  authorization: string | null;
  /** Whose token it was when it was last read. */
  actor: TokenActor | null;
  expiryTimer: NodeJS.Timeout | undefined;
  /** Answered the last ping. */
  isAlive: boolean;
  /** Ends of the subscriptions that run on it. */
  readonly running: Set<() => void>;
}

export function newConnection(socket: WebSocket, request: IncomingMessage, ip: string): Connection {
  return {
    socket,
    request,
    ip,
    authorization: null,
    actor: null,
    expiryTimer: undefined,
    isAlive: true,
    running: new Set(),
  };
}

/** What a socket may hold that its reader has not taken: answers, pongs and errors together. */
const MOST_BUFFERED_BYTES = 4_194_304;

/**
 * Sends a text message. Resolves when it has left the process, or at once where the socket is not
 * open any more; a reader that takes nothing is disconnected at the bound.
 */
export function send({ socket }: Connection, text: string): Promise<void> {
  if (socket.readyState !== socket.OPEN) return Promise.resolve();
  if (socket.bufferedAmount > MOST_BUFFERED_BYTES) {
    socket.close(CloseCode.policyViolation, 'Too slow');
    socket.terminate();
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    socket.send(text, (error) => (error ? reject(error) : resolve()));
  });
}

export function close({ socket }: Connection, code: CloseCode, reason: string): void {
  if (socket.readyState === socket.OPEN) socket.close(code, reason);
}
