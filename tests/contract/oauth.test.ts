import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mocksSubject } from './support/mocks-subject.ts';
import { serverSubject } from './support/server-subject.ts';
import type { Cast, Subject } from './support/subject.ts';

let server: Subject;
let mocks: Subject;

beforeAll(async () => {
  server = await serverSubject();
  mocks = await mocksSubject();
});

afterAll(async () => {
  await mocks.stop();
  await server.stop();
});

type Form = Readonly<Record<string, string>>;

interface TokenRequest {
  readonly form: Form;
  /** Default: the trader's own. */
  readonly basic?: 'none' | 'wrong' | 'malformed';
  readonly contentType?: string;
}

const basic = (id: string, secret: string) => `Basic ${btoa(`${id}:${secret}`)}`;

function authorizationOf({ facts }: Cast, kind: TokenRequest['basic']): string | null {
  if (kind === 'none') return null;
  if (kind === 'malformed') return 'Basic !';
  return basic(facts.clientId, kind === 'wrong' ? 'ip_cs_wrong' : facts.clientSecret);
}

async function requestToken(subject: Subject, request: TokenRequest) {
  const cast = await subject.newCast();
  const authorization = authorizationOf(cast, request.basic);
  const response = await fetch(`${subject.baseUrl}/oauth/token`, {
    method: 'POST',
    headers: {
      'Content-Type': request.contentType ?? 'application/x-www-form-urlencoded',
      ...(authorization === null ? {} : { Authorization: authorization }),
    },
    body: new URLSearchParams(request.form).toString(),
  });
  const text = (await response.text()).replace(/ip_at_[0-9A-Za-z]{43}/, '<token>');
  const { status, headers } = response;
  const told = ['cache-control', 'content-type', 'www-authenticate', 'access-control-allow-origin'];
  const names = told.map((name) => [name, headers.get(name)]);
  return { status, body: JSON.parse(text), headers: Object.fromEntries(names) };
}

const grant = { grant_type: 'client_credentials' };
const code = {
  grant_type: 'authorization_code',
  code: 'x',
  client_id: 'x',
  redirect_uri: 'https://app.example.org/',
  code_verifier: 'v'.repeat(43),
};
const issued = (scope: string) => ({
  access_token: '<token>',
  token_type: 'Bearer',
  expires_in: 3600,
  scope,
});
const error = (name: string) => ({ error: name, error_description: expect.any(String) });

const CASES: readonly (readonly [string, TokenRequest, number, object])[] = [
  ['without a scope: identity', { form: grant }, 200, issued('identity')],
  [
    'with scopes in any order and twice',
    { form: { ...grant, scope: 'trade portfolio portfolio.read' } },
    200,
    issued('portfolio.read portfolio.write trade'),
  ],
  [
    'with full_access',
    { form: { ...grant, scope: 'full_access' } },
    200,
    issued(
      'identity profile.read profile.write portfolio.read portfolio.write trade funding.read funding.write public',
    ),
  ],
  ['with an unknown scope', { form: { ...grant, scope: 'admin' } }, 400, error('invalid_scope')],
  ['without a grant type', { form: { scope: 'trade' } }, 400, error('invalid_request')],
  [
    'with a refresh token',
    { form: { grant_type: 'refresh_token' } },
    400,
    error('unsupported_grant_type'),
  ],
  ['without authentication', { form: grant, basic: 'none' }, 401, error('invalid_client')],
  ['with a wrong secret', { form: grant, basic: 'wrong' }, 401, error('invalid_client')],
  ['with broken credentials', { form: grant, basic: 'malformed' }, 401, error('invalid_client')],
  [
    'with the secret in the form as well',
    { form: { ...grant, client_secret: 's' } },
    400,
    error('invalid_request'),
  ],
  ['as JSON', { form: grant, contentType: 'application/json' }, 400, error('invalid_request')],
  [
    'for another service',
    { form: { ...grant, resource: 'https://elsewhere.example.org' } },
    400,
    error('invalid_target'),
  ],
  ['with a code and a secret', { form: code }, 401, error('invalid_client')],
  ['with the code of nobody', { form: code, basic: 'none' }, 401, error('invalid_client')],
  [
    'with a short verifier',
    { form: { ...code, code_verifier: 'short' }, basic: 'none' },
    400,
    error('invalid_request'),
  ],
];

describe('the token endpoints of the server and the mocks answer alike', () => {
  test.each(CASES)('a token request %s', async (_title, request, status, body) => {
    const ofServer = await requestToken(server, request);
    expect(ofServer).toMatchObject({ status, body });
    expect(await requestToken(mocks, request)).toEqual(ofServer);
  });
});

test.each([
  '/.well-known/oauth-authorization-server',
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/graphql',
])('%s is the same document', async (path) => {
  // The mocks serve no assistants' tools.
  const read = async ({ baseUrl }: Subject) => {
    const text = await (await fetch(baseUrl + path)).text();
    const told = JSON.parse(text.replaceAll(baseUrl, 'https://api.example.com'));
    const resources: readonly string[] | undefined = told.protected_resources;
    return { ...told, protected_resources: resources?.filter((one) => !one.includes('/mcp')) };
  };
  expect(await read(mocks)).toEqual(await read(server));
});
