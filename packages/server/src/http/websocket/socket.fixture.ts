import { once } from 'node:events';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

interface Message {
  readonly id?: string;
  readonly type: string;
  readonly payload?: unknown;
}

/** A client that speaks the protocol by hand, so that tests can break it. */
export interface RawSocket {
  readonly socket: WebSocket;
  readonly messages: Message[];
  /** The close code and reason, once the socket is closed. */
  readonly closed: Promise<{ code: number; reason: string }>;
  send(message: object | string): void;
  subscribe(id: string, query: string, more?: object): void;
  /** The next message that has not been taken; fails where none comes in time. */
  next(): Promise<Message>;
}

export interface RawSocketOptions {
  readonly headers?: Record<string, string>;
  readonly protocol?: string;
}

/** Opens a socket without saying who it is. */
export async function openSocket(
  { port }: { readonly port: number },
  options: RawSocketOptions = {},
): Promise<RawSocket> {
  const { headers = {}, protocol = 'graphql-transport-ws' } = options;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, protocol, { headers });
  const messages: Message[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  socket.on('error', () => undefined);
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }));
  });
  await once(socket, 'open');
  onTestFinished(() => socket.terminate());
  const send = (message: object | string) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  return {
    socket,
    messages,
    closed,
    send,
    subscribe: (id, query, more) => send({ id, type: 'subscribe', payload: { query, ...more } }),
    async next() {
      await expect.poll(() => messages).not.toHaveLength(0);
      return messages.shift() as Message;
    },
  };
}

/** Opens a socket and says who it is. */
export async function connect(
  target: { readonly port: number },
  token: string,
): Promise<RawSocket> {
  const socket = await openSocket(target);
  socket.send({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } });
  const acknowledged = await socket.next();
  if (acknowledged.type !== 'connection_ack') throw new Error('the server did not acknowledge');
  return socket;
}

/** A socket whose frames are up to the test; it answers no ping. */
export async function upgradeByHand({ port }: { readonly port: number }): Promise<Duplex> {
  const upgrade = request({
    port,
    host: '127.0.0.1',
    path: '/graphql',
    headers: {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
      'Sec-WebSocket-Protocol': 'graphql-transport-ws',
    },
  });
  upgrade.end();
  const [, socket] = await once(upgrade, 'upgrade');
  onTestFinished(() => socket.destroy());
  return socket;
}
