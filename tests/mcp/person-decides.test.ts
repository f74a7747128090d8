import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  type AuthorizationServer,
  startAuthorizationServer,
} from '../oauth/support/authorization-server.ts';
import { type AllowedApp, allowedApp } from './support/allowed-app.ts';
import { bearer, toolCall } from './support/assisted.ts';

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

function postMcp(token: string, message: object): Promise<Response> {
  const accept = 'application/json, text/event-stream';
  return fetch(`${authorization.issuer}/mcp`, {
    method: 'POST',
    headers: { ...bearer(token), 'Content-Type': 'application/json', Accept: accept },
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
