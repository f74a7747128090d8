import type { LeafScope } from '@investing-platform/schema';
import { createClient } from '@investing-platform/sdk/lean';
import { webSocketSubscriptions } from '@investing-platform/sdk/subscriptions';

/** The streams of this page: one socket, which the session cookie opens. */
export const streams = createClient<LeafScope>({
  baseUrl: location.origin,
  allowInsecureHttp: true,
  subscriptions: webSocketSubscriptions(),
});
