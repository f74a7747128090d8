import type { MockServer } from '@investing-platform/mocks/node';
import { createClient } from 'graphql-ws';

const MAX_STEPS = 120;
const STEP_MS = 1_000;

/**
 * The first event of a subscription, while the mocked clock moves two minutes at most.
 *
 * @returns null where none came, or the subscription was refused
 */
export async function firstEvent(
  mocks: MockServer,
  url: string,
  token: string,
  payload: { readonly query: string; readonly variables?: Record<string, unknown> },
): Promise<Readonly<Record<string, unknown>> | null> {
  const client = createClient({
    url,
    lazy: true,
    retryAttempts: 0,
    connectionParams: { Authorization: `Bearer ${token}` },
  });
  const events = client.iterate<Record<string, unknown>>(payload);
  let settled = false;
  const first = events
    .next()
    .then(({ value }) => (value?.errors === undefined ? (value?.data ?? null) : null))
    .catch(() => null)
    .finally(() => {
      settled = true;
    });
  for (let step = 0; step < MAX_STEPS && !settled; step += 1) {
    await immediate();
    mocks.advance(STEP_MS);
  }
  await client.dispose();
  return first;
}

/** Lets sockets and promises have their turn. */
async function immediate(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
