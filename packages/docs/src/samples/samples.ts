import { exampleCommand } from '@investing-platform/cli/examples';
import { literalOf } from '@investing-platform/schema';
import { stripIgnoredCharacters } from 'graphql';
import type { Params } from '../examples/exchange.ts';
import { BASE_URL } from '../examples/run-examples.ts';
import type { Operation } from '../reference.ts';
import { fence } from '../text.ts';
import { pythonSample } from './python.ts';

/** The same call in every form, as a group of tabs. */
export function sampleTabs(operation: Operation, params: Params | null): string {
  const tabs =
    operation.type === 'Subscription'
      ? [
          fence('ts', sdkSample(operation, params), 'SDK'),
          fence('sh', exampleCommand(operation.name, params), 'CLI'),
          fence('js', webSocketSample(operation, params), 'WebSocket'),
        ]
      : [
          fence('ts', sdkSample(operation, params), 'SDK'),
          fence('sh', exampleCommand(operation.name, params), 'CLI'),
          fence('sh', curlSample(operation, params), 'curl'),
          fence('python', pythonSample(operation, params), 'Python'),
          fence('js', appsScriptSample(operation, params), 'Apps Script'),
        ];
  return `::: code-group\n\n${tabs.join('\n\n')}\n\n:::`;
}

/** A module that calls the operation through the SDK. */
function sdkSample({ name, type, entry }: Operation, params: Params | null): string {
  const call = `client.${name}(${params === null ? '' : literalOf(params)})`;
  const needsToken = entry.access !== 'ANONYMOUS';
  const scopes = entry.access === 'SCOPE' ? [`    scopes: ['${entry.scope}'],`] : [];
  const auth = [
    '  auth: clientCredentials({',
    '    baseUrl,',
    "    clientId: 'your client id',",
    "    clientSecret: 'your client secret',",
    ...scopes,
    '  }),',
  ];
  const last =
    type === 'Subscription'
      ? [`for await (const event of ${call}) {`, '  console.log(event);', '}']
      : [`const answer = await ${call};`, 'console.log(answer);'];
  const names = needsToken ? 'clientCredentials, createClient' : 'createClient';
  return [
    `import { ${names} } from '@investing-platform/sdk';`,
    '',
    `const baseUrl = '${BASE_URL}';`,
    ...(needsToken
      ? ['const client = createClient({', '  baseUrl,', ...auth, '});']
      : ['const client = createClient({ baseUrl });']),
    '',
    ...last,
  ].join('\n');
}

/** A shell command; `TOKEN` holds an access token. */
function curlSample(operation: Operation, params: Params | null): string {
  const body = JSON.stringify(bodyOf(operation, params), null, 2);
  const needsToken = operation.entry.access !== 'ANONYMOUS';
  return [
    `curl -sS ${BASE_URL}/graphql \\`,
    ...(needsToken ? ['  -H "Authorization: Bearer $TOKEN" \\'] : []),
    "  -H 'Content-Type: application/json' \\",
    "  --data-binary @- <<'JSON'",
    body,
    'JSON',
  ].join('\n');
}

/** A function of Google Apps Script; the authentication guide has `token()`. */
function appsScriptSample(operation: Operation, params: Params | null): string {
  const { name, entry } = operation;
  const { query } = bodyOf(operation, params);
  const headers =
    entry.access === 'ANONYMOUS' ? [] : ["    headers: { Authorization: 'Bearer ' + token() },"];
  const variables = params === null ? '' : `, variables: { params: ${literalOf(params, '    ')} }`;
  return [
    `function ${name}() {`,
    `  const query = ${literalOf(query)};`,
    "  const response = UrlFetchApp.fetch('https://api.example.com/graphql', {",
    "    method: 'post',",
    "    contentType: 'application/json',",
    ...headers,
    '    muteHttpExceptions: true,',
    `    payload: JSON.stringify({ query${variables} }),`,
    '  });',
    '  const { data, errors } = JSON.parse(response.getContentText());',
    '  if (errors) throw new Error(errors[0].message);',
    `  return data.${name};`,
    '}',
  ].join('\n');
}

/** The frames of `graphql-transport-ws` on a WebSocket of the browser or of Node. */
function webSocketSample(operation: Operation, params: Params | null): string {
  const payload = literalOf(bodyOf(operation, params), '        ');
  return [
    `const url = '${BASE_URL.replace('http', 'ws')}/graphql';`,
    "const socket = new WebSocket(url, 'graphql-transport-ws');",
    'const send = (message) => socket.send(JSON.stringify(message));',
    '',
    'socket.onopen = () => {',
    "  send({ type: 'connection_init', payload: { Authorization: 'Bearer ' + token } });",
    '};',
    'socket.onmessage = ({ data }) => {',
    '  const message = JSON.parse(data);',
    "  if (message.type === 'connection_ack') {",
    '    send({',
    "      type: 'subscribe',",
    "      id: '1',",
    `      payload: ${payload},`,
    '    });',
    '  }',
    "  if (message.type === 'ping') send({ type: 'pong' });",
    "  if (message.type === 'next') console.log(message.payload.data);",
    "  if (message.type === 'error') console.error(message.payload);",
    '};',
  ].join('\n');
}

/** What is posted to `/graphql`. */
export function bodyOf({ document }: Operation, params: Params | null) {
  const query = stripIgnoredCharacters(document);
  return params === null ? { query } : { query, variables: { params } };
}
