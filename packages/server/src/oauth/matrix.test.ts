import { expect, test } from 'vitest';
import {
  authorizeRequest,
  authorizeReturnAddress,
  grants,
  introspection,
  registration,
  revocation,
  tokenRequest,
} from './matrix.ts';

/** Steps that read or write the database. */
const COSTLY = /^(find|identify|authenticate|take|issue|redeem|checkApproved|checkCodeUnused)/;
const FREE_AFTER_LOOKUP = /^(check|prove|name)/;

test.each([
  ['client credentials', [tokenRequest, grants.get('client_credentials')]],
  ['authorization code', [tokenRequest, grants.get('authorization_code')]],
  ['registration', [registration]],
  ['revocation', [revocation]],
  ['introspection', [introspection]],
])('%s reads the whole request before it asks the database', (_case, pipelines) => {
  const steps = pipelines.flatMap((pipeline) => pipeline?.steps ?? []);
  const first = steps.findIndex((name) => COSTLY.test(name));
  expect(first).toBeGreaterThan(1);
  const later = steps.slice(first).filter((name) => !COSTLY.test(name));
  expect(later.filter((name) => !FREE_AFTER_LOOKUP.test(name))).toEqual([]);
});

test('both grants count the token before they issue it', () => {
  for (const grant of grants.values()) expect(grant.steps.at(-2)).toBe('takeOwnerUnit');
});

test('the redirect URI is proven by the last step before errors may be redirected', () => {
  expect(authorizeReturnAddress.steps.at(-1)).toBe('proveRedirectUri');
  expect(authorizeRequest.steps).toEqual([
    'refuseRepeatedParameters',
    'refuseRequestObjects',
    'checkResponseType',
    'checkState',
    'readCodeChallenge',
    'readScope',
    'readResource',
    'bindAssistant',
  ]);
});
