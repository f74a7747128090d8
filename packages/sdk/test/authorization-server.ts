import { baseUrl } from './clients.ts';
import { type FakeFetch, fakeFetch, json, type Reply } from './fake-fetch.ts';
import { type ManualClock, manualClock } from './manual-clock.ts';

/** A token answer (spec part 2). */
export const tokenAnswer = (value: string, expiresIn = 3_600, scope = 'trade'): Reply =>
  json({ access_token: value, token_type: 'Bearer', expires_in: expiresIn, scope });

/** Answers with `token-1`, `token-2` and so on. */
export function issuingFetch(expiresIn = 3_600): FakeFetch {
  let issued = 0;
  return fakeFetch((request) => {
    issued += 1;
    return tokenAnswer(`token-${issued}`, expiresIn)(request);
  });
}

/** Options for either flow over a fake, with a clock that its owner moves. */
export function flowOptions(fake: FakeFetch): {
  baseUrl: string;
  clientId: string;
  fetch: typeof fetch;
  clock: ManualClock;
  random: () => number;
} {
  return {
    baseUrl,
    clientId: 'ip_ci_1',
    fetch: fake.fetch,
    clock: manualClock(),
    random: () => 0.5,
  };
}
