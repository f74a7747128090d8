import type { Topic } from './topic.ts';

/** Events that one subscriber has not read yet: bounded by the topic's policy. */
export interface WaitingEvents<T> {
  /** False where there is no room and nothing may be left out. */
  add(key: string, event: T): boolean;
  /** The next event in a box, since an event may be `undefined` itself; null where none waits. */
  take(): { readonly event: T } | null;
  clear(): void;
}

export function waitingEvents<T>(topic: Topic<T>): WaitingEvents<T> {
  if (topic.policy === 'conflate') return latestPerKey();
  if (topic.policy === 'close') return boundedQueue(topic.capacity);
  return droppingQueue(topic.capacity, topic.gap);
}

/** One place per key. A newer event takes the place of the older, so that no key waits for ever. */
function latestPerKey<T>(): WaitingEvents<T> {
  const latest = new Map<string, T>();
  return {
    add(key, event) {
      latest.set(key, event);
      return true;
    },
    take() {
      for (const [key, event] of latest) {
        latest.delete(key);
        return { event };
      }
      return null;
    },
    clear: () => latest.clear(),
  };
}

function boundedQueue<T>(capacity: number): WaitingEvents<T> {
  const boxes: { readonly event: T }[] = [];
  return {
    add(_key, event) {
      if (boxes.length >= capacity) return false;
      boxes.push({ event });
      return true;
    },
    take: () => boxes.shift() ?? null,
    clear() {
      boxes.length = 0;
    },
  };
}

/** Events are dropped at the front only, so one marker before the rest tells of all of them. */
function droppingQueue<T>(capacity: number, gap: (missedCount: number) => T): WaitingEvents<T> {
  const rest = boundedQueue<T>(capacity);
  let missedCount = 0;
  return {
    add(key, event) {
      if (rest.add(key, event)) return true;
      rest.take();
      missedCount += 1;
      return rest.add(key, event);
    },
    take() {
      if (missedCount === 0) return rest.take();
      const event = gap(missedCount);
      missedCount = 0;
      return { event };
    },
    clear() {
      missedCount = 0;
      rest.clear();
    },
  };
}
