import { describe, expect, test } from 'vitest';
import { bearer, type FixtureOptions, startDoor } from '../testing/app.fixture.ts';
import { connect } from '../websocket/socket.fixture.ts';

const debugging = (options: FixtureOptions = {}) =>
  startDoor({ ...options, settings: { LOG_LEVEL: 'debug' } });

type Door = Awaited<ReturnType<typeof startDoor>>;

/** The lines of requests, without what every line of a log has. */
function linesOf({ logged }: Door) {
  return logged
    .filter(({ msg }) => msg === 'request')
    .map(({ level, time, pid, hostname, msg, ...facts }) => facts);
}

const byToken = { by: 'token', userId: 'user-1', credentialId: 'credential-1' };
const told = (facts: object) => ({
  requestId: expect.stringMatching(/^[0-9a-f]{12}-\w+$/),
  milliseconds: expect.any(Number),
  ...facts,
});

describe.each([
  ['the lane', true],
  ['Yoga', false],
])('with LOG_LEVEL=debug, through %s,', (_door, usesLane) => {
  test('each request is one line: what was asked, by whom, and what came of it', async () => {
    const door = await debugging({ usesLane });
    await door.post({ query: 'query Mine { me { name } }' }, bearer('good'));
    await door.post({ query: '{ health }' });
    await door.post({ query: '{ portfolio { name } }' }, bearer('basic'));
    await door.post({ query: '{ me { name } }' }, bearer('late'));
    await door.post('{"query"');
    const http = { transport: 'http', status: 200, codes: [] };
    expect(linesOf(door)).toEqual([
      told({ ...http, operation: 'me', ...byToken }),
      told({ ...http, operation: 'health', by: 'anonymous' }),
      told({ ...http, operation: 'portfolio', codes: ['FORBIDDEN'], ...byToken }),
      told({
        ...http,
        status: 401,
        operation: 'other',
        codes: ['UNAUTHENTICATED'],
        by: 'anonymous',
      }),
      told({ ...http, status: 400, operation: 'other', codes: ['BAD_REQUEST'], by: 'anonymous' }),
    ]);
  });

  test('no line holds a token, a variable or a name that the caller made up', async () => {
    const door = await debugging({ usesLane });
    const query = 'query MadeUpName($text: String!) { echo(text: $text) }';
    await door.post({ query, variables: { text: 'my-variable' } }, bearer('good'));
    const text = JSON.stringify(door.logged);
    expect(text).toContain('"operation":"echo"');
    for (const secret of ['my-variable', 'Bearer', 'good', 'MadeUpName']) {
      expect(text).not.toContain(secret);
    }
  });
});

test('over a WebSocket each operation is a line, a subscription once', async () => {
  const door = await debugging();
  const socket = await connect(door, 'good');
  socket.subscribe('1', '{ me { name } }');
  await expect.poll(() => socket.messages.length).toBe(2);
  socket.subscribe('2', 'subscription { mine { id } }');
  socket.subscribe('3', '{ credentials }');
  await expect.poll(() => linesOf(door)).toHaveLength(3);
  const line = { transport: 'websocket', status: null, ...byToken };
  expect(linesOf(door)).toEqual(
    expect.arrayContaining([
      told({ ...line, operation: 'me', codes: [] }),
      told({ ...line, operation: 'mine', codes: [] }),
      told({ ...line, operation: 'credentials', codes: ['FORBIDDEN'] }),
    ]),
  );
});

test('other requests are told by their door, without a path that may open something', async () => {
  const door = await debugging();
  await fetch(`${door.url}/healthz`);
  await fetch(`${door.url}/secret-of-a-file`);
  const milliseconds = expect.any(Number);
  expect(linesOf(door)).toEqual([
    { door: 'health', method: 'GET', status: 200, milliseconds },
    { door: 'pages', method: 'GET', status: 404, milliseconds },
  ]);
  expect(JSON.stringify(door.logged)).not.toContain('secret-of-a-file');
});

test('with LOG_LEVEL=info no request is told', async () => {
  const door = await startDoor();
  await door.post({ query: '{ health }' });
  expect(linesOf(door)).toEqual([]);
});
