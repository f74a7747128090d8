import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { decimal } from '../../kernel/decimal.ts';
import { InvariantViolation } from '../../kernel/invariant.ts';
import type { Database } from '../database.ts';
import { sqlState } from '../faults.ts';
import { statement } from '../statement.ts';
import { providedDatabase } from '../testing.ts';

const ID = '019b7d2f-7c4e-7000-8000-000000000000';
const divideByZero = statement<never>('test.divideByZero', 'select 1 / 0');

let db: Database;

beforeAll(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
});
afterAll(() => db.close());

describe('rows have the same shape on both databases', () => {
  const instant = new Date('2026-01-02T03:04:05.678Z');
  test.each<[type: string, bound: unknown, read: unknown]>([
    ['int4', 42, 42],
    ['int8', BigInt(42), '42'],
    ['int8', '9007199254740993', '9007199254740993'],
    ['numeric', '12345678901234567890.12345', '12345678901234567890.12345'],
    ['numeric', decimal('0.10'), '0.1'],
    ['float8', 1.5, 1.5],
    ['bool', true, true],
    ['bool', false, false],
    ['text', `'; drop table test_notes; --`, `'; drop table test_notes; --`],
    ['text', '', ''],
    ['text', null, null],
    ['uuid', ID, ID],
    ['date', '2024-02-29', '2024-02-29'],
    ['timestamptz', instant, instant],
    ['timestamptz', new Date(-1), new Date(-1)],
    ['bytea', Buffer.from([0, 255, 92]), Buffer.from([0, 255, 92])],
    ['bytea', new Uint8Array([1, 2]), Buffer.from([1, 2])],
    ['jsonb', { a: [1, null, 'x'] }, { a: [1, null, 'x'] }],
    ['jsonb', '[1, 2]', [1, 2]],
    ['interval', '1 day', '1 day'],
    ['inet', '192.0.2.1', '192.0.2.1'],
    ['text[]', [], []],
    ['text[]', ['a', 'NULL', null, '', '"\\{},'], ['a', 'NULL', null, '', '"\\{},']],
    ['int4[]', [1, -2], [1, -2]],
    ['int8[]', ['9007199254740993'], ['9007199254740993']],
    ['numeric[]', ['1.50', decimal('2')], ['1.50', '2']],
    ['bool[]', [true, false], [true, false]],
    ['uuid[]', [ID], [ID]],
    ['date[]', ['2024-02-29'], ['2024-02-29']],
    ['timestamptz[]', [instant], [instant]],
    ['bytea[]', [Buffer.from([255])], [Buffer.from([255])]],
    [
      'int4[][]',
      [
        [1, 2],
        [3, 4],
      ],
      [
        [1, 2],
        [3, 4],
      ],
    ],
  ])('%s from %o', async (type, bound, read) => {
    const name = `test.echo.${type}`;
    const echo = statement<{ value: unknown }, [unknown]>(name, `select $1::${type} as value`);
    expect(await db.one(echo, bound)).toEqual({ value: read });
    await db.transaction(async (tx) => {
      expect(await tx.one(echo, bound)).toEqual({ value: read });
    });
  });

  test('a value that is undefined is refused rather than taken for null', async () => {
    const echo = statement<unknown, [unknown]>('test.echo.text', 'select $1::text as value');
    await expect(db.one(echo, undefined)).rejects.toThrow(InvariantViolation);
  });
});

describe('reading', () => {
  const upTo = statement<{ n: number }, [number]>(
    'test.upTo',
    'select n from generate_series(1, $1::int) n order by n',
  );

  test('`all` gives every row in order', async () => {
    expect(await db.all(upTo, 3)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(await db.all(upTo, 0)).toEqual([]);
  });

  test('`maybe` gives the row or null, and refuses two', async () => {
    expect(await db.maybe(upTo, 1)).toEqual({ n: 1 });
    expect(await db.maybe(upTo, 0)).toBeNull();
    await expect(db.maybe(upTo, 2)).rejects.toThrow(InvariantViolation);
  });

  test('`one` gives the row, and refuses none and two', async () => {
    expect(await db.one(upTo, 1)).toEqual({ n: 1 });
    await expect(db.one(upTo, 0)).rejects.toThrow(InvariantViolation);
    await expect(db.one(upTo, 2)).rejects.toThrow(InvariantViolation);
  });

  test('a statement that failed once works again', async () => {
    await expect(db.all(divideByZero)).rejects.toThrow('division by zero');
    await expect(db.all(divideByZero)).rejects.toThrow('division by zero');
    const echo = statement<{ value: string }, [string]>('test.echo.int', 'select $1::int as value');
    await expect(db.one(echo, 'no number')).rejects.toSatisfy((e) => sqlState(e) === '22P02');
    expect(await db.one(echo, '5')).toEqual({ value: 5 });
  });

  test('`ping` resolves where the database answers', async () => {
    await expect(db.ping()).resolves.toBeUndefined();
  });
});
