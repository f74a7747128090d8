import { defineEntity, p } from '@mikro-orm/core';
import { inject } from 'vitest';
import type { Database } from '../database.ts';
import { statement } from '../statement.ts';
import { providedDatabase } from '../testing.ts';

/** A table of the tests' own, read and written by statements and by the entity manager. */
export const Note = defineEntity({
  name: 'Note',
  tableName: 'test_notes',
  properties: {
    id: p.integer().primary(),
    body: p.string(),
    amount: p.decimal('string'),
    writtenAt: p.datetime().name('written_at'),
  },
});

const createNotes = statement<never>(
  'test.createNotes',
  `create table if not exists test_notes (
     id integer primary key, body text not null, amount numeric not null, written_at timestamptz)`,
);
export const clearNotes = statement<never>('test.clearNotes', 'delete from test_notes');
export const insertNote = statement<never, [number, string]>(
  'test.insertNote',
  'insert into test_notes (id, body, amount) values ($1, $2, 1)',
);
export const updateNotes = statement<never, [string]>(
  'test.updateNotes',
  'update test_notes set body = $1',
);
export const bodies = statement<{ body: string }>(
  'test.bodies',
  'select body from test_notes order by id',
);

/** The database of the kind that vitest provides, with an empty table of notes. */
export async function databaseWithNotes(): Promise<Database> {
  const db = await providedDatabase(inject('database'), inject('postgresUrl'), {
    entities: [Note],
  });
  await db.transaction((tx) => tx.run(createNotes));
  return db;
}
