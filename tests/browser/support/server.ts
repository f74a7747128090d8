import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '@investing-platform/server/testing';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeFreePages } from './browser-test.ts';
import './provided-context.ts';

/** The real server with the built application, for all tests of a file. */
export function useServer(options: Pick<TestServerOptions, 'clock' | 'settings'> = {}): {
  current: TestServer;
} {
  const pagesFolder = inject('pagesFolder');
  const holder: { current: TestServer | null } = { current: null };
  beforeAll(async () => {
    holder.current = await startTestServer({ pagesFolder, ...options });
  });
  afterAll(async () => {
    await closeFreePages();
    await holder.current?.stop();
  });
  return {
    get current() {
      if (holder.current === null) throw new Error('the server runs within tests alone');
      return holder.current;
    },
  };
}
