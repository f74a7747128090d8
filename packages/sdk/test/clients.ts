import type { LeafScope } from '@investing-platform/schema';
import type { Client, ClientOptions } from '../src/core/client.ts';
import type { AccessToken, TokenSource } from '../src/core/token-source.ts';
import { createClient as createMainClient } from '../src/index.ts';
import { createClient as createLeanClient } from '../src/lean.ts';
import * as operations from '../src/operations.ts';
import type { FakeFetch } from './fake-fetch.ts';
import { type ManualClock, manualClock } from './manual-clock.ts';

export const baseUrl = 'https://api.example.com';

type Create = (options: ClientOptions<LeafScope>) => Client<LeafScope>;

/** Both entries, which differ in their transport alone. */
export const entries: readonly (readonly [string, Create])[] = [
  ['the main entry, on graphql-request', (options) => createMainClient(options)],
  ['the lean entry, on fetch', (options) => createLeanClient({ ...options, operations })],
];

export interface TestSource extends TokenSource<LeafScope> {
  readonly invalidated: string[];
}

/** Hands out `token-1`, and the next one after each `invalidate`. */
export function countingSource(): TestSource {
  const invalidated: string[] = [];
  const value = () => `token-${invalidated.length + 1}`;
  return {
    invalidated,
    token: async (): Promise<AccessToken> => ({ value: value(), expiresAtMs: null, scopes: [] }),
    invalidate(refused) {
      if (refused === value()) invalidated.push(refused);
    },
  };
}

/** A client over a fake, with a clock that its owner moves and no chance in its waits. */
export function testClient(
  create: Create,
  fake: FakeFetch,
  options: Partial<ClientOptions<LeafScope>> = {},
): { client: Client<LeafScope>; clock: ManualClock } {
  const clock = manualClock();
  const auth = countingSource();
  const client = create({
    baseUrl,
    auth,
    clock,
    fetch: fake.fetch,
    random: () => 0.5,
    ...options,
  });
  return { client, clock };
}

/** What a promise is rejected with; fails where it is not. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  const answer = await promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in answer) return answer.error;
  throw new Error('It was expected to fail');
}
