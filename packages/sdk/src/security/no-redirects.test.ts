import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entries, failureOf } from '../../test/clients.ts';
import { clientCredentials, fixedToken, UnexpectedAnswerError } from '../index.ts';

/** A server that redirects every request to another origin, which must see nothing. */
const seenElsewhere: string[] = [];
let elsewhere: Server;
let api: Server;
let status = 307;

const listen = (listener: RequestListener) =>
  new Promise<Server>((resolve) => {
    const server = createServer(listener).listen(0, '127.0.0.1', () => resolve(server));
  });
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  elsewhere = await listen((request, response) => {
    seenElsewhere.push(`${request.method} ${request.headers.authorization}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: {}, access_token: 'stolen', token_type: 'Bearer' }));
  });
  api = await listen((request, response) => {
    request.resume();
    response.writeHead(status, { location: `${originOf(elsewhere)}/` }).end();
  });
});

afterAll(() => {
  for (const server of [api, elsewhere]) server.close();
});

const statuses = [301, 302, 303, 307, 308];

describe.each(entries)('%s', (_name, create) => {
  test.each(statuses)('takes no token and no variable along a redirect: %d', async (code) => {
    status = code;
    const client = create({ baseUrl: originOf(api), auth: fixedToken('t') });
    const error = await failureOf(client.searchBar({ query: 'secret' }));
    expect(error).toBeInstanceOf(UnexpectedAnswerError);
    expect(error).toMatchObject({ status: code });
    expect(seenElsewhere).toEqual([]);
  });
});

test.each(statuses)('takes no client secret along a redirect: %d', async (code) => {
  status = code;
  const baseUrl = originOf(api);
  const source = clientCredentials({ baseUrl, clientId: 'c', clientSecret: 's' });
  expect(await failureOf(source.token())).toBeInstanceOf(UnexpectedAnswerError);
  expect(seenElsewhere).toEqual([]);
});
