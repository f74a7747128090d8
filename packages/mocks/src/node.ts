import { type SetupServer, setupServer } from 'msw/node';
import { createMocks, type Mocks, type MocksOptions } from './create-mocks.ts';
import { refuseUnhandledOperations } from './unhandled.ts';

export * from './index.ts';

/** A mocked API that takes the place of the network in this Node process. */
export interface MockServer extends Mocks {
  /** MSW's own server, for handlers of other services. */
  readonly server: SetupServer;
  /** Takes over fetch, HTTP and WebSocket: for `beforeAll`. */
  listen(): void;
  /** Gives them back: for `afterAll`. */
  close(): void;
}

/**
 * Makes a mocked API for tests in Node. A GraphQL request that no handler takes fails with an error
 * that names its operation; other requests pass.
 *
 * @example
 * const mocks = setupMockServer({ baseUrl: 'https://api.example.com' });
 * beforeAll(() => mocks.listen());
 * afterEach(() => mocks.reset());
 * afterAll(() => mocks.close());
 */
export function setupMockServer(options: MocksOptions): MockServer {
  const mocks = createMocks(options);
  const server = setupServer(...mocks.handlers);
  const onUnhandledFrame = refuseUnhandledOperations(options.baseUrl, mocks.reportFault);
  return {
    ...mocks,
    server,
    reset() {
      server.resetHandlers();
      mocks.reset();
    },
    listen: () => server.listen({ onUnhandledFrame }),
    close: () => server.close(),
  };
}
