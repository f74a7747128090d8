import { QueryClient } from '@tanstack/react-query';
import { problemOf } from './problem.ts';

/**
 * What has been answered here, by operation and variables. What no component shows any more goes
 * after five minutes, and all of it with the page.
 */
export const cache = new QueryClient({
  defaultOptions: {
    queries: {
      // The SDK has tried again already, and knows what may be repeated.
      retry: false,
      // A lost connection is said at once, and not waited out in silence.
      networkMode: 'always',
      refetchOnReconnect: ({ state: { error } }) =>
        error !== null && problemOf(error).code === 'OFFLINE',
      refetchOnWindowFocus: false,
    },
  },
});

// It listens for the network and for the page being looked at.
cache.mount();

/** The name of an operation, which the generator keeps unique. */
export function operationOf(document: string): string {
  return /^\w+ (\w+)/.exec(document)?.[1] ?? document;
}
