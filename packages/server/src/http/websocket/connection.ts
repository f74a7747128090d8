import type { IncomingMessage } from 'node:http';
import { CloseCode } from '@investing-platform/engine';
import type { WebSocket } from 'ws';
import type { UserActor } from '../../kernel/actor.ts';

/** The use of an id, from its `subscribe` message until graphql-ws is done with that. */
export interface Claim {
  /** The client has completed the operation; a stream that opens after this ends at once. */
  isOver: boolean;
  /** Ends the stream, where one is open. */
  end: () => void;
}

/** What a connection was opened with: an `Authorization` value, or a session cookie's. */
export type Proof =
  | { readonly kind: 'bearer'; readonly header: string }
  | { readonly kind: 'session'; readonly token: string };

/** One WebSocket and what is known of it. */
export interface Connection {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
  readonly ip: string;
  /** What the connection was opened with, once it was. */
  proof: Proof | null;
  /** Whose token or session it was when it was last read. */
  actor: UserActor | null;
  expiryTimer: NodeJS.Timeout | undefined;
  /** Answered the last ping. */
  isAlive: boolean;
  /** Ends of the subscriptions that run on it. */
  readonly running: Set<() => void>;
  /** Ids whose `subscribe` message is not done with, completed by the client or not. */
  readonly unfinished: Map<string, Claim>;
  /** The id that was claimed while the present message is handed over. */
  claimed: string | null;
  /** Messages and pings in the second that began at this time. */
  readonly received: { sinceMs: number; count: number };
}

export function newConnection(socket: WebSocket, request: IncomingMessage, ip: string): Connection {
  return {
    socket,
    request,
    ip,
    proof: null,
    actor: null,
    expiryTimer: undefined,
    isAlive: true,
    running: new Set(),
    unfinished: new Map(),
    claimed: null,
    received: { sinceMs: 0, count: 0 },
  };
}

/**
 * Takes an id for the message that is being handed over, until it is done with.
 *
 * @returns null where an earlier operation of the id has not ended. Its client completed it, else
 *   graphql-ws would have refused the message, and graphql-ws, which has forgotten it by now, would
 *   mix the two up: the earlier one is ended here.
 */
export function claimId(connection: Connection, id: string): Claim | null {
  const earlier = connection.unfinished.get(id);
  if (earlier !== undefined) {
    earlier.isOver = true;
    earlier.end();
    return null;
  }
  const claim = { isOver: false, end: () => undefined };
  connection.unfinished.set(id, claim);
  connection.claimed = id;
  return claim;
}

/** Counts a message or ping. @returns whether more than `mostPerSecond` came within a second */
export function isFlooding(
  { received }: Connection,
  nowMs: number,
  mostPerSecond: number,
): boolean {
  if (nowMs - received.sinceMs >= 1_000) {
    received.sinceMs = nowMs;
    received.count = 0;
  }
  received.count += 1;
  return received.count > mostPerSecond;
}

/** What a socket may hold that its reader has not taken: answers, pongs and errors together. */
const MAX_BUFFERED_BYTES = 4_194_304;

/**
 * Sends a text message. Resolves when it has left the process, or at once where the socket is not
 * open any more; a reader that takes nothing is disconnected at the bound.
 */
export function send(connection: Connection, text: string): Promise<void> {
  const { socket } = connection;
  return written(connection, (done) => socket.send(text, done));
}

/**
 * Sends messages that are framed already, as `send` does. They go past ws to its socket, which is
 * safe as long as ws holds none of its own back: nothing here is compressed or a blob.
 */
export function sendFrames(connection: Connection, frames: Buffer): Promise<void> {
  return written(connection, (done) => connection.request.socket.write(frames, done));
}

function written(
  { socket }: Connection,
  write: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  if (socket.readyState !== socket.OPEN) return Promise.resolve();
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) {
    socket.close(CloseCode.policyViolation, 'Too slow');
    socket.terminate();
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    write((error) => {
      // A reader that has gone is no fault.
      if (error && socket.readyState === socket.OPEN) reject(error);
      else resolve();
    });
  });
}

/** A close frame holds 123 bytes of text (RFC 6455, section 5.5); a character takes up to three. */
const MAX_REASON_BYTES = 123;

/** Closes an open socket; of a reason that is too long, the beginning is sent. */
export function close({ socket }: Connection, code: number, reason: string): void {
  if (socket.readyState !== socket.OPEN) return;
  const fits = Buffer.byteLength(reason) <= MAX_REASON_BYTES;
  socket.close(code, fits ? reason : reason.slice(0, MAX_REASON_BYTES / 3));
}
