import { type SetupServer, setupServer } from 'msw/node';
import { createMocks, type Mocks, type MocksOptions } from './create-mocks.ts';
import type { MockHandler } from './handlers.ts';
import { refuseUnhandledOperations } from './unhandled.ts';

export * from './index.ts';

/** A mocked API that takes the place of the network in this Node process. */
export interface MockServer extends Mocks {
  /** MSW's own server, for handlers of other services. */
  readonly server: SetupServer;
  /** Takes over fetch, HTTP and WebSocket: for `beforeAll`; with options of MSW's own server. */
  listen(options?: ListenOptions): void;
  /** Gives them back: for `afterAll`. */
  close(): void;
}

type ListenOptions = Parameters<SetupServer['listen']>[0];

/** What mocks of a process are made from. */
export interface MockServerOptions extends MocksOptions {
  /** Of other services: they go before the mocks' own, and stay after `reset`. */
  readonly handlers?: readonly MockHandler[];
}

/**
 * Makes a mocked API for tests in Node. A request for an operation of the contract that no handler
 * takes fails with an error that names it; other requests pass.
 *
 * @example
 * const mocks = setupMockServer({ baseUrl: 'https://api.example.com' });
 * beforeAll(() => mocks.listen());
 * afterEach(() => mocks.reset());
 * afterAll(() => mocks.close());
 */
export function setupMockServer(options: MockServerOptions): MockServer {
  const mocks = createMocks(options);
  const server = setupServer(...(options.handlers ?? []), ...mocks.handlers);
  const onUnhandledFrame = refuseUnhandledOperations(options.baseUrl, mocks.reportFault);
  return {
    ...mocks,
    server,
    reset() {
      server.resetHandlers();
      mocks.reset();
    },
    listen: (own = {}) => server.listen({ onUnhandledFrame, ...own }),
    close: () => server.close(),
  };
}
