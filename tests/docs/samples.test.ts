import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { shellWords, understood } from '@investing-platform/cli/testing';
import { bodyOf, guides } from '@investing-platform/docs';
import { catalog } from '@investing-platform/schema';
import { parse, stripIgnoredCharacters, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programFound } from '../support/reach.ts';
import { type ApiOverMocks, apiOverMocks } from './support/api-over-mocks.ts';
import { blocksOf, pageOf, type WrittenPages, writePages } from './support/pages.ts';
import { runPython } from './support/python.ts';
import { typeErrors } from './support/type-check.ts';

const run = promisify(execFile);
const SOURCES = '--conditions=@investing-platform/source';
const main = join(import.meta.dirname, '../../packages/cli/src/main.ts');
/** The program of the command line as a function of the shell. */
const INVESTING = `investing() { '${process.execPath}' ${SOURCES} '${main}' "$@"; }`;
const PYTHON = programFound(['python3', 'python']);
let written: WrittenPages;
let api: ApiOverMocks;
let folder: string;
/** What the compiler says of all TypeScript of the pages, and of a module that is wrong. */
let problems: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-samples-'));
  written = await writePages();
  api = await apiOverMocks();
  problems = await typeErrors(
    new Map([
      ...guideBlocks('ts'),
      ...sdkSamples(),
      ['wrong', "export const amount: number = 'much';"],
    ]),
  );
});

afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const guideBlocks = (language: string) =>
  Object.keys(guides).flatMap((name) =>
    blocksOf(written.pages.get(`guides/${name}`) ?? '', language).map(
      (code, at) => [`${name}-${at + 1}`, code] as const,
    ),
  );

const sdkSamples = () =>
  written.reference.operations.map(
    (operation) =>
      [operation.name, blocksOf(pageOf(written, operation), 'ts', 'SDK')[0] ?? ''] as const,
  );

