import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { startTestServer, type TestServer } from '@investing-platform/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstCalls } from '../../packages/web/src/screens/credentials/first-call-samples.ts';

const run = promisify(execFile);
const hasCurl = spawnSync('bash', ['-c', 'command -v curl']).status === 0;

let server: TestServer;
let email: string;
let clientId: string;
let clientSecret: string;

beforeAll(async () => {
  server = await startTestServer();
  const user = await server.createUser();
  email = user.email;
  ({ clientId, clientSecret } = await server.createCredential(user));
});
afterAll(() => server.stop());

function sample(name: string): string {
  const calls = firstCalls(server.url, { clientId, publicClient: false, redirectUris: [] });
  const found = calls.find((call) => call.name === name);
  if (found === undefined) throw new Error(`there is no sample for ${name}`);
  return found.text;
}

describe('the first call that the credentials screen shows', () => {
  test.runIf(hasCurl)('works in curl once the secret is put in', async () => {
    const text = sample('curl');
    expect(text).not.toContain(clientSecret);
    const script = text.replace('paste the secret here', clientSecret);
    const { stdout } = await run('bash', ['-c', script]);
    expect(JSON.parse(stdout)).toMatchObject({ data: { fetchCurrentUser: { email } } });
  });

  test('works with the SDK', async () => {
    const condition = '--conditions=@investing-platform/source';
    const args = [condition, '--input-type=module', '--eval', sample('SDK')];
    const env = { ...process.env, CLIENT_SECRET: clientSecret, NODE_NO_WARNINGS: '1' };
    const { stdout } = await run(process.execPath, args, { cwd: import.meta.dirname, env });
    expect(stdout).toContain(`email: '${email}'`);
  });

  test('asks in Apps Script as the server wants to be asked', async () => {
    const asked: { url: string; options: Record<string, unknown> }[] = [];
    const logged: unknown[] = [];
    const answers = [
      { access_token: 'a-token' },
      { data: { fetchCurrentUser: { name: 'Ada', email } } },
    ];
    const world = {
      PropertiesService: {
        getScriptProperties: () => ({ getProperty: () => clientSecret }),
      },
      Utilities: { base64Encode: (text: string) => Buffer.from(text).toString('base64') },
      UrlFetchApp: {
        fetch(url: string, options: Record<string, unknown>) {
          asked.push({ url, options });
          return { getContentText: () => JSON.stringify(answers.shift()) };
        },
      },
      Logger: { log: (value: unknown) => logged.push(value) },
    };
    runInNewContext(`${sample('Apps Script')}\nwhoAmI();`, world);
    expect(logged).toEqual([{ name: 'Ada', email }]);
    const [token, call] = asked;
    // What Apps Script would send, sent by hand: an object as a form, a text as it is.
    const granted = await fetch(token?.url ?? '', {
      method: 'POST',
      headers: token?.options.headers as Record<string, string>,
      body: new URLSearchParams(token?.options.payload as Record<string, string>),
    });
    expect(granted.status).toBe(200);
    expect(call?.url).toBe(`${server.url}/graphql`);
    expect(call?.options).toMatchObject({
      method: 'post',
      contentType: 'application/json',
      headers: { Authorization: 'Bearer a-token' },
    });
  });

  test('names what npm installs from this server', () => {
    const client = { clientId, publicClient: false, redirectUris: [] };
    const named = firstCalls(server.url, client, 'sdk-0.1.0-0123456789abcdef.tgz')[1]?.text;
    expect(named).toMatch(`// npm install ${server.url}/packages/sdk-0.1.0-0123456789abcdef.tgz\n`);
    expect(sample('SDK')).toMatch(`// npm install ${server.url}/packages/sdk.tgz\n`);
  });

  test('of an app that others sign in to begins its own way', () => {
    const redirectUris = ['https://app.example.com/back'];
    const calls = firstCalls(server.url, { clientId, publicClient: true, redirectUris });
    expect(calls.map(({ name }) => name)).toEqual(['SDK']);
    expect(calls[0]?.text).toContain("redirectUri: 'https://app.example.com/back'");
  });
});
