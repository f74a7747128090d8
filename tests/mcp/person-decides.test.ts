import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  type AuthorizationServer,
  startAuthorizationServer,
} from '../oauth/support/authorization-server.ts';
import { type AllowedApp, allowedApp } from './support/allowed-app.ts';
import { bearer, call, toolCall } from './support/assisted.ts';

interface Told {
  readonly code: string | undefined;
  readonly approval: { readonly id: string; readonly url: string } | undefined;
  readonly data: unknown;
}
type Send = (token: string, query: string, variables?: object) => Promise<Told>;

const CREATE = `mutation ($params: CreateNetworthPortfolioInput!) {
  createNetworthPortfolio(params: $params) { id } }`;
const named = (name: string) => ({ params: { name, idempotencyKey: `key of ${name}` } });
const DECIDE = `mutation ($params: DecideAgentRequestInput!) {
  decideAgentRequest(params: $params) { status madeByApp outcome } }`;
const UPDATE = `mutation ($params: UpdateConnectedAppInput!) { updateConnectedApp(params: $params) {
  approval maxChangesPerDay maxAmountPerDay changesInDay } }`;

let authorization: AuthorizationServer;

beforeAll(async () => {
  authorization = await startAuthorizationServer();
});
afterAll(() => authorization.stop());

const toldBy = ({
  data,
  errors: [error] = [],
}: {
  data?: unknown;
  errors?: readonly object[];
}): Told => {
  const { code, approval } = Object(Object(error).extensions);
  return { code, approval, data };
};

