/** A first call in one language. */
export interface FirstCallSample {
  readonly name: string;
  readonly text: string;
}

interface SampleClient {
  readonly clientId: string;
  readonly publicClient: boolean;
  readonly redirectUris: readonly string[];
}

/**
 * First calls with an address and a client in them. Secrets are left to be filled in: what is
 * pasted into a file stays there.
 *
 * @param origin of the server, without a slash at the end
 * @param sdkFile the SDK as the server hands it out; by default what leads to the one of now
 */
export function firstCalls(
  origin: string,
  client: SampleClient,
  sdkFile: string = 'sdk.tgz',
): readonly FirstCallSample[] {
  const install = `// npm install ${origin}/packages/${sdkFile}`;
  if (client.publicClient) {
    return [{ name: 'SDK', text: `${install}\n${publicSdk(origin, client)}` }];
  }
  return [
    { name: 'curl', text: curl(origin, client.clientId) },
    { name: 'SDK', text: `${install}\n${sdk(origin, client.clientId)}` },
    { name: 'Apps Script', text: appsScript(origin, client.clientId) },
  ];
}

const curl = (origin: string, clientId: string) => `CLIENT_SECRET='paste the secret here'

TOKEN=$(curl -s ${origin}/oauth/token \\
  -u "${clientId}:$CLIENT_SECRET" \\
  -d grant_type=client_credentials -d scope=identity \\
  | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')

curl -s ${origin}/graphql \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '{"query":"{ fetchCurrentUser { name email } }"}'`;

const sdk = (
  origin: string,
  clientId: string,
) => `import { createClient } from '@investing-platform/sdk';
import { clientCredentials } from '@investing-platform/sdk/auth';

const baseUrl = '${origin}';
const client = createClient({
  baseUrl,
  auth: clientCredentials({
    baseUrl,
    clientId: '${clientId}',
    clientSecret: process.env.CLIENT_SECRET,
    scopes: ['identity'],
  }),
});

console.log(await client.fetchCurrentUser());`;

const appsScript = (
  origin: string,
  clientId: string,
) => `// Project settings, Script properties: CLIENT_SECRET
const BASE_URL = '${origin}';
const CLIENT_ID = '${clientId}';

function whoAmI() {
  const secret = PropertiesService.getScriptProperties().getProperty('CLIENT_SECRET');
  const token = post('/oauth/token', 'Basic ' + Utilities.base64Encode(CLIENT_ID + ':' + secret), {
    payload: { grant_type: 'client_credentials', scope: 'identity' },
  }).access_token;
  const answer = post('/graphql', 'Bearer ' + token, {
    contentType: 'application/json',
    payload: JSON.stringify({ query: '{ fetchCurrentUser { name email } }' }),
  });
  Logger.log(answer.data.fetchCurrentUser);
}

function post(path, authorization, options) {
  const headers = { Authorization: authorization };
  const response = UrlFetchApp.fetch(BASE_URL + path, { method: 'post', headers, ...options });
  return JSON.parse(response.getContentText());
}`;

const publicSdk = (origin: string, { clientId, redirectUris: [redirectUri = ''] }: SampleClient) =>
  `import { createClient } from '@investing-platform/sdk';
import { authorizationCode } from '@investing-platform/sdk/auth';

const baseUrl = '${origin}';
const auth = authorizationCode({
  baseUrl,
  clientId: '${clientId}',
  redirectUri: '${redirectUri}',
  scopes: ['identity'],
});

// Where the person presses "Sign in":
const pending = await auth.start();
sessionStorage.setItem('pending', JSON.stringify(pending));
location.assign(pending.url);

// At ${redirectUri}, when the person is back:
await auth.finish(location.href, JSON.parse(sessionStorage.getItem('pending')));
const client = createClient({ baseUrl, auth });
console.log(await client.fetchCurrentUser());`;
