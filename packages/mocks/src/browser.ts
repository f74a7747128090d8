import { type SetupWorker, type StartOptions, setupWorker } from 'msw/browser';
import { createMocks, type Mocks, type MocksOptions } from './create-mocks.ts';
import { refuseUnhandledOperations } from './unhandled.ts';

export * from './index.ts';

/** A mocked API that takes the place of the network in this page. */
export interface MockWorker extends Mocks {
  /** MSW's own worker, for handlers of other services. */
  readonly worker: SetupWorker;
  /**
   * Starts the service worker; `npx msw init` puts its file where the page is served. From then on
   * the mocked time moves with real time, until `stop`.
   */
  start(options?: Omit<StartOptions, 'onUnhandledFrame'>): Promise<void>;
  stop(): void;
}

const TICK_MS = 1_000;

/**
 * Makes a mocked API for a page under development or a browser test.
 *
 * @example
 * const mocks = setupMockWorker({ baseUrl: 'https://api.example.com' });
 * await mocks.start();
 */
export function setupMockWorker(options: MocksOptions): MockWorker {
  const mocks = createMocks(options);
  const worker = setupWorker(...mocks.handlers);
  const onUnhandledFrame = refuseUnhandledOperations(options.baseUrl, mocks.reportFault);
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    ...mocks,
    worker,
    reset() {
      worker.resetHandlers();
      mocks.reset();
    },
    async start(startOptions = {}) {
      await worker.start({ ...startOptions, onUnhandledFrame });
      clearInterval(timer);
      timer = setInterval(() => mocks.advance(TICK_MS), TICK_MS);
    },
    stop() {
      clearInterval(timer);
      void worker.stop();
    },
  };
}