async function byPerson(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Told> {
  const { server, cookie } = authorization;
  return toldBy((await server.graphql({ Cookie: cookie }, query, variables)).body);
}

async function overHttp(type: string, token: string, query: string, variables = {}): Promise<Told> {
  const headers = { ...bearer(token), 'Content-Type': type };
  const body = JSON.stringify({ query, variables });
  const answer = await fetch(`${authorization.issuer}/graphql`, { method: 'POST', headers, body });
  return toldBy(Object(await answer.json()));
}

/** Each way to ask `/graphql`, and the assistants' tools for the same change. */
const DOORS: readonly (readonly [string, Send])[] = [
  ['the lane', (...call) => overHttp('application/json', ...call)],
  ['Yoga', (...call) => overHttp('application/graphql+json', ...call)],
  ['a WebSocket', overSocket],
];

function overSocket(token: string, query: string, variables: object = {}): Promise<Told> {
  const client = createClient({
    url: authorization.server.wsUrl,
    webSocketImpl: WebSocket,
    connectionParams: bearer(token),
    retryAttempts: 0,
  });
  return new Promise<Told>((resolve) => {
    client.subscribe(
      { query, variables: { ...variables } },
      {
        next: ({ data, errors = [] }) => resolve(toldBy({ data, errors })),
        error: (error) => resolve(toldBy({ errors: Array.isArray(error) ? error : [] })),
        complete: () => undefined,
      },
    );
  }).finally(() => void client.dispose());
}

const newRule = (app: AllowedApp, rule: object) =>
  byPerson(UPDATE, { params: { id: app.id, ...rule } });

describe.each(DOORS)('over %s', (name, send) => {
  test('an app that the person wants to be asked about changes nothing before they approve', async () => {
    const app = await allowedApp(authorization);
    const free = named(`free, ${name}`);
    expect((await send(app.token, CREATE, free)).code).toBeUndefined();
    await newRule(app, { approval: 'ON_PAGE' });

    const wanted = named(`asked, ${name}`);
    const told = await send(app.token, CREATE, wanted);
    const { id = '', url } = told.approval ?? {};
    expect(told).toMatchObject({ code: 'APPROVAL_REQUIRED' });
    expect(url).toBe(`${authorization.issuer}/approvals?request=${id}`);
    const decided = await byPerson(DECIDE, { params: { id, answer: 'APPROVE' } });
    expect(decided.data).toMatchObject({
      decideAgentRequest: { status: 'APPROVED', madeByApp: true },
    });

    const made = await Promise.all([1, 2, 3].map(() => send(app.token, CREATE, wanted)));
    const ids = new Set(made.map(({ data }) => Object(data).createNetworthPortfolio?.id));
    expect(ids.size, JSON.stringify(made)).toBe(1);
    expect([...ids]).not.toEqual([undefined]);
    expect((await send(app.token, CREATE, named(`another, ${name}`))).code).toBe(
      'APPROVAL_REQUIRED',
    );
  });

  test('what is left to the person, and several changes at once, are refused', async () => {
    const app = await allowedApp(authorization);
    await newRule(app, { approval: 'ON_PAGE' });
    const left = 'mutation { updateAntiPhishingCode { __typename } }';
    expect((await send(app.token, left)).code).toBe('FORBIDDEN');
    const both =
      'mutation { a: deleteNetWorthGoal(params: { id: "x" }) { id } b: deleteNetWorthGoal(params: { id: "y" }) { id } }';
    expect((await send(app.token, both)).code).toBe('QUERY_LIMIT_EXCEEDED');
  });

  test('an app of which the person counts the changes makes no more than they allow', async () => {
    const app = await allowedApp(authorization);
    const rule = await newRule(app, { maxChangesPerDay: 1 });
    expect(rule.data).toMatchObject({
      updateConnectedApp: { approval: 'NONE', maxChangesPerDay: 1 },
    });
    expect((await send(app.token, CREATE, named(`one, ${name}`))).code).toBeUndefined();
    expect((await send(app.token, CREATE, named(`two, ${name}`))).code).toBe('QUOTA_EXCEEDED');
  });

  test('all are stopped at once, and only they, until the person lets them go on', async () => {
    const assistant = await allowedApp(authorization, `${authorization.issuer}/mcp`);
    const asked = await allowedApp(authorization);
    await newRule(asked, { approval: 'ON_PAGE' });
    const other = await allowedApp(authorization);
    const me = '{ fetchCurrentUser { id } }';
    const list = { method: 'tools/list', params: {} };
    expect((await send(asked.token, me)).code).toBeUndefined();
    await byPerson('mutation { stopAssistants { stoppedAt } }');
    expect((await send(asked.token, me)).code).toBe('FORBIDDEN');
    expect((await send(other.token, me)).code).toBeUndefined();
    expect(await statusAtMcp(assistant.token, list)).toBe(403);
    expect(await statusAtMcp(other.token, list)).toBe(403);
    await byPerson('mutation { resumeAssistants { stoppedAt } }');
    expect((await send(asked.token, me)).code).toBeUndefined();
    expect(await statusAtMcp(assistant.token, list)).toBe(200);
  });
});

async function statusAtMcp(token: string, message: object): Promise<number> {
  const answer = await postMcp(token, message);
  await answer.text();
  return answer.status;
}

function postMcp(token: string, message: object, more: object = {}): Promise<Response> {
  const accept = 'application/json, text/event-stream';
  return fetch(`${authorization.issuer}/mcp`, {
    method: 'POST',
    headers: { ...bearer(token), 'Content-Type': 'application/json', Accept: accept, ...more },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
  });
}

describe('an assistant', () => {
  const write = (name: string) =>
    toolCall('api_write', { operation: 'createNetworthPortfolio', ...named(name) });
  const called = async (token: string, name: string) =>
    Object(JSON.parse(/\{.*\}/s.exec(await (await postMcp(token, write(name))).text())?.[0] ?? ''))
      .result;

  test('asks, until its person wants not to be asked; what it does is counted and noted', async () => {
    const app = await allowedApp(authorization, `${authorization.issuer}/mcp`);
    const asked = await called(app.token, 'a boat');
    expect(asked.structuredContent).toMatchObject({ status: 'confirmation_required' });
    await newRule(app, { approval: 'NONE', maxChangesPerDay: 2 });
    expect((await called(app.token, 'a house')).structuredContent).toMatchObject({
      status: 'DONE',
    });
    expect((await called(app.token, 'a garden')).content[0].text).toContain('QUOTA_EXCEEDED');
    const { data } = await byPerson('{ listAgentRequests { words status asked outcome } }');
    expect(Object(data).listAgentRequests.slice(0, 2)).toMatchObject([
      { status: 'DONE', asked: false, outcome: 'Done.' },
      { status: 'PENDING', asked: true },
    ]);
  });

  test('is asked about although the same app is free elsewhere', async () => {
    const app = await allowedApp(authorization);
    const asked = await called(app.token, 'a horse');
    expect(asked.structuredContent).toMatchObject({ status: 'confirmation_required' });
  });
});

describe('an assistant that the person lets ask', () => {
  const portfolios = async (name: string) => {
    const { data } = await byPerson('{ getPortfolios { name } }');
    return Object(data).getPortfolios.filter((one: { name: string }) => one.name === name).length;
  };
  const wish = (name: string) => ({ operation: 'createNetworthPortfolio', params: { name } });

  async function clientOf(token: string, action: 'accept' | 'decline') {
    const questions: string[] = [];
    const mode = { pin: '2026-07-28' };
    const client = new Client(
      { name: 'Test', version: '1' },
      { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode } },
    );
    client.setRequestHandler('elicitation/create', ({ params: { message } }) => {
      questions.push(message);
      return action === 'accept' ? { action, content: {} } : { action };
    });
    const requestInit = { headers: bearer(token) };
    const address = new URL(`${authorization.issuer}/mcp`);
    await client.connect(new StreamableHTTPClientTransport(address, { requestInit }));
    const ask = (name: string) => call(client, 'api_write', wish(name));
    return { client, questions, ask };
  }

  test('shows the question itself, and what is accepted there is done once', async () => {
    const app = await allowedApp(authorization, `${authorization.issuer}/mcp`);
    const { client, questions, ask } = await clientOf(app.token, 'accept');
    expect((await ask('By page')).data).toMatchObject({ status: 'confirmation_required' });
    expect(questions).toEqual([]);
    await newRule(app, { approval: 'IN_APP' });
    expect((await ask('By client')).data).toMatchObject({ status: 'DONE' });
    expect(questions).toEqual([expect.stringContaining('portfolio')]);
    expect(await portfolios('By client')).toBe(1);
    await client.close();
  });

  test('does nothing that is declined there, and nothing for a program of the person’s own', async () => {
    const app = await allowedApp(authorization, `${authorization.issuer}/mcp`);
    await newRule(app, { approval: 'IN_APP' });
    const declining = await clientOf(app.token, 'decline');
    expect((await declining.ask('Not wanted')).data).toMatchObject({ status: 'DECLINED' });
    expect(await portfolios('Not wanted')).toBe(0);
    const own = await clientOf(await ownToken(), 'accept');
    expect((await own.ask('By program')).data).toMatchObject({ status: 'confirmation_required' });
    expect(own.questions).toEqual([]);
    await Promise.all([declining.client.close(), own.client.close()]);
  });

  test('cannot use an answer twice, for something else, changed or later', async () => {
    const app = await allowedApp(authorization, `${authorization.issuer}/mcp`);
    await newRule(app, { approval: 'IN_APP' });
    const asked = await askRaw(app.token, wish('Once'));
    expect(asked).toMatchObject({ resultType: 'input_required' });
    const { requestState: seal } = asked;
    const [id, until, signature] = seal.split('.');
    for (const [name, changed] of [
      ['Once', `${id}.${Number(until) + 1}.${signature}`],
      ['Other', seal],
    ] as const) {
      expect(await askRaw(app.token, wish(name), changed), name).toBe('refused as -32602');
    }
    const done = await askRaw(app.token, wish('Once'), seal);
    expect(done.structuredContent).toMatchObject({ status: 'DONE' });
    const used = await askRaw(app.token, wish('Once'), seal);
    expect(used).toMatchObject({ resultType: 'input_required' });
    expect(await portfolios('Once')).toBe(1);
    expect(await portfolios('Other')).toBe(0);
  });

  /** A call of the revision of 2026-07-28, with an accepted answer where a seal is brought. */
  async function askRaw(token: string, args: object, seal?: string) {
    const own = 'io.modelcontextprotocol';
    const _meta = {
      [`${own}/protocolVersion`]: '2026-07-28',
      [`${own}/clientInfo`]: { name: 'Test', version: '1' },
      [`${own}/clientCapabilities`]: { elicitation: { form: {} } },
    };
    const answer = { requestState: seal, inputResponses: { decision: { action: 'accept' } } };
    const params = { name: 'api_write', arguments: args, _meta, ...(seal ? answer : {}) };
    const headers = {
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': 'tools/call',
      'Mcp-Name': 'api_write',
    };
    const response = await postMcp(token, { method: 'tools/call', params }, headers);
    const { result, error } = Object(await response.json());
    return result ?? `refused as ${error.code}`;
  }
});

/** Of a credential that the person made for a program of theirs. */
async function ownToken(): Promise<string> {
  const { clientId, clientSecret } = await authorization.confidential();
  const secret = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const answer = await fetch(`${authorization.issuer}/oauth/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${secret}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'full_access' }),
  });
  return Object(await answer.json()).access_token;
}
