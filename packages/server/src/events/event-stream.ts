/**
 * Events that may be read without waiting as far as they are there. Where many come at once, a
 * promise for each would cost more than all else that is done with it.
 */
export interface EventStream<T> extends AsyncIterableIterator<T, undefined> {
  /** The next event in a box where one waits, else null; at the end too. */
  takeNow(): { readonly event: T } | null;
}

/** Takes what waits of any source; those that cannot tell have nothing waiting. */
export function takeNow(source: AsyncIterator<unknown>): { readonly event: unknown } | null {
  if (!('takeNow' in source) || typeof source.takeNow !== 'function') return null;
  return (source as Pick<EventStream<unknown>, 'takeNow'>).takeNow();
}
