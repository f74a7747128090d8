import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { InvariantViolation } from '../kernel/invariant.ts';
import type { Database, Transaction } from './database.ts';
import { sqlState } from './faults.ts';
import { statement } from './statement.ts';
import { bodies, clearNotes, databaseWithNotes, insertNote, updateNotes } from './testing/notes.ts';

const divideByZero = statement<never>('test.divideByZero', 'select 1 / 0');

let db: Database;
const written = async (): Promise<string[]> => (await db.all(bodies)).map((row) => row.body);

beforeAll(async () => {
  db = await databaseWithNotes();
});
beforeEach(() => db.transaction((tx) => tx.run(clearNotes)));
afterAll(() => db.close());

describe('a transaction', () => {
  test('commits what it did and returns the result', async () => {
    const changed = await db.transaction(async (tx) => {
      await tx.run(insertNote, 1, 'a');
      await tx.run(insertNote, 2, 'b');
      return tx.run(updateNotes, 'c');
    });
    expect(changed).toBe(2);
    expect(await written()).toEqual(['c', 'c']);
  });

  test('leaves nothing behind where the work rejects', async () => {
    const work = db.transaction(async (tx) => {
      await tx.run(insertNote, 1, 'a');
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await written()).toEqual([]);
  });

  test('does not commit silently nothing after a failed statement was caught', async () => {
    const work = db.transaction(async (tx) => {
      await tx.run(insertNote, 1, 'a');
      await tx.run(divideByZero).catch(() => undefined);
    });
    await expect(work).rejects.toSatisfy((error) => sqlState(error) === '25P02');
    expect(await written()).toEqual([]);
  });

  test('shows its writes to itself, and to others only once it ends', async () => {
    await db.transaction(async (tx) => {
      await tx.run(insertNote, 1, 'a');
      expect(await tx.all(bodies)).toEqual([{ body: 'a' }]);
    });
    expect(await written()).toEqual(['a']);
  });

  test('is of no use once it has ended', async () => {
    const kept: Transaction = await db.transaction(async (tx) => tx);
    await expect(kept.run(insertNote, 1, 'late')).rejects.toThrow(InvariantViolation);
    expect(() => kept.send(insertNote, [1, 'late'])).toThrow(InvariantViolation);
    expect(await written()).toEqual([]);
  });

  test.each([
    ['40001', 6],
    ['40P01', 6],
    ['23505', 1],
  ])('that fails with %s is tried %i times in all', async (state, tries) => {
    const fail = statement<never>(
      `test.fail.${state}`,
      `do $$ begin raise exception 'failed' using errcode = '${state}'; end $$`,
    );
    let count = 0;
    const work = db.transaction(async (tx) => {
      count += 1;
      await tx.run(fail);
    });
    await expect(work).rejects.toSatisfy((error) => sqlState(error) === state);
    expect(count).toBe(tries);
  });

  test('that collides and then passes commits once', async () => {
    const fail = statement<never>(
      'test.fail.40001',
      `do $$ begin raise exception 'failed' using errcode = '40001'; end $$`,
    );
    let tries = 0;
    await db.transaction(async (tx) => {
      tries += 1;
      await tx.run(insertNote, tries, `try ${tries}`);
      if (tries < 3) await tx.run(fail);
    });
    expect(await written()).toEqual(['try 3']);
  });

  test.each(['repeatable read', 'serializable'] as const)('may be %s', async (isolation) => {
    const level = statement<{ transaction_isolation: string }>(
      'test.isolation',
      'show transaction_isolation',
    );
    const row = await db.transaction((tx) => tx.one(level), { isolation });
    expect(row.transaction_isolation).toBe(isolation);
    expect((await db.transaction((tx) => tx.one(level))).transaction_isolation).toBe(
      'read committed',
    );
  });

  test('many at once all take effect', async () => {
    const increments = Array.from({ length: 30 }, (_, id) =>
      db.transaction((tx) => tx.run(insertNote, id, 'x')),
    );
    await Promise.all(increments);
    expect(await written()).toHaveLength(30);
  });
});
