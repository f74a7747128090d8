import {
  type AccessToken,
  type Client,
  type ClientOptions,
  createClient,
  type LeafScope,
  type Stream,
  type TokenSource,
  type WebSocketOptions,
  webSocketSubscriptions,
} from '@investing-platform/sdk';
import { type ManualClock, manualClock } from '../../../packages/sdk/test/manual-clock.ts';
import { price } from './feed.ts';
import type { StreamServer } from './stream-server.ts';
import { until } from './until.ts';

export const assetIds = ['0190a000-0000-7000-8000-000000000001'];

export interface RenewableSource extends TokenSource<LeafScope> {
  readonly invalidated: string[];
  asked: number;
  expiresAtMs: number | null;
  /** What goes wrong when it is asked. */
  failure: Error | null;
  renew(expiresAtMs: number): void;
}

/** Hands out `token-1`, and the next one after `renew` or `invalidate`. */
export function renewableSource(): RenewableSource {
  let issued = 1;
  const source: RenewableSource = {
    invalidated: [],
    asked: 0,
    expiresAtMs: null,
    failure: null,
    renew(expiresAtMs) {
      issued += 1;
      source.expiresAtMs = expiresAtMs;
    },
    async token(): Promise<AccessToken> {
      source.asked += 1;
      if (source.failure) throw source.failure;
      return { value: `token-${issued}`, expiresAtMs: source.expiresAtMs, scopes: [] };
    },
    invalidate(value) {
      source.invalidated.push(value);
      issued += 1;
    },
  };
  return source;
}

/** A client on a server, with a clock that its owner moves and no chance in its waits. */
export function streamClient(
  { baseUrl }: { readonly baseUrl: string },
  options: Partial<ClientOptions<LeafScope>> & { readonly webSocket?: WebSocketOptions } = {},
): { client: Client<LeafScope>; clock: ManualClock; source: RenewableSource } {
  const clock = manualClock();
  const source = renewableSource();
  const client = createClient({
    baseUrl,
    auth: source,
    clock,
    random: () => 0.5,
    subscriptions: webSocketSubscriptions(options.webSocket),
    ...options,
  });
  return { client, clock, source };
}

/** The first events of a stream, as many as asked for or until it ends. */
export async function collect<Event>(stream: Stream<Event>, count: number): Promise<Event[]> {
  const events: Event[] = [];
  for await (const event of stream) {
    events.push(event);
    if (events.length === count) break;
  }
  return events;
}

/** Reads one event, which the server is told to send once the subscription stands. */
export async function firstOf<Event>(
  { feed }: StreamServer,
  stream: Stream<Event>,
  sequence: number,
): Promise<Event | undefined> {
  const reading = stream.next();
  await until(() => feed.size === 1);
  feed.push(price(sequence));
  return (await reading).value;
}
