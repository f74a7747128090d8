import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { isUniqueViolation, sqlState } from '../faults.ts';
import { statement } from '../statement.ts';
import { bodies, clearNotes, databaseWithNotes, insertNote } from '../testing/notes.ts';

const divideByZero = statement<never>('test.send.divideByZero', 'select 1 / 0');

let db: Database;
const written = async (): Promise<string[]> => (await db.all(bodies)).map((row) => row.body);

beforeAll(async () => {
  db = await databaseWithNotes();
});
beforeEach(() => db.transaction((tx) => tx.run(clearNotes)));
afterAll(() => db.close());

test('What is sent comes before what is asked for after it', async () => {
  const seen = await db.transaction(async (tx) => {
    tx.send(insertNote, [1, 'a']);
    const first = tx.all(bodies);
    tx.send(insertNote, [2, 'b']);
    return [await first, await tx.all(bodies)];
  });
  expect(seen.map((rows) => rows.length)).toEqual([1, 2]);
});

test('What was sent last is committed, and its rows are there with the commit', async () => {
  const sent = await db.transaction(async (tx) => {
    tx.send(insertNote, [1, 'a']);
    return tx.send(bodies, []);
  });
  expect(await sent.rows).toEqual([{ body: 'a' }]);
  expect(await written()).toEqual(['a']);
});

test('Where it fails, so does the transaction, as it was explained', async () => {
  const work = db.transaction(async (tx) => {
    tx.send(insertNote, [1, 'a']);
    tx.send(insertNote, [1, 'again'], (error) =>
      isUniqueViolation(error) ? new Error('there is one already') : error,
    );
    tx.send(insertNote, [2, 'b']);
  });
  await expect(work).rejects.toThrow('there is one already');
  expect(await written()).toEqual([]);
});

test('Where it fails, what is waited for after it does not hide why', async () => {
  const work = db.transaction(async (tx) => {
    tx.send(divideByZero, []);
    await tx.all(bodies).catch(() => undefined);
    await tx.run(insertNote, 1, 'a');
  });
  await expect(work).rejects.toSatisfy((error) => sqlState(error) === '22012');
  expect(await written()).toEqual([]);
});

test('Where what is waited for fails, that is why, and nothing sent counts', async () => {
  const work = db.transaction(async (tx) => {
    tx.send(insertNote, [1, 'a']);
    const failing = tx.run(divideByZero);
    tx.send(insertNote, [2, 'b'], () => new Error('of no account'));
    await failing;
  });
  await expect(work).rejects.toSatisfy((error) => sqlState(error) === '22012');
  expect(await written()).toEqual([]);
});

test('Where the work gives up, nothing that it has sent takes effect', async () => {
  const work = db.transaction(async (tx) => {
    tx.send(insertNote, [1, 'a']);
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await written()).toEqual([]);
});

test('More statements than one write takes are all run, in their order', async () => {
  const numbers = Array.from({ length: 250 }, (_, at) => at);
  await db.transaction(async (tx) => {
    for (const id of numbers) tx.send(insertNote, [id, String(id)]);
    expect(await tx.all(bodies)).toHaveLength(numbers.length);
  });
  expect(new Set(await written()).size).toBe(numbers.length);
});