/** Runs a script of the shell against the mocked platform. */
async function shell(script: string): Promise<string> {
  const { clientId, clientSecret } = api.mocks.world.people.private.credential;
  const env = {
    ...process.env,
    TOKEN: api.mocks.world.issueToken({ user: api.mocks.world.people.private.user }),
    CLIENT_ID: clientId,
    CLIENT_SECRET: clientSecret,
    INVESTING_BASE_URL: api.url,
    INVESTING_CLIENT_ID: clientId,
    INVESTING_CLIENT_SECRET: clientSecret,
    // The program is the same each time, and most of a short run is to read it.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
  const text = `set -e\n${script.replaceAll('http://localhost:4000', api.url)}`;
  const { stdout } = await run('sh', ['-c', text], { env, timeout: 170_000 });
  return stdout;
}

/** Documents that a sample writes out: as a call's first argument, or as `query` of a message. */
const documentsIn = (code: string) =>
  [
    ...code.matchAll(/\b(?:graphql|query|request|subscribe)\(\s*(['`])(?<text>[\s\S]+?)\1/g),
    ...code.matchAll(/"query": "(?<text>[^"]+)"/g),
  ].map(({ groups }) => groups?.text ?? '');

/** Amounts are numbers or texts alike. */
function withTextNumbers(params: unknown): unknown {
  const textual = (_key: string, value: unknown) =>
    typeof value === 'number' ? String(value) : value;
  return JSON.parse(JSON.stringify(params, textual));
}

describe('the code of the guides', () => {
  test('in TypeScript compiles, as that of the operations does', () => {
    expect(guideBlocks('ts').length).toBeGreaterThan(8);
    const samples = sdkSamples().filter(([, code]) => code !== '');
    expect(samples).toHaveLength(Object.keys(catalog).length);
    expect(problems.filter((problem) => !problem.includes('wrong.ts'))).toEqual([]);
  });

  test('would not pass with a fault of types', () => {
    expect(problems.join()).toMatch(/wrong\.ts.*TS2322/);
  });

  test('for the shell runs and gets what it asks for', async () => {
    const blocks = guideBlocks('sh').filter(([name]) => !name.startsWith('command-line'));
    expect(blocks.length).toBeGreaterThan(4);
    for (const [name, script] of blocks) {
      const output = await shell(script);
      expect(output, name).toMatch(/"(access_token|client_id|issuer|data)"/);
      expect(output, name).not.toMatch(/"error/);
    }
  });

  test('for the command line runs without a problem', async () => {
    const blocks = guideBlocks('sh').filter(([name]) => name.startsWith('command-line'));
    expect(blocks.length).toBeGreaterThan(4);
    for (const [name, script] of blocks) {
      const output = await shell(`${INVESTING}\ncd '${folder}'\n{ ${script}} 2> problems`);
      const written = script.includes('> orders.csv') ? 'orders.csv' : null;
      const result = written === null ? output : await readFile(join(folder, written), 'utf8');
      expect(result.length, name).toBeGreaterThan(20);
      expect(await readFile(join(folder, 'problems'), 'utf8'), name).not.toMatch(/\([A-Z_]+\)$/m);
    }
  });

  test('in GraphQL is valid', () => {
    const blocks = guideBlocks('graphql');
    expect(blocks.length).toBeGreaterThan(2);
    for (const [name, text] of blocks) {
      expect(validate(written.reference.schema, parse(text)), name).toEqual([]);
    }
  });

  test('in TypeScript and JSON sends documents that are valid', () => {
    const documents = [...guideBlocks('ts'), ...guideBlocks('json')].flatMap(([name, code]) =>
      documentsIn(code).map((text) => [name, text] as const),
    );
    expect(documents.length).toBeGreaterThan(2);
    for (const [name, text] of documents) {
      expect(validate(written.reference.schema, parse(text)), name).toEqual([]);
    }
  });

  test('in JSON is JSON', () => {
    const blocks = guideBlocks('json');
    expect(blocks.length).toBeGreaterThan(3);
    for (const [name, text] of blocks) expect(() => JSON.parse(text), name).not.toThrow();
  });

  test('for Apps Script gets a token once and keeps it', () => {
    const [[, code] = ['', '']] = guideBlocks('js');
    const kept = new Map<string, string>();
    const requests: object[] = [];
    const context = createContext({
      CacheService: {
        getUserCache: () => ({
          get: (key: string) => kept.get(key) ?? null,
          put: (key: string, value: string) => kept.set(key, value),
        }),
      },
      PropertiesService: {
        getUserProperties: () => ({
          getProperties: () => ({ CLIENT_ID: 'id', CLIENT_SECRET: 'secret' }),
        }),
      },
      Utilities: { base64Encode: (text: string) => Buffer.from(text).toString('base64') },
      UrlFetchApp: {
        fetch(url: string, options: object) {
          requests.push({ url, ...options });
          return { getContentText: () => JSON.stringify({ access_token: 'a token' }) };
        },
      },
    });
    expect(runInContext(`${code}\n[token(), token()].join()`, context)).toBe('a token,a token');
    expect(requests).toMatchObject([
      {
        url: 'https://api.example.com/oauth/token',
        method: 'post',
        headers: { Authorization: 'Basic aWQ6c2VjcmV0' },
      },
    ]);
  });
});

describe('the code of the operations', () => {
  test('with curl sends the example', () => {
    for (const operation of written.reference.operations) {
      if (operation.type === 'Subscription') continue;
      const [code = ''] = blocksOf(pageOf(written, operation), 'sh', 'curl');
      const body = code.split("<<'JSON'\n")[1]?.split('\nJSON')[0] ?? '';
      const params = written.exchanges.get(operation.name)?.params ?? null;
      expect(JSON.parse(body), operation.name).toEqual(bodyOf(operation, params));
    }
  });

  test.each(['healthCheck', 'getPositions', 'placeOrder'])('with curl runs: %s', async (name) => {
    const operation = written.reference.operations.find((one) => one.name === name);
    const [code = ''] = operation ? blocksOf(pageOf(written, operation), 'sh', 'curl') : [];
    expect(JSON.parse(await shell(code))).toMatchObject({ data: { [name]: expect.anything() } });
  });

  test.skipIf(PYTHON === null)('with Python sends the example and prints the data', async () => {
    const cases = written.reference.operations
      .filter(({ type }) => type !== 'Subscription')
      .map((operation) => {
        const [code = ''] = blocksOf(pageOf(written, operation), 'python', 'Python');
        const params = written.exchanges.get(operation.name)?.params ?? null;
        return { name: operation.name, code, sent: bodyOf(operation, params) };
      });
    const ran = await runPython(PYTHON ?? '', cases);
    expect(ran).toHaveLength(239);
    for (const [at, { name, sent }] of cases.entries()) {
      const { query, ...variables } = ran[at]?.sent ?? { query: '' };
      expect({ ...variables, query: stripIgnoredCharacters(query) }, name).toEqual(sent);
      expect(ran[at]?.printed, name).toBe(`"the data of ${name}"\n`);
    }
  });

  test('with the CLI means the example', async () => {
    const { operations } = written.reference;
    const lines = operations.map((operation) => {
      const [code = ''] = blocksOf(pageOf(written, operation), 'sh', 'CLI');
      return code.trimEnd();
    });
    const words = shellWords(lines);
    expect(words).toHaveLength(operations.length);
    for (const [at, { name }] of operations.entries()) {
      const { operation, params } = await understood(words[at] ?? []);
      expect(operation.name).toBe(name);
      const example = written.exchanges.get(name)?.params ?? {};
      expect(withTextNumbers(params), name).toEqual(withTextNumbers(example));
    }
  });

  test('for Apps Script sends the example and gives the data', () => {
    for (const operation of written.reference.operations) {
      const { name, type } = operation;
      if (type === 'Subscription') continue;
      const [code = ''] = blocksOf(pageOf(written, operation), 'js', 'Apps Script');
      const sent: unknown[] = [];
      const context = createContext({
        token: () => 'a token',
        UrlFetchApp: {
          fetch(_url: string, { payload }: { payload: string }) {
            sent.push(JSON.parse(payload));
            return { getContentText: () => JSON.stringify({ data: { [name]: 'the data' } }) };
          },
        },
      });
      expect(runInContext(`${code}\n${name}()`, context), name).toBe('the data');
      const params = written.exchanges.get(name)?.params ?? null;
      expect(sent, name).toEqual([bodyOf(operation, params)]);
    }
  });

  test('on a WebSocket introduces itself and subscribes', () => {
    const streams = written.reference.operations.filter(({ type }) => type === 'Subscription');
    expect(streams).toHaveLength(5);
    for (const operation of streams) {
      const [code = ''] = blocksOf(pageOf(written, operation), 'js', 'WebSocket');
      const sent: unknown[] = [];
      const received: unknown[] = [];
      const script = `${code}
        socket.onopen();
        for (const message of messages) socket.onmessage({ data: JSON.stringify(message) });`;
      const messages = [
        { type: 'connection_ack' },
        { type: 'next', id: '1', payload: { data: 'an event' } },
      ];
      class FakeSocket {
        send = (text: string) => sent.push(JSON.parse(text));
      }
      const console = { log: (event: unknown) => received.push(event) };
      const globals = { WebSocket: FakeSocket, token: 'a token', messages, console };
      runInContext(script, createContext(globals));
      const params = written.exchanges.get(operation.name)?.params ?? null;
      expect(sent).toEqual([
        { type: 'connection_init', payload: { Authorization: 'Bearer a token' } },
        { type: 'subscribe', id: '1', payload: bodyOf(operation, params) },
      ]);
      expect(received).toEqual(['an event']);
    }
  });
});
