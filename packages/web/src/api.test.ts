import type { Operation } from '@investing-platform/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, run } from './api.ts';

const operation = 'query A{a}' as Operation<{ readonly a: number }, Record<string, never>>;
const withVariables = 'query B($x:Int!){b(x:$x)}' as Operation<
  { readonly b: number },
  { readonly x: number }
>;
const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetchStub));
afterEach(() => {
  fetchStub.mockReset();
  vi.unstubAllGlobals();
});

async function refusal(work: Promise<unknown>): Promise<ApiError> {
  const outcome = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return outcome;
  throw new Error(`no refusal: ${String(outcome)}`);
}

test('an operation goes out as JSON with the cookies of this origin only', async () => {
  fetchStub.mockResolvedValue(Response.json({ data: { b: 2 } }));
  expect(await run(withVariables, { x: 1 })).toEqual({ b: 2 });
  const [url, request] = fetchStub.mock.calls[0] ?? [];
  expect(url).toBe('/graphql');
  expect(request).toMatchObject({ method: 'POST', credentials: 'same-origin' });
  expect(new Headers(request?.headers).get('content-type')).toBe('application/json');
  expect(JSON.parse(String(request?.body))).toEqual({ query: withVariables, variables: { x: 1 } });
});

test('a refusal carries the code of the contract and the fields', async () => {
  const fields = [{ path: 'params.label', message: 'is empty' }];
  fetchStub.mockResolvedValue(
    Response.json({ errors: [{ message: 'no', extensions: { code: 'BAD_USER_INPUT', fields } }] }),
  );
  expect(await refusal(run(operation))).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'no',
    fields,
  });
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('failed to fetch')), 'OFFLINE'],
  ['a page in place of JSON', () => Promise.resolve(new Response('<html>')), 'OFFLINE'],
  ['an empty answer', () => Promise.resolve(Response.json({ data: null })), 'INTERNAL'],
])('%s is a refusal too', async (_, answer, code) => {
  fetchStub.mockImplementation(answer);
  expect((await refusal(run(operation))).code).toBe(code);
});
