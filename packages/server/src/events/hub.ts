import { refuse } from '../kernel/errors.ts';
import type { EventStream } from './event-stream.ts';
import { type Subscriber, subscriber } from './subscriber.ts';
import type { Topic } from './topic.ts';
import { waitingEvents } from './waiting-events.ts';

/** Brings events to those who subscribed to their topic and key, within this process. */
export interface Hub {
  /**
   * Never throws, never waits. Costs as much as there are subscribers of this topic and key.
   *
   * @param key several where an event belongs to several: who subscribes to more than one of them
   *   gets it once
   */
  publish<T>(topic: Topic<T>, key: string | readonly string[], event: T): void;
  /**
   * Events of the keys from now on, in the order published as far as the topic's policy keeps it.
   * One bounded queue per subscription; `return()` frees it at once.
   *
   * @throws {PlatformError} RATE_LIMITED where the hub has as many subscribers as it may
   */
  subscribe<T>(topic: Topic<T>, keys: readonly string[]): EventStream<T>;
  /** The keys of the topic that somebody subscribes to. */
  keysOf<T>(topic: Topic<T>): string[];
  /** How many subscriptions are open now, for metrics. */
  subscriberCount(): number;
}

export interface HubOptions {
  /** Most subscriptions open at once. */
  readonly maxSubscribers?: number;
}

const DEFAULT_MAX_SUBSCRIBERS = 100_000;
const RETRY_AFTER_SECONDS = 5;

/** Subscribers by key. */
type Audience<T> = Map<string, Set<Subscriber<T>>>;

export function createHub({ maxSubscribers = DEFAULT_MAX_SUBSCRIBERS }: HubOptions = {}): Hub {
  /** Topics are few: each is declared once, at the top of a module. */
  const audiences = new Map<unknown, unknown>();
  let count = 0;

  function audienceOf<T>(topic: Topic<T>): Audience<T> | undefined {
    // Only `subscribe` fills the map, with subscribers of the topic's own events.
    return audiences.get(topic) as Audience<T> | undefined;
  }

  return {
    publish(topic, key, event) {
      const audience = audienceOf(topic);
      if (typeof key !== 'string') publishOnce(audience, key, event);
      else for (const listener of audience?.get(key) ?? []) listener.offer(key, event);
    },

    subscribe<T>(topic: Topic<T>, keys: readonly string[]) {
      if (count >= maxSubscribers) {
        throw refuse('RATE_LIMITED', 'The server has as many subscribers as it can serve', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      }
      const audience: Audience<T> = audienceOf(topic) ?? new Map();
      audiences.set(topic, audience);
      const listener = subscriber<T>(topic.name, waitingEvents(topic), () => {
        count -= 1;
        leave(audience, keys, listener);
      });
      count += 1;
      join(audience, keys, listener);
      return listener.events;
    },

    keysOf: (topic) => [...(audienceOf(topic)?.keys() ?? [])],
    subscriberCount: () => count,
  };
}

function publishOnce<T>(
  audience: Audience<T> | undefined,
  keys: readonly string[],
  event: T,
): void {
  const reached = new Set<Subscriber<T>>();
  for (const key of keys) {
    for (const listener of audience?.get(key) ?? []) {
      if (reached.has(listener)) continue;
      reached.add(listener);
      listener.offer(key, event);
    }
  }
}

function join<T>(audience: Audience<T>, keys: readonly string[], listener: Subscriber<T>): void {
  for (const key of keys) {
    const listeners = audience.get(key);
    if (listeners === undefined) audience.set(key, new Set([listener]));
    else listeners.add(listener);
  }
}

function leave<T>(audience: Audience<T>, keys: readonly string[], listener: Subscriber<T>): void {
  for (const key of keys) {
    const listeners = audience.get(key);
    listeners?.delete(listener);
    if (listeners?.size === 0) audience.delete(key);
  }
}
