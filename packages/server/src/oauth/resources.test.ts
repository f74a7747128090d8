import { normalResource } from '@investing-platform/rules/oauth/resources';
import { expect, test } from 'vitest';
import { isOurResource } from './resources.ts';
import { ISSUER, oauthConfig } from './testing.ts';

const isOurs = (resource: string) => isOurResource(oauthConfig(), normalResource(resource));

test.each([
  ISSUER,
  `${ISSUER}/`,
  `${ISSUER}/graphql`,
  `${ISSUER}/graphql/`,
  'https://API.Example.com/graphql',
  'HTTPS://api.example.com',
  'https://api.example.com:443/graphql',
])('%s names this service (RFC 8707 section 2, RFC 3986 section 6.2.2.1)', (resource) => {
  expect(isOurs(resource)).toBe(true);
});

test.each([
  '',
  '/graphql',
  'api.example.com',
  'http://api.example.com',
  'https://api.example.com.',
  'https://api.example.com:8443',
  'https://api.example.com/GRAPHQL',
  'https://api.example.com/mcp',
  'https://api.example.com/graphql#',
  'https://api.example.com/graphql?a=b',
  'https://api.example.com/x/../graphql',
  'https://api.example.com//graphql',
  'https://api.example.com/%67raphql',
  'https://%61pi.example.com',
  'https://user@api.example.com',
  'https://api.example.com\\graphql',
  'https://api.example.com@evil.example',
  'https://api.example.com.evil.example/graphql',
  'https://api.example.com\n',
  'https://аpi.example.com',
])('%j does not', (resource) => {
  expect(isOurs(resource)).toBe(false);
});
