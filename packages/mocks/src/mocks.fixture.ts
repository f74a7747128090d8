import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createMocks, type Mocks, type MocksOptions } from './index.ts';

export const BASE_URL = 'https://api.example.com';

/** What `/graphql` answered. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions: Readonly<Record<string, unknown>> & { readonly code: string };
  }[];
}

export interface TestMocks extends Mocks {
  /** Sends an operation; default: as the seeded person, with a token for everything. */
  ask(
    query: string,
    params?: object | null,
    options?: { readonly token?: string | null },
  ): Promise<TestAnswer>;
}

/** Mocks that stand in for the network during a test file, reset after each test. */
export function mocksForTests(options: Partial<MocksOptions> = {}): TestMocks {
  const mocks = createMocks({ baseUrl: BASE_URL, ...options });
  const network = setupServer(...mocks.handlers);
  beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => mocks.reset());
  afterAll(() => network.close());
  return {
    ...mocks,
    async ask(query, params = null, { token } = {}) {
      const used = token === undefined ? mocks.world.issueToken() : token;
      return post({ query, ...(params === null ? {} : { variables: { params } }) }, used);
    },
  };
}

async function post(body: object, token: string | null): Promise<TestAnswer> {
  const response = await fetch(`${BASE_URL}/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const { data, errors = [] } = (await response.json()) as Partial<TestAnswer>;
  return { status: response.status, headers: response.headers, data, errors };
}
