import { describe, expect, test } from 'vitest';
import { flowOptions } from '../../test/authorization-server.ts';
import { failureOf } from '../../test/clients.ts';
import { everythingShown } from '../../test/everything-shown.ts';
import { fakeFetch, html, json, type Reply } from '../../test/fake-fetch.ts';
import { authorizationCode, clientCredentials } from '../index.ts';

const secrets = ['ip_cs_secret', 'ip_ac_code', 'ip_at_token', 'verifier-of-43-characters'];
const challenge = { 'www-authenticate': 'Basic realm="api"' };
const replies: [string, Reply][] = [
  ['a refused client', json({ error: 'invalid_client' }, 401, challenge)],
  ['a refused grant', json({ error: 'invalid_grant' }, 400)],
  ['an odd answer that holds a token', json({ access_token: 'ip_at_token', token_type: 'odd' })],
  ['a proxy', html(502)],
  [
    'a `fetch` that puts the request into its error',
    (request) => {
      const form = request.form.toString();
      throw Object.assign(new TypeError(`failed: ${form}`), { cause: new Error(form), request });
    },
  ],
];

const expectNoSecret = (error: unknown, ...more: string[]) => {
  const shown = everythingShown(error);
  for (const secret of [...secrets, ...more]) expect(shown).not.toContain(secret);
};

describe.each(replies)('after %s', (_title, reply) => {
  test('no error of client credentials shows the secret', async () => {
    const options = flowOptions(fakeFetch(reply));
    const source = clientCredentials({ ...options, clientSecret: 'ip_cs_secret' });
    expectNoSecret(await failureOf(source.token()), btoa('ip_ci_1:ip_cs_secret'));
  });

  test('no error of the code flow shows the code or the verifier', async () => {
    const options = flowOptions(fakeFetch(reply));
    const source = authorizationCode({ ...options, redirectUri: 'https://app.example/' });
    const pending = { state: 'state', codeVerifier: 'verifier-of-43-characters'.padEnd(43, '-') };
    const url = 'https://app.example/?code=ip_ac_code&state=state';
    expectNoSecret(await failureOf(source.finish(url, pending)));
  });
});
