import {
  CloseCode,
  connectionEnds,
  LONG_OPERATION_ID,
  MAX_OPERATION_ID_CHARACTERS,
  refusal,
  tooManyOperations,
} from '@investing-platform/engine';
import { type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { makeServer } from 'graphql-ws';
import { authenticate } from '../service/authenticate.ts';
import { contractSchema } from '../service/contract-schema.ts';
import type { Caller } from '../service/operations.ts';
import {
  type Answer,
  answered,
  execution,
  makeReady,
  type Ready,
  refused,
  subscription,
} from '../service/run.ts';
import type { Service } from '../service/service.ts';

/** How a broken network ends a socket (RFC 6455, section 7.4.1). */
const ABNORMAL = 1006;

const INIT_MS = 3_000;
const MAX_SOCKETS_PER_USER = 20;
const MAX_OPERATIONS_PER_SOCKET = 50;

/** A socket of a client, as MSW hands it over. */
export interface ClientSocket {
  readonly protocol: string;
  send(text: string): void;
  close(code: number, reason: string): void;
  onMessage(listener: (data: unknown) => void): void;
  onClose(listener: (code: number, reason: string) => void): void;
}

interface Connection {
  readonly socket: ClientSocket;
  authorization: string | null;
  caller: Extract<Caller, { kind: 'token' }> | null;
}

/** The WebSocket side of the mocked platform. */
export interface SocketDoor {
  opened(socket: ClientSocket): void;
  /** Ends every socket without a farewell, as a broken network does. */
  dropAll(): void;
  /** Closes the sockets whose token has expired or was revoked. */
  recheck(): void;
}

export function socketDoor(service: Service): SocketDoor {
  const connections = new Set<Connection>();
  const server = protocolServer(service, connections);
  return {
    opened(socket) {
      const connection: Connection = { socket, authorization: null, caller: null };
      connections.add(connection);
      const closed = server.opened(
        {
          protocol: socket.protocol,
          send: (text) => socket.send(text),
          close: (code = CloseCode.internalError, reason = '') => socket.close(code, reason),
          onMessage: (handle) => socket.onMessage(receiver(service, socket, handle)),
        },
        connection,
      );
      socket.onClose((code, reason) => {
        connections.delete(connection);
        closed(code, reason).catch(service.reportFault);
      });
    },
    dropAll() {
      for (const { socket } of connections) socket.close(ABNORMAL, '');
    },
    recheck() {
      for (const connection of [...connections]) {
        if (connection.caller !== null) reauthenticate(service, connection);
      }
    },
  };
}

function receiver(
  service: Service,
  socket: ClientSocket,
  handle: (text: string) => Promise<void>,
): (data: unknown) => void {
  return (data) => {
    if (typeof data !== 'string') {
      socket.close(CloseCode.unsupportedData, 'Text messages only');
      return;
    }
    handle(data).catch((fault: unknown) => {
      service.reportFault(fault);
      socket.close(CloseCode.internalError, 'Internal error');
    });
  };
}

/** The protocol by graphql-ws; access, limits and errors by the same functions as over HTTP. */
function protocolServer(service: Service, connections: ReadonlySet<Connection>) {
  const refusals = new WeakMap<object, Answer>();
  return makeServer<Record<string, unknown>, Connection>({
    connectionInitWaitTimeout: INIT_MS,
    onConnect: ({ extra, connectionParams }) =>
      connect(service, connections, extra, connectionParams),
    async onSubscribe({ extra, subscriptions }, id, payload) {
      if (id.length > MAX_OPERATION_ID_CHARACTERS) {
        extra.socket.close(CloseCode.badRequest, LONG_OPERATION_ID);
        return [refusal('BAD_REQUEST', LONG_OPERATION_ID)];
      }
      const running = Object.keys(subscriptions).length;
      const prepared = await prepare(service, extra, running, payload);
      if (prepared === null) return [connectionEnds()];
      if ('result' in prepared) {
        refusals.set(payload, prepared);
        return [new GraphQLError('refused')];
      }
      const { document, name } = prepared.operation;
      return {
        schema: contractSchema(),
        document,
        operationName: name ?? null,
        contextValue: prepared,
      };
    },
    execute: (args) => execution(service, args.contextValue as Ready),
    subscribe: (args) => subscription(args.contextValue as Ready),
    onNext: (_context, _id, _payload, args, result) =>
      answered(service, args.contextValue as Ready, result).result as FormattedExecutionResult,
    onError(_context, _id, payload, errors) {
      const answer = refusals.get(payload) ?? refused(service, service.nextRequestId(), errors);
      return answer.result.errors as readonly GraphQLFormattedError[];
    },
  });
}

/** @returns whether the connection stands; else it is being closed */
function connect(
  service: Service,
  connections: ReadonlySet<Connection>,
  connection: Connection,
  payload: Readonly<Record<string, unknown>> | undefined,
): boolean {
  const given = payload?.['Authorization'] ?? payload?.['authorization'];
  const header = typeof given === 'string' ? given : null;
  const caller = authenticate(service.platform, header);
  const { socket } = connection;
  if (typeof caller === 'string') {
    if (caller === 'expired') socket.close(CloseCode.forbidden, 'Token expired');
    else socket.close(CloseCode.unauthorized, 'Unauthorized');
    return false;
  }
  const own = [...connections].filter((one) => one.caller?.user === caller.user);
  if (own.length >= MAX_SOCKETS_PER_USER) {
    socket.close(CloseCode.tryAgainLater, 'Too many sockets');
    return false;
  }
  connection.authorization = header;
  connection.caller = caller;
  return true;
}

/** @returns null where the token ended; then the connection is being closed */
function reauthenticate({ platform }: Service, connection: Connection): Caller | null {
  const caller = authenticate(platform, connection.authorization);
  if (typeof caller !== 'string') {
    connection.caller = caller;
    return caller;
  }
  const reason = caller === 'expired' ? 'Token expired' : 'Token revoked';
  connection.socket.close(CloseCode.forbidden, reason);
  return null;
}

async function prepare(
  service: Service,
  connection: Connection,
  runningCount: number,
  payload: Parameters<typeof makeReady>[1],
): Promise<Ready | Answer | null> {
  const requestId = service.nextRequestId();
  if (runningCount > MAX_OPERATIONS_PER_SOCKET) {
    return refused(service, requestId, [tooManyOperations(MAX_OPERATIONS_PER_SOCKET)]);
  }
  const caller = reauthenticate(service, connection);
  return caller === null ? null : makeReady(service, payload, caller, requestId);
}
