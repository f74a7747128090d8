import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database, EntityTransaction } from './database.ts';
import { bodies, clearNotes, databaseWithNotes, Note } from './testing/notes.ts';

let db: Database;

const withEntities = <T>(work: (tx: EntityTransaction) => Promise<T>): Promise<T> =>
  db.transaction(work, { entities: true });
const written = async (): Promise<string[]> => (await db.all(bodies)).map((row) => row.body);

beforeAll(async () => {
  db = await databaseWithNotes();
});
beforeEach(() => db.transaction((tx) => tx.run(clearNotes)));
afterAll(() => db.close());

describe('the entity manager of a transaction', () => {
  const writtenAt = new Date('2026-01-02T03:04:05.678Z');

  test('writes in the same transaction as statements, and is flushed before the commit', async () => {
    await withEntities(async (tx) => {
      tx.em.create(Note, { id: 1, body: `it's`, amount: '1.50', writtenAt });
      await tx.em.flush();
      expect(await tx.all(bodies)).toEqual([{ body: `it's` }]);
      tx.em.create(Note, { id: 2, body: '\\', amount: '2', writtenAt });
    });
    expect(await written()).toEqual([`it's`, '\\']);
  });

  test('reads what statements wrote, as the types that the entity says', async () => {
    await withEntities(async (tx) => {
      tx.em.create(Note, { id: 1, body: 'a', amount: '0.10', writtenAt });
    });
    await withEntities(async (tx) => {
      const note = await tx.em.findOneOrFail(Note, 1);
      expect(note).toMatchObject({ body: 'a', amount: '0.10', writtenAt });
      note.body = 'changed';
    });
    expect(await written()).toEqual(['changed']);
  });

  test('writes nothing where the transaction rejects', async () => {
    const work = withEntities(async (tx) => {
      tx.em.create(Note, { id: 1, body: 'a', amount: '1', writtenAt });
      await tx.em.flush();
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await written()).toEqual([]);
  });

  test('nests by savepoints', async () => {
    await withEntities(async (tx) => {
      await tx.em.transactional(async (em) => {
        em.create(Note, { id: 1, body: 'kept', amount: '1', writtenAt });
      });
      const inner = tx.em.transactional(async (em) => {
        em.create(Note, { id: 2, body: 'dropped', amount: '1', writtenAt });
        await em.flush();
        throw new Error('changed my mind');
      });
      await expect(inner).rejects.toThrow('changed my mind');
    });
    expect(await written()).toEqual(['kept']);
  });

  test('cannot be used after the transaction', async () => {
    const em = await withEntities(async (tx) => tx.em);
    await expect(em.find(Note, { id: 1 })).rejects.toThrow('in transactions only');
  });

  test('binds values in built queries', async () => {
    await withEntities(async (tx) => {
      const query = tx.em
        .getKysely<{ test_notes: { id: number; body: string; amount: string } }>()
        .insertInto('test_notes')
        .values({ id: 7, body: `'; --`, amount: '1' });
      await query.execute();
    });
    expect(await written()).toEqual([`'; --`]);
  });

  test('is there for work alone that says so', async () => {
    const work = db.transaction(async (tx) => Reflect.get(tx, 'em'));
    await expect(work).rejects.toThrow('says `entities: true`');
  });
});
