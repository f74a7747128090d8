import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publicTypeDefs } from '@investing-platform/schema/public-type-defs';
import { buildSchema, GraphQLError, parse, validate } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { createFeed, type Feed } from './feed.ts';

/** One connection as the server saw it. */
export interface SeenConnection {
  readonly url: string;
  readonly protocol: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly socket: WebSocket;
  closeCode: number | null;
}

export interface StreamServer {
  readonly baseUrl: string;
  readonly feed: Feed;
  readonly connections: SeenConnection[];
  /** The variables of each subscription, in order. */
  readonly subscriptions: unknown[];
  /** What to do with the next connections: a close code, silence, or (default) accept. */
  readonly greetings: (number | 'silence')[];
  /** Codes of errors to answer the next subscriptions with. */
  readonly refusals: string[];
  close(): Promise<void>;
}

const schema = buildSchema(publicTypeDefs);

/** A server of the public contract that does to its clients what a test wants. */
export async function startStreamServer(): Promise<StreamServer> {
  const feed = createFeed();
  const connections: SeenConnection[] = [];
  const subscriptions: unknown[] = [];
  const greetings: StreamServer['greetings'] = [];
  const refusals: string[] = [];
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, path: '/graphql' });
  useServer(
    {
      async onConnect({ connectionParams, extra: { socket, request } }) {
        const seen: SeenConnection = {
          url: request.url ?? '',
          protocol: socket.protocol,
          params: connectionParams ?? {},
          socket,
          closeCode: null,
        };
        socket.once('close', (code) => {
          seen.closeCode = code;
        });
        connections.push(seen);
        const greeting = greetings.shift();
        if (greeting === 'silence') return new Promise<boolean>(() => {});
        if (greeting !== undefined) socket.close(greeting, 'refused by the test');
        return greeting === undefined;
      },
      onSubscribe(_context, _id, { query, variables }) {
        subscriptions.push(variables);
        const code = refusals.shift();
        if (code) return [new GraphQLError(`refused: ${code}`, { extensions: { code } })];
        const document = parse(query);
        const problems = validate(schema, document);
        if (problems.length > 0) return problems;
        const rootValue = { livePriceData: () => feed.open() };
        return { schema, document, rootValue, variableValues: variables };
      },
    },
    sockets,
    0,
  );
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    feed,
    connections,
    subscriptions,
    greetings,
    refusals,
    async close() {
      for (const { socket } of connections) socket.terminate();
      for (const socket of sockets.clients) socket.terminate();
      await new Promise((resolve) => {
        http.close(resolve);
      });
    },
  };
}
