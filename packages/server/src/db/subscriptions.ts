import type { Warn } from './session.ts';

/** One handler's interest in one topic. */
export interface Subscription {
  readonly topic: string;
  readonly handler: (payload: string) => void;
  readonly onGap: (() => void) | undefined;
}

/** Who listens to which topic within this process. */
export interface Subscriptions {
  add(topic: string, handler: (payload: string) => void, onGap?: () => void): Subscription;
  /** Returns whether nobody listens to the topic any more; false where it was removed before. */
  remove(subscription: Subscription): boolean;
  /** A live view: it shows topics that are added while it is walked. */
  names(): Iterable<string>;
  deliver(topic: string, payload: string): void;
  announceGap(): void;
}

/** @param warn is told of handlers that throw; the others are called all the same */
export function subscriptions(warn: Warn): Subscriptions {
  const byTopic = new Map<string, Set<Subscription>>();
  const guarded = (call: () => void): void => {
    try {
      call();
    } catch (error) {
      warn(error, 'a listener of the database failed');
    }
  };
  return {
    add(topic, handler, onGap) {
      const subscription: Subscription = { topic, handler, onGap };
      const ofTopic = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, ofTopic.add(subscription));
      return subscription;
    },
    remove(subscription) {
      const ofTopic = byTopic.get(subscription.topic);
      if (ofTopic?.delete(subscription) !== true || ofTopic.size > 0) return false;
      return byTopic.delete(subscription.topic);
    },
    names: () => byTopic.keys(),
    deliver(topic, payload) {
      for (const { handler } of byTopic.get(topic) ?? []) guarded(() => handler(payload));
    },
    announceGap() {
      for (const ofTopic of byTopic.values()) {
        for (const { onGap } of ofTopic) if (onGap !== undefined) guarded(onGap);
      }
    },
  };
}
