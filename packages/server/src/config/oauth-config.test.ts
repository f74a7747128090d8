import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { oauthConfig } from './oauth-config.ts';

const production = {
  NODE_ENV: 'production',
  ALLOW_SIMULATED: 'market,options,rates,news,venue,bank',
  PUBLIC_URL: 'https://api.example.com',
  APP_SECRET: 's'.repeat(32),
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
};

const composed = (environment: Record<string, string>) => oauthConfig(readConfig(environment));

test('the preset approves the hosts of the assistants that it names, beside the list', () => {
  const { approvedRedirectDomains } = composed({
    OAUTH_APPROVED_REDIRECT_DOMAINS: 'app.example.com',
    OAUTH_APPROVED_ASSISTANTS: 'claude, vscode',
  });
  expect(approvedRedirectDomains).toEqual([
    'app.example.com',
    'claude.ai',
    'claude.com',
    'vscode.dev',
    'insiders.vscode.dev',
  ]);
});

test.each([
  ['outside production', {}, true],
  ['in production', production, false],
  ['in production where the operator says so', { ...production, OAUTH_LOOPBACK: 'on' }, true],
  ['nowhere where the operator says so', { OAUTH_LOOPBACK: 'off' }, false],
])('apps on the own machine connect themselves %s', (_case, environment, expected) => {
  expect(composed(environment).approvesLoopback).toBe(expected);
});

test('nothing else is approved, and every door that exists is a resource', () => {
  expect(composed(production)).toMatchObject({
    approvedRedirectDomains: [],
    assistantHosts: [],
    resourcePaths: ['/graphql', '/mcp', '/mcp/readonly'],
    advertisesIss: true,
  });
});
