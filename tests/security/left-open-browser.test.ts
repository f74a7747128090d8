import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  startTestServer,
  type TestServer,
  type TestUser,
} from '@investing-platform/server/testing';
import { Kind, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const CONTRACT = join(import.meta.dirname, '../../packages/schema/src');

let aheadMs = 0;
let server: TestServer;
let ada: TestUser;
let stale: { Cookie: string };
/** Of an app that ada is asked about. */
let appId: string;

beforeAll(async () => {
  server = await startTestServer({
    clock: { now: () => new Date(Date.now() + aheadMs) },
  });
  ada = await server.createUser({ email: 'ada@example.com' });
  stale = { Cookie: await server.signIn(ada) };
  appId = await connectedApp();
  await server.graphql(stale, 'mutation { stopAssistants { stoppedAt } }');
  aheadMs = 301_000;
});
afterAll(() => server.stop());

/** Operations of signed-in browsers that the contract marks as asking for a fresh proof. */
function guardedOperations(): readonly string[] {
  const files = globSync('**/*.graphql', { cwd: CONTRACT });
  const definitions = files.flatMap(
    (file) => parse(readFileSync(join(CONTRACT, file), 'utf8')).definitions,
  );
  const roots = definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_EXTENSION ? (definition.fields ?? []) : [],
  );
  const marked = roots.filter(({ directives = [] }) => {
    const names = new Set(directives.map(({ name }) => name.value));
    return names.has('sessionOnly') && names.has('stepUp');
  });
  return marked.map(({ name }) => name.value).sort();
}

/** What a stranger at the browser would send. */
const ATTEMPTS: Readonly<Record<string, (request: string) => string>> = {
  beginPasskeyEnrollment: () => 'beginPasskeyEnrollment { id }',
  closeAccount: () => 'closeAccount(params: { confirmation: "ada@example.com" }) { id }',
  createApiCredential: () => 'createApiCredential(params: { label: "x" }) { clientSecret }',
  decideConsent: (request) =>
    `decideConsent(params: { id: "${request}", answer: ALLOW, grantedScopes: ["identity"] }) { redirectUri }`,
  inviteHouseholdMember: () =>
    'inviteHouseholdMember(params: { email: "eve@example.com", name: "Eve", relationship: OTHER }) { id }',
  resumeAssistants: () => 'resumeAssistants { stoppedAt }',
  updateConnectedApp: () => `updateConnectedApp(params: { id: "${appId}", approval: NONE }) { id }`,
};

async function connectedApp(): Promise<string> {
  const params = `{ id: "${await waitingRequest()}", answer: ALLOW, grantedScopes: ["identity"],
    approval: ON_PAGE }`;
  const allow = `mutation { decideConsent(params: ${params}) { redirectUri } }`;
  const allowed = await server.graphql(stale, allow);
  expect(allowed.body.errors).toBeUndefined();
  const { body } = await server.graphql(stale, '{ connectedApps { id } }');
  return Object(body.data).connectedApps[0].id;
}

/** A request of an app that waits for an answer. */
async function waitingRequest(): Promise<string> {
  const author = { Cookie: await server.signIn(await server.createUser()) };
  const { body } = await server.graphql(
    author,
    `mutation { createApiCredential(params: {
      label: "App", publicClient: true, redirectUris: ["https://app.example.com/"]
    }) { credential { clientId } } }`,
  );
  const made = body.data as { createApiCredential: { credential: { clientId: string } } };
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: made.createApiCredential.credential.clientId,
    redirect_uri: 'https://app.example.com/',
    scope: 'identity',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  });
  const answer = await fetch(`${server.url}/oauth/authorize?${query}`, { redirect: 'manual' });
  const page = new URL(answer.headers.get('location') ?? '');
  return page.searchParams.get('request') ?? '';
}

describe('whoever finds a browser left signed in does not get', () => {
  test('more operations than are tried here', () => {
    expect(guardedOperations()).toEqual(Object.keys(ATTEMPTS));
  });

  test.each(Object.entries(ATTEMPTS))('%s', async (_name, attempt) => {
    const { body } = await server.graphql(stale, `mutation { ${attempt(await waitingRequest())} }`);
    const [error] = body.errors ?? [];
    expect(error?.extensions.code, JSON.stringify(body)).toBe('BAD_USER_INPUT');
    expect(error?.extensions.fields).toMatchObject([{ path: 'params.password' }]);
  });

  test('the person’s data', async () => {
    const headers = { ...stale, 'Sec-Fetch-Site': 'same-origin' };
    const answer = await fetch(`${server.url}/account/export`, { headers });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ code: 'MFA_REQUIRED' });
  });
});
