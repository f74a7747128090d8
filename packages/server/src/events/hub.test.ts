import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createHub } from './hub.ts';
import { SlowSubscriberError } from './subscriber.ts';
import { closingTopic, conflatingTopic, droppingTopic } from './topic.ts';

const prices = conflatingTopic<{ readonly key: string; readonly price: number }>('prices');
const news = droppingTopic<string>('news', { capacity: 3, gap: (count) => `missed ${count}` });
const tokens = closingTopic<number>('tokens', { capacity: 2 });

/** What waits for the reader now, without waiting for more. */
async function readWaiting<T>(events: AsyncIterator<T>): Promise<T[]> {
  const nothing = Symbol('nothing');
  const list: T[] = [];
  for (;;) {
    const read = await Promise.race([events.next(), turnOfEventLoop(nothing)]);
    if (read === nothing || read.done === true) return list;
    list.push(read.value);
  }
}

async function read<T>(events: AsyncIterator<T>, count: number): Promise<T[]> {
  const list: T[] = [];
  while (list.length < count) list.push((await events.next()).value);
  return list;
}

function turnOfEventLoop<T>(value: T): Promise<T> {
  return new Promise((resolve) => setImmediate(() => resolve(value)));
}

describe('the hub', () => {
  test('brings an event to every subscriber of its topic and key, and to nobody else', async () => {
    const hub = createHub();
    const first = hub.subscribe(news, ['a', 'b']);
    const second = hub.subscribe(news, ['a']);
    const other = hub.subscribe(news, ['c']);
    hub.publish(news, 'a', 'one');
    hub.publish(news, 'b', 'two');
    expect(await readWaiting(first)).toEqual(['one', 'two']);
    expect(await readWaiting(second)).toEqual(['one']);
    expect(await readWaiting(other)).toEqual([]);
  });

  test('keeps topics of the same keys apart', async () => {
    const hub = createHub();
    const numbers = hub.subscribe(tokens, ['a']);
    hub.publish(news, 'a', 'for others');
    hub.publish(tokens, 'a', 1);
    expect(await readWaiting(numbers)).toEqual([1]);
  });

  test('hands an event to a reader that waits for it', async () => {
    const hub = createHub();
    const events = hub.subscribe(news, ['a']);
    const read = events.next();
    hub.publish(news, 'a', 'at last');
    expect(await read).toEqual({ done: false, value: 'at last' });
  });

  test('publishes into the void without harm', () => {
    expect(() => createHub().publish(news, 'nobody', 'listens')).not.toThrow();
  });

  test('tells which keys somebody subscribes to, and how many subscriptions are open', async () => {
    const hub = createHub();
    const first = hub.subscribe(news, ['a', 'b']);
    const second = hub.subscribe(news, ['b', 'c']);
    expect(hub.keysOf(news)).toEqual(['a', 'b', 'c']);
    expect(hub.keysOf(tokens)).toEqual([]);
    expect(hub.subscriberCount()).toBe(2);
    await first.return?.();
    expect(hub.keysOf(news)).toEqual(['b', 'c']);
    await second.return?.();
    expect(hub.keysOf(news)).toEqual([]);
    expect(hub.subscriberCount()).toBe(0);
  });

  test('refuses more subscribers than it may have', async () => {
    const hub = createHub({ maxSubscribers: 1 });
    const only = hub.subscribe(news, ['a']);
    expect(() => hub.subscribe(news, ['a'])).toThrow(
      expect.objectContaining({ code: 'RATE_LIMITED' }),
    );
    await only.return?.();
    expect(() => hub.subscribe(news, ['a'])).not.toThrow();
  });

  test('counts a key given twice once', async () => {
    const hub = createHub();
    const events = hub.subscribe(news, ['a', 'a']);
    hub.publish(news, 'a', 'once');
    expect(await readWaiting(events)).toEqual(['once']);
    await events.return?.();
    expect(hub.keysOf(news)).toEqual([]);
  });
});

