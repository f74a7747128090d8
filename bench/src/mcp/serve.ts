import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getOrders } from '@investing-platform/schema/operations';
import { startTestServer } from '@investing-platform/server/testing';
import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import { answerQuestions, READY } from '../children/questions.ts';
import type { Doors } from './plan.ts';

const server = await startTestServer({ postgresUrl: process.argv[2] });
const echoUrl = await serveEcho();

/** The least that the library itself takes for a call, on the same HTTP as the platform's. */
async function serveEcho(): Promise<string> {
  const handler = createMcpHandler(echoServer, { responseMode: 'json' });
  const http = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const text = Buffer.concat(parts).toString();
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
    const asked = new Request('http://localhost/mcp', { method: 'POST', headers, body: text });
    const answer = await handler.fetch(asked, { parsedBody: JSON.parse(text) });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(await answer.text());
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return `http://localhost:${(http.address() as AddressInfo).port}/mcp`;
}

function echoServer(): Server {
  const server = new Server({ name: 'echo', version: '1' }, { capabilities: { tools: {} } });
  server.setRequestHandler('tools/call', ({ params }) => ({
    content: [{ type: 'text', text: JSON.stringify(params.arguments) }],
  }));
  return server;
}

function message(method: string, params: object): string {
  const own = 'io.modelcontextprotocol';
  const _meta = {
    [`${own}/protocolVersion`]: '2026-07-28',
    [`${own}/clientInfo`]: { name: 'Bench', version: '1' },
    [`${own}/clientCapabilities`]: {},
  };
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } });
}

async function doors(): Promise<Doors> {
  const person = await server.createUser({ plan: 'PRO' });
  await server.openAccount(person, { cash: '1000' });
  const token = await server.issueToken(person, ['full_access']);
  const args = { operation: 'getOrders' };
  const call = message('tools/call', { name: 'api_read', arguments: args });
  const url = `${server.url}/mcp`;
  return {
    call: { url, token, body: call },
    operation: { url: `${server.url}/graphql`, token, body: JSON.stringify({ query: getOrders }) },
    echo: { url: echoUrl, token, body: call },
    list: { url, token, body: message('tools/list', {}) },
  };
}

answerQuestions({ doors });
process.send?.(READY);
