import type { TestAnswer, TestServer, TestUser } from '@investing-platform/server/testing';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import {
  type AuthorizationServer,
  startAuthorizationServer,
} from '../../oauth/support/authorization-server.ts';

export type Era = 'legacy' | { pin: string };
type Headers = Readonly<Record<string, string>>;

const LIST = `query ($params: ListAgentRequestsInput) { listAgentRequests(params: $params) {
  id clientName operation words status outcome obstacle details { label value } } }`;
const DECIDE = `mutation ($params: DecideAgentRequestInput!) { decideAgentRequest(params: $params) {
  id status outcome words } }`;

/** A server with a person who has an account of 100,000 USD, and assistants of theirs. */
export interface Assisted {
  readonly authorization: AuthorizationServer;
  readonly server: TestServer;
  readonly person: TestUser;
  /** Of the person, with every scope. */
  readonly token: string;
  /** Of the person's browser. */
  readonly browser: Headers;
  connect(era: Era, token?: string, path?: string): Promise<Client>;
  /** Sends a message without any library. */
  post(message: object, headers?: Headers, path?: string): Promise<Response>;
  /** The requests of assistants with this id, as their person's browser shows them. */
  listed(id: string, headers?: Headers): Promise<readonly Record<string, unknown>[]>;
  decide(id: string, answer?: 'APPROVE' | 'DECLINE', headers?: Headers): Promise<TestAnswer>;
  stop(): Promise<void>;
}

export async function startAssisted(): Promise<Assisted> {
  const authorization = await startAuthorizationServer();
  const { server } = authorization;
  const person = await server.createUser({ plan: 'PRO' });
  await server.openAccount(person, { cash: '100000' });
  const token = await server.issueToken(person, ['full_access']);
  const browser = { Cookie: await server.signIn(person), Origin: server.url };
  const open: Client[] = [];
  return {
    authorization,
    server,
    person,
    token,
    browser,
    async connect(mode, own = token, path = '/mcp') {
      const client = new Client({ name: 'Test', version: '1' }, { versionNegotiation: { mode } });
      const requestInit = { headers: bearer(own) };
      const address = new URL(server.url + path);
      await client.connect(new StreamableHTTPClientTransport(address, { requestInit }));
      open.push(client);
      return client;
    },
    post: (message, headers = {}, path = '/mcp') =>
      fetch(server.url + path, {
        method: 'POST',
        headers: { ...KINDS, ...headers },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
      }),
    async listed(id, headers = browser) {
      const { body } = await server.graphql(headers, LIST, { params: { ids: [id] } });
      if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
      return Object(body.data).listAgentRequests;
    },
    decide: (id, answer = 'APPROVE', headers = browser) =>
      server.graphql(headers, DECIDE, { params: { id, answer } }),
    async stop() {
      await Promise.all(open.map((client) => client.close()));
      await authorization.stop();
    },
  };
}

const KINDS = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
};

export const bearer = (token: string): Headers => ({ Authorization: `Bearer ${token}` });

/** The message of a call. */
export const toolCall = (name: string, args: object) => ({
  method: 'tools/call',
  params: { name, arguments: args },
});

/** What a tool said. */
export async function call(client: Client, name: string, args: object = {}) {
  const result = await client.callTool({ name, arguments: { ...args } });
  const [content] = result.content;
  const text = content?.type === 'text' ? content.text : '';
  return { text, isError: result.isError === true, data: Object(result.structuredContent) };
}
