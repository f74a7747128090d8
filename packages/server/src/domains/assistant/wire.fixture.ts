import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { outsideModel } from '../../adapters/language-models/outside-model.ts';
import { seededRandom } from '../../kernel/random.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import { sharedWorld } from './assistant.fixture.ts';
import { MAX_SILENT_MS } from './replies/heard.ts';

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

type Kind = (typeof KINDS)[number];
const chunk = (delta: object, finish_reason: string | null = null) =>
  JSON.stringify({ id: 'x', choices: [{ index: 0, delta, finish_reason }] });
const delta = (given: object) =>
  JSON.stringify({ type: 'content_block_delta', index: 0, delta: given });
const MESSAGE = { id: 'x', type: 'message', role: 'assistant', model: 'm', content: [] };
const USAGE = { input_tokens: 12, output_tokens: 1 };
const START = { ...MESSAGE, stop_reason: null, stop_sequence: null, usage: USAGE };
const STOPPED = { stop_reason: 'end_turn', stop_sequence: null };
const BLOCK = { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } };

/** How each dialect says something, and that it has said all. */
const SAYS: Readonly<Record<Kind, (text: string) => string[]>> = {
  'openai-compatible': (content) => [chunk({ role: 'assistant', content })],
  anthropic: (text) => [
    JSON.stringify({ type: 'message_start', message: START }),
    JSON.stringify(BLOCK),
    delta({ type: 'text_delta', text }),
  ],
};
const ENDS: Readonly<Record<Kind, (why?: string) => string[]>> = {
  'openai-compatible': (why = 'stop') => [chunk({}, why), '[DONE]'],
  anthropic: (why = 'end_turn') => [
    JSON.stringify({ type: 'content_block_stop', index: 0 }),
    JSON.stringify({
      type: 'message_delta',
      delta: { ...STOPPED, stop_reason: why },
      usage: { output_tokens: 1 },
    }),
    JSON.stringify({ type: 'message_stop' }),
  ],
};
const FILTERED: Readonly<Record<Kind, string>> = {
  'openai-compatible': 'content_filter',
  anthropic: 'refusal',
};
const NOTHING_SAID = 'The model said nothing.';
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
    expect(await ask()).toMatchObject({
      status: 'FAILED',
      failureReason: BROKE_OFF,
      failureCode: 'MODEL_UNAVAILABLE',
    });
    expect(requests).toBe(1);
  });

  test.each<[fault: string, said: string[], failureReason: string, content: string]>([
    ['says nothing', [...SAYS[kind](''), ...ENDS[kind]()], NOTHING_SAID, ''],
    ['says blanks', [...SAYS[kind](' \n '), ...ENDS[kind]()], NOTHING_SAID, ' \n '],
    ['stops in a sentence', SAYS[kind]('Half a'), BROKE_OFF, 'Half a'],
    [
      'is stopped in a sentence',
      [...SAYS[kind]('Half a'), ...ENDS[kind](FILTERED[kind])],
      BROKE_OFF,
      'Half a',
    ],
  ])('that %s fails its reply and keeps what was said', async (...fault) => {
    const [, said, failureReason, content] = fault;
    answer = saying(...said);
    expect(await ask()).toMatchObject({ status: 'FAILED', failureReason, content });
  });

  test('that drips bytes which say nothing is given up, and so is its connection', async () => {
    const start = globalThis.setTimeout;
    let giveUp: () => void = () => undefined;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(
      Object.assign((work: () => void, ms?: number, ...more: unknown[]) => {
        // Connections to the database wait as long.
        if (ms === MAX_SILENT_MS && new Error().stack?.includes('heard.ts')) giveUp = work;
        return start(work, ms, ...more);
      }, start),
    );
    const left = Promise.withResolvers<void>();
    answer = (response) => {
      response.on('close', left.resolve);
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      for (const byte of ': wait') response.write(byte);
      setImmediate(() => giveUp());
    };
    const failureReason = 'The model said nothing for 30 seconds.';
    const failed = { status: 'FAILED', failureCode: 'TIMED_OUT', failureReason, content: '' };
    expect(await ask()).toMatchObject(failed);
    await left.promise;
  });

  test.each([
    ['never answers', () => undefined],
    [
      'begins and never goes on',
      (response: ServerResponse) => void response.writeHead(200).write(': wait\n\n'),
    ],
    [
      'says a word now and then for ever',
      (response: ServerResponse) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        for (const one of SAYS[kind]('Well,')) response.write(`data: ${one}\n\n`);
      },
    ],
  ])('that %s ends its reply when its time is over', async (_fault, does) => {
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    answer = (response) => {
      does(response);
      setImmediate(() => late.abort());
    };
    const failureReason = 'The reply took longer than 60 seconds.';
    const failed = { status: 'FAILED', failureCode: 'TIMED_OUT', failureReason };
    expect(await ask()).toMatchObject(failed);
  });
});

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
  const failed = { status: 'FAILED', failureCode: 'LIMIT_EXCEEDED', failureReason };
  expect(reply).toMatchObject(failed);
  expect(requests).toBe(times);
});
