import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { outsideModel } from '../../adapters/language-models/outside-model.ts';
import { seededRandom } from '../../kernel/random.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import { sharedWorld } from './assistant.fixture.ts';

const MEGABYTE = 1_000_000;
const KINDS = ['openai-compatible', 'anthropic'] as const;
type Answer = (response: ServerResponse) => void;

let answer: Answer = (response) => void response.end();
let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  request.resume();
  answer(response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { deps } = (await sharedWorld()).server;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  for (const kind of KINDS) {
    const options = { kind, model: `wire ${kind}`, url, key: 'k' };
    (deps.languageModels as LanguageModel[]).push(outsideModel(options, seededRandom(kind)));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const refusing =
  (status: number): Answer =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"error":{}}');
const saying =
  (...data: string[]): Answer =>
  (response) =>
    void response
      .writeHead(200, { 'Content-Type': 'text/event-stream' })
      .end(data.map((one) => `data: ${one}\n\n`).join(''));
const BROKE_OFF = 'The model could not be reached, or broke off.';

const FAULTS: readonly (readonly [fault: string, answer: Answer])[] = [
  ['has no time', refusing(429)],
  ['fails', refusing(500)],
  ['sends somewhere else', (response) => response.writeHead(302, { Location: '/x' }).end()],
  ['hangs up', (response) => void response.destroy()],
  ['says what is no JSON', saying('{"choices":[{')],
  ['says 9 MB in one line', saying(`"${'x'.repeat(9 * MEGABYTE)}"`)],
];

describe.each(KINDS)('a model of %s', (kind) => {
  const ask = async () => {
    const world = await sharedWorld();
    const user = await world.server.createUser({ plan: 'PLUS' });
    return world.ask(await world.tokenOf(user), 'Tell me', { model: `wire ${kind}` });
  };

  test.each(FAULTS)('that %s ends its reply with a sentence, asked once', async (_fault, does) => {
    answer = does;
    requests = 0;
    expect(await ask()).toMatchObject({ status: 'FAILED', failureReason: BROKE_OFF });
    expect(requests).toBe(1);
  });

  test.each([
    ['never answers', () => undefined],
    [
      'begins and never goes on',
      (response: ServerResponse) => void response.writeHead(200).write(': wait\n\n'),
    ],
  ])('that %s ends its reply when its time is over', async (_fault, does) => {
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    answer = (response) => {
      does(response);
      setImmediate(() => late.abort());
    };
    const failureReason = 'The reply took longer than 60 seconds.';
    expect(await ask()).toMatchObject({ status: 'FAILED', failureReason });
  });
});

const chunk = (delta: object, finish_reason: string | null = null) =>
  JSON.stringify({ id: 'x', choices: [{ index: 0, delta, finish_reason }] });

const LOOK_UP = {
  index: 0,
  id: 'a',
  type: 'function',
  function: { name: 'getOrders', arguments: '{}' },
};

test.each<[string, Answer, number, string]>([
  [
    'looks things up for ever',
    saying(chunk({ tool_calls: [LOOK_UP] }, 'tool_calls')),
    8,
    'The model asked for look-ups more than 8 times.',
  ],
  [
    'says more than it may',
    saying(...Array.from({ length: 40 }, () => chunk({ content: 'x'.repeat(1_000) }))),
    1,
    'The reply is too long.',
  ],
])('a model that %s is stopped', async (_fault, does, times, failureReason) => {
  answer = does;
  requests = 0;
  const world = await sharedWorld();
  const user = await world.server.createUser({ plan: 'PLUS' });
  const model = 'wire openai-compatible';
  const reply = await world.ask(await world.tokenOf(user), 'Tell me', { model });
  expect(reply).toMatchObject({ status: 'FAILED', failureReason });
  expect(requests).toBe(times);
});
