import { type MockServer, setupMockServer } from '@investing-platform/mocks/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

export const BASE_URL = 'https://api.example.com';

/** The mocks in the place of the network for a test file, reset after each test. */
export function mockedNetwork(): MockServer {
  const mocks = setupMockServer({ baseUrl: BASE_URL });
  beforeAll(() => mocks.listen());
  afterEach(() => mocks.reset());
  afterAll(() => mocks.close());
  return mocks;
}
