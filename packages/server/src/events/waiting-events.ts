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

interface Place<T> {
  event: T | undefined;
  isWaiting: boolean;
  /** The place that began to wait after it. */
  next: Place<T> | null;
}

/**
 * One place per key, in the order in which keys began to wait. A newer event takes the place of the
 * older, so that no key waits for ever. Places stay with their keys, of which a subscription has
 * few: making and dropping them would be most of what a busy stream costs.
 */
function latestPerKey<T>(): WaitingEvents<T> {
  const places = new Map<string, Place<T>>();
  let first: Place<T> | null = null;
  let last: Place<T> | null = null;

  function enqueue(place: Place<T>): void {
    place.isWaiting = true;
    if (last === null) first = place;
    else last.next = place;
    last = place;
  }

  return {
    add(key, event) {
      let place = places.get(key);
      if (place === undefined) {
        place = { event, isWaiting: false, next: null };
        places.set(key, place);
      }
      place.event = event;
      if (!place.isWaiting) enqueue(place);
      return true;
    },
    take() {
      const place = first;
      if (place === null) return null;
      first = place.next;
      if (first === null) last = null;
      const event = place.event as T;
      place.event = undefined;
      place.isWaiting = false;
      place.next = null;
      return { event };
    },
    clear() {
      places.clear();
      first = null;
      last = null;
    },
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
