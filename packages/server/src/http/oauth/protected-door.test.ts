import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { tokenActor } from '../../graphql/engine.fixture.ts';
import type { BearerProblem } from '../requests/identify.ts';
import { admitToken } from './protected-door.ts';

const METADATA =
  'resource_metadata="https://api.example.com/.well-known/oauth-protected-resource/files"';
const reader = tokenActor('identity', 'funding.read');

/** What the door says to a request with this header, where the token server answers `found`. */
function ask(authorization: string | undefined, found: typeof reader | BearerProblem = reader) {
  const asked: string[] = [];
  const deps = {
    issuer: 'https://api.example.com',
    clientIp: () => '192.0.2.1',
    authenticator: {
      bearer: async (_header: string, _ip: string, path: string) => {
        asked.push(path);
        return found;
      },
      session: async () => null,
    },
  };
  const request = { headers: { authorization } } as IncomingMessage;
  const answer = admitToken(deps, request, '/files', ['funding.write', 'portfolio.write']);
  return { answer, asked };
}

test('a token with every scope is admitted, for the door that was asked', async () => {
  const writer = tokenActor('portfolio.write', 'funding.write');
  const { answer, asked } = ask('Bearer x', writer);
  expect(await answer).toBe(writer);
  expect(asked).toEqual(['/files']);
});

test('without a token the challenge names metadata and scopes, and no error', async () => {
  const challenge = `Bearer ${METADATA}, scope="funding.write portfolio.write"`;
  expect(await ask(undefined).answer).toEqual({ status: 401, challenge });
  expect(await ask('Basic YTpi', 'missing').answer).toEqual({ status: 401, challenge });
});

test.each(['malformed', 'unknown', 'expired', 'for another resource'] as const)(
  'a token that is %s is invalid_token',
  async (problem) => {
    const { status, challenge } = Object(await ask('Bearer x', problem).answer);
    expect(status).toBe(401);
    expect(challenge).toContain('error="invalid_token"');
  },
);

test('a token that lacks scopes is told all of them at once with 403 (RFC 6750 section 3.1)', async () => {
  expect(await ask('Bearer x').answer).toEqual({
    status: 403,
    challenge: `Bearer ${METADATA}, error="insufficient_scope", scope="funding.write portfolio.write"`,
  });
});