describe('the end of a subscription', () => {
  test('comes at once with return(), also for a read that waits', async () => {
    const hub = createHub();
    const events = hub.subscribe(news, ['a']);
    const waiting = events.next();
    const returned = events.return?.();
    expect(hub.subscriberCount()).toBe(0);
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(await returned).toEqual({ done: true, value: undefined });
    hub.publish(news, 'a', 'too late');
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  test('drops what still waits', async () => {
    const hub = createHub();
    const events = hub.subscribe(news, ['a']);
    hub.publish(news, 'a', 'unread');
    await events.return?.();
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  test('may be asked for twice', async () => {
    const hub = createHub();
    const events = hub.subscribe(news, ['a']);
    const other = hub.subscribe(news, ['a']);
    await events.return?.();
    await events.return?.();
    expect(hub.subscriberCount()).toBe(1);
    await other.return?.();
  });

  test('comes with throw(), which rejects with its reason', async () => {
    const hub = createHub();
    const events = hub.subscribe(news, ['a']);
    await expect(events.throw?.(new Error('broken pipe'))).rejects.toThrow('broken pipe');
    expect(hub.subscriberCount()).toBe(0);
  });

  test('comes when a for-await loop is left', async () => {
    const hub = createHub();
    const events = hub.subscribe(news, ['a']);
    hub.publish(news, 'a', 'enough');
    for await (const event of events) {
      expect(event).toBe('enough');
      break;
    }
    expect(hub.subscriberCount()).toBe(0);
  });

  test('during a publish disturbs nobody else', async () => {
    const hub = createHub();
    const leaver = hub.subscribe(news, ['a']);
    const stayer = hub.subscribe(news, ['a']);
    const left = leaver.next().then(() => leaver.return?.());
    hub.publish(news, 'a', 'one');
    hub.publish(news, 'a', 'two');
    await left;
    hub.publish(news, 'a', 'three');
    expect(await readWaiting(stayer)).toEqual(['one', 'two', 'three']);
    expect(hub.subscriberCount()).toBe(1);
  });
});

describe('a stalled subscriber', () => {
  test('of a conflating topic gets the latest of each key, the longest waiting first', async () => {
    const hub = createHub();
    const events = hub.subscribe(prices, ['a', 'b']);
    for (let price = 1; price <= 10_000; price += 1) {
      hub.publish(prices, price % 2 === 0 ? 'a' : 'b', { key: String(price % 2), price });
    }
    expect((await readWaiting(events)).map(({ price }) => price)).toEqual([9_999, 10_000]);
  });

  test('of a dropping topic is told how many events it missed, then gets the newest', async () => {
    const hub = createHub();
    const events = hub.subscribe(news, ['a']);
    for (let number = 1; number <= 100; number += 1) hub.publish(news, 'a', `event ${number}`);
    expect(await read(events, 4)).toEqual(['missed 97', 'event 98', 'event 99', 'event 100']);
    hub.publish(news, 'a', 'event 101');
    expect(await read(events, 1)).toEqual(['event 101']);
  });

  test('of a closing topic reads on to the first event lost, then is told to resume', async () => {
    const hub = createHub();
    const events = hub.subscribe(tokens, ['a']);
    for (const number of [1, 2, 3, 4]) hub.publish(tokens, 'a', number);
    expect(hub.subscriberCount()).toBe(0);
    expect(await events.next()).toEqual({ done: false, value: 1 });
    expect(await events.next()).toEqual({ done: false, value: 2 });
    await expect(events.next()).rejects.toThrow(SlowSubscriberError);
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  test('delays nobody else', async () => {
    const hub = createHub();
    hub.subscribe(tokens, ['a']);
    const reader = hub.subscribe(tokens, ['a']);
    const seen: (number | undefined)[] = [];
    for (const number of [1, 2, 3, 4, 5]) {
      const read = reader.next();
      hub.publish(tokens, 'a', number);
      seen.push((await read).value);
    }
    expect(seen).toEqual([1, 2, 3, 4, 5]);
  });

  test('cannot have more than 16 reads under way', async () => {
    const hub = createHub();
    const events = hub.subscribe(news, ['a']);
    const reads = Array.from({ length: 16 }, () => events.next());
    await expect(events.next()).rejects.toThrow('too many reads');
    await events.return?.();
    expect((await Promise.all(reads)).every(({ done }) => done === true)).toBe(true);
  });
});

describe('events that wait', () => {
  test('may be taken without a promise, in the order of reading', async () => {
    const hub = createHub();
    const events = hub.subscribe(prices, ['a', 'b']);
    expect(events.takeNow()).toBeNull();
    for (const key of ['a', 'b', 'a']) hub.publish(prices, key, { key, price: key.length });
    expect(events.takeNow()).toEqual({ event: { key: 'a', price: 1 } });
    expect((await events.next()).value).toEqual({ key: 'b', price: 1 });
    hub.publish(prices, 'a', { key: 'a', price: 2 });
    await events.return?.();
    expect(events.takeNow()).toBeNull();
  });
});

describe('an event of several keys', () => {
  test('comes once to each subscriber of any of them', async () => {
    const hub = createHub();
    const numbers = closingTopic<number>('numbers', { capacity: 4 });
    const both = hub.subscribe(numbers, ['a', 'b']);
    const one = hub.subscribe(numbers, ['b']);
    const other = hub.subscribe(numbers, ['c']);
    hub.publish(numbers, ['a', 'b'], 1);
    hub.publish(numbers, [], 2);
    expect(await readWaiting(both)).toEqual([1]);
    expect(await readWaiting(one)).toEqual([1]);
    expect(await readWaiting(other)).toEqual([]);
  });
});

describe('conflation', () => {
  test('always delivers the last event of each key, whatever the reader does', async () => {
    const step = fc.oneof(
      fc.record({ publish: fc.constantFrom('a', 'b', 'c') }),
      fc.constant('read' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const hub = createHub();
        const events = hub.subscribe(prices, ['a', 'b', 'c']);
        const published = new Map<string, number>();
        const seen = new Map<string, number[]>();
        const note = (event: { key: string; price: number }) =>
          seen.set(event.key, [...(seen.get(event.key) ?? []), event.price]);
        let clock = 0;
        for (const action of steps) {
          if (action !== 'read') {
            clock += 1;
            published.set(action.publish, clock);
            hub.publish(prices, action.publish, { key: action.publish, price: clock });
          } else if ([...published].some(([key, last]) => seen.get(key)?.at(-1) !== last)) {
            const { value } = await events.next();
            if (value !== undefined) note(value);
          }
        }
        for (const event of await readWaiting(events)) note(event);
        for (const [key, last] of published) {
          const list = seen.get(key) ?? [];
          expect(list.at(-1)).toBe(last);
          expect(list).toEqual([...list].sort((left, right) => left - right));
        }
      }),
      { seed: 20_261_120, numRuns: 200 },
    );
  });
});
