import { http, type RequestHandler } from 'msw';
import { type WebSocketHandler, ws } from 'msw/ws';
import { answerGraphql } from './http/graphql-door.ts';
import { takeUpload } from './http/upload-door.ts';
import { answerOAuth } from './oauth/door.ts';
import type { Service } from './service/service.ts';
import type { ClientSocket, SocketDoor } from './websocket/socket-door.ts';

export type MockHandler = RequestHandler | WebSocketHandler;

/**
 * The MSW handlers of the mocked platform. `/graphql` is one plain HTTP handler: MSW's own GraphQL
 * handlers let through what they cannot parse, which the service answers with an error, and accept
 * every socket without asking for a token.
 */
export function handlersOf(service: Service, door: SocketDoor): readonly MockHandler[] {
  const { baseUrl } = service.platform;
  const oauth = async ({ request }: { request: Request }) =>
    (await answerOAuth(service, request.clone())) ?? unknownPath(request);
  return [
    socketHandler(`${baseUrl.replace(/^http/, 'ws')}/graphql`, door),
    http.all(`${baseUrl}/graphql`, ({ request }) =>
      isUpgrade(request) ? undefined : answerGraphql(service, request.clone()),
    ),
    http.all(`${baseUrl}/uploads`, ({ request }) => takeUpload(service, request.clone())),
    http.all(`${baseUrl}/uploads/*`, ({ request }) => takeUpload(service, request.clone())),
    http.all(`${baseUrl}/oauth/*`, oauth),
    http.all(`${baseUrl}/.well-known/*`, oauth),
    http.all(`${baseUrl}/*`, ({ request }) =>
      isUpgrade(request) ? undefined : unknownPath(request),
    ),
  ];
}

function isUpgrade(request: Request): boolean {
  return request.headers.get('upgrade')?.toLowerCase() === 'websocket';
}

function unknownPath({ method, url }: Request): Response {
  return new Response(`The mocks do not handle ${method} ${new URL(url).pathname}`, {
    status: 404,
    headers: { 'Content-Type': 'text/plain' },
  });
}

function socketHandler(url: string, door: SocketDoor): WebSocketHandler {
  return ws.link(url).addEventListener('connection', ({ client, info }) => {
    const protocols = [info.protocols ?? []].flat();
    const socket: ClientSocket = {
      protocol: protocols.find((name) => name === PROTOCOL) ?? '',
      send: (text) => client.send(text),
      close: (code, reason) => client.close(code, reason),
      onMessage: (listener) => client.addEventListener('message', ({ data }) => listener(data)),
      onClose: (listener) =>
        client.addEventListener('close', ({ code, reason }) => listener(code, reason)),
    };
    door.opened(socket);
  });
}

const PROTOCOL = 'graphql-transport-ws';
