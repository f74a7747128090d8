import { expect, test } from 'vitest';
import { authorizationCode, clientCredentials, createClient } from '../index.ts';
import { createClient as createLeanClient } from '../lean.ts';

const baseUrl = 'http://api.example.com';
const redirectUri = 'https://app.example/callback';

test.each<[string, (allowInsecureHttp?: boolean) => unknown]>([
  ['a client', (allowInsecureHttp) => createClient({ baseUrl, allowInsecureHttp })],
  ['a lean client', (allowInsecureHttp) => createLeanClient({ baseUrl, allowInsecureHttp })],
  [
    'client credentials',
    (allowInsecureHttp) =>
      clientCredentials({ baseUrl, clientId: 'c', clientSecret: 's', allowInsecureHttp }),
  ],
  [
    'an authorization code flow',
    (allowInsecureHttp) =>
      authorizationCode({ baseUrl, clientId: 'c', redirectUri, allowInsecureHttp }),
  ],
])('%s over http to another machine is refused, unless the caller insists', (_title, make) => {
  expect(() => make()).toThrow('baseUrl must be https');
  expect(() => make(true)).not.toThrow();
});
