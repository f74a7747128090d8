import { describe, expect, test } from 'vitest';
import { createHub } from './hub.ts';
import { startWith } from './start-with.ts';
import { closingTopic } from './topic.ts';

const numbers = closingTopic<number>('numbers', { capacity: 10 });

function started(isWanted: (event: number) => boolean = () => true) {
  const hub = createHub();
  const events = startWith([1, 2], hub.subscribe(numbers, ['a']), isWanted);
  return { hub, events, publish: (event: number) => hub.publish(numbers, 'a', event) };
}

describe('a stream that starts with events of its own', () => {
  test('gives those first, then the wanted ones of the rest', async () => {
    const { events, publish } = started((event) => event > 2);
    for (const event of [0, 3, 1, 4]) publish(event);
    const seen: number[] = [];
    for await (const event of events) {
      seen.push(event);
      if (event === 4) break;
    }
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  test('gives them without a promise too, where they wait', async () => {
    const { events, publish } = started((event) => event > 2);
    for (const event of [0, 3, 1]) publish(event);
    const taken = [events.takeNow(), events.takeNow(), events.takeNow(), events.takeNow()];
    expect(taken).toEqual([{ event: 1 }, { event: 2 }, { event: 3 }, null]);
    await events.return?.();
    expect(events.takeNow()).toBeNull();
  });

  test('ends at once with return(), also while a read waits', async () => {
    const { hub, events } = started();
    await events.next();
    await events.next();
    const waiting = events.next();
    await events.return?.();
    expect(hub.subscriberCount()).toBe(0);
    expect(await waiting).toEqual({ done: true, value: undefined });
  });

  test('gives none of its first events after its end', async () => {
    const { events } = started();
    await events.return?.();
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  test('frees the rest and rejects with throw()', async () => {
    const { hub, events } = started();
    await expect(events.throw?.(new Error('gone'))).rejects.toThrow('gone');
    expect(hub.subscriberCount()).toBe(0);
  });

  test('ends where the rest does, with its error', async () => {
    const { events, publish } = started();
    for (let event = 0; event < 12; event += 1) publish(event);
    const seen: number[] = [];
    const read = async () => {
      for await (const event of events) seen.push(event);
    };
    await expect(read()).rejects.toMatchObject({ name: 'SlowSubscriberError' });
    expect(seen).toHaveLength(12);
  });
});
