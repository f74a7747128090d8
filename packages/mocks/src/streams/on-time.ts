import type { Realm } from '../contract/realm.ts';
import { passTime } from '../progress/pass-time.ts';
import { type EventQueue, eventQueue } from './event-queue.ts';

/** Calls at once, and with every tick of the clock, until the reader leaves. */
export function onTime<Event>(
  realm: Realm,
  tell: (queue: EventQueue<Event>) => void,
): EventQueue<Event> {
  const queue = eventQueue<Event>(() => stopTicks());
  const tellNow = () => {
    passTime(realm);
    tell(queue);
  };
  const stopTicks = realm.platform.clock.onTick(tellNow);
  tellNow();
  return queue;
}
