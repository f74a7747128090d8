import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { InvariantViolation } from '../kernel/invariant.ts';
import type { Database } from './database.ts';
import { providedDatabase } from './testing.ts';

let db: Database;
const send = (topic: string, payload: string): Promise<void> =>
  db.transaction((tx) => tx.notify(topic, payload));

beforeAll(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
});
afterAll(() => db.close());

test('a payload reaches every listener of its topic when the transaction commits', async () => {
  const first: string[] = [];
  const second: string[] = [];
  const other: string[] = [];
  await db.listen('topic', (payload) => first.push(payload));
  await db.listen('topic', (payload) => second.push(payload));
  await db.listen('other', (payload) => other.push(payload));
  await db.transaction(async (tx) => {
    await tx.notify('topic', 'a');
    await tx.notify('topic', `{"b":"'"}`);
    expect(first).toEqual([]);
  });
  await expect.poll(() => second).toEqual(['a', `{"b":"'"}`]);
  expect(first).toEqual(second);
  expect(other).toEqual([]);
});

test('a payload of a transaction that rolls back reaches nobody', async () => {
  const received: string[] = [];
  await db.listen('rollback', (payload) => received.push(payload));
  const work = db.transaction(async (tx) => {
    await tx.notify('rollback', 'never');
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  await send('rollback', 'committed');
  await expect.poll(() => received).toEqual(['committed']);
});

test('who has stopped listening receives nothing more', async () => {
  const stopped: string[] = [];
  const going: string[] = [];
  const stop = await db.listen('stop', (payload) => stopped.push(payload));
  const stopGoing = await db.listen('stop', (payload) => going.push(payload));
  await stop();
  await stop();
  await send('stop', 'a');
  await expect.poll(() => going).toEqual(['a']);
  await stopGoing();
  await db.listen('stop', (payload) => going.push(`again ${payload}`));
  await send('stop', 'b');
  await expect.poll(() => going).toEqual(['a', 'again b']);
  expect(stopped).toEqual([]);
});

test('a listener that throws keeps nothing from the others', async () => {
  const received: string[] = [];
  await db.listen('fault', () => {
    throw new Error('broken listener');
  });
  await db.listen('fault', (payload) => received.push(payload));
  await send('fault', 'a');
  await expect.poll(() => received).toEqual(['a']);
});

test('a topic may be any text', async () => {
  const received: string[] = [];
  await db.listen('Odd "topic";', (payload) => received.push(payload));
  await send('Odd "topic";', 'a');
  await expect.poll(() => received).toEqual(['a']);
});

test('a payload beyond the length that the database takes is refused', async () => {
  await expect(send('long', 'x'.repeat(8_000))).rejects.toThrow(InvariantViolation);
});
