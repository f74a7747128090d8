/**
 * A kind of event. What happens where a subscriber reads more slowly than events come is the
 * topic's policy; the publisher never waits for anybody.
 */
export type Topic<T> = ConflatingTopic<T> | DroppingTopic<T> | ClosingTopic<T>;

/** For states: a subscriber gets the latest event of each key, and misses those in between. */
export interface ConflatingTopic<T> {
  readonly name: string;
  readonly policy: 'conflate';
  /** Only in the type: nothing stands here at run time. */
  readonly event?: T;
}

/** For news: the oldest events are dropped, and a marker tells how many. */
export interface DroppingTopic<T> {
  readonly name: string;
  readonly policy: 'drop-oldest';
  /** Most events that wait for one subscriber. */
  readonly capacity: number;
  /** The event that stands in for those dropped. */
  readonly gap: (missedCount: number) => T;
}

/** For streams that must be whole: the subscription ends, and its owner resumes it. */
export interface ClosingTopic<T> {
  readonly name: string;
  readonly policy: 'close';
  /** Most events that wait for one subscriber. */
  readonly capacity: number;
  /** Only in the type: nothing stands here at run time. */
  readonly event?: T;
}

export function conflatingTopic<T>(name: string): ConflatingTopic<T> {
  return { name, policy: 'conflate' };
}

/** @param limits `capacity` 1 or more */
export function droppingTopic<T>(
  name: string,
  limits: Pick<DroppingTopic<T>, 'capacity' | 'gap'>,
): DroppingTopic<T> {
  return { name, policy: 'drop-oldest', ...limits };
}

/** @param limits `capacity` 1 or more */
export function closingTopic<T>(
  name: string,
  limits: Pick<ClosingTopic<T>, 'capacity'>,
): ClosingTopic<T> {
  return { name, policy: 'close', ...limits };
}
