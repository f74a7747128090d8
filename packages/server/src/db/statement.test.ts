import { expect, test } from 'vitest';
import { boundValues, namedStatement, statement } from './statement.ts';

test('a name belongs to one text', () => {
  statement('test.one-text', 'select 1');
  expect(() => statement('test.one-text', 'select 2')).toThrow('two statements are named');
});

test('the same module may be loaded twice', () => {
  const first = statement('test.twice', 'select 1');
  expect(statement('test.twice', 'select 1')).toEqual(first);
});

test.each(['', 'x'.repeat(64), 'é'.repeat(32)])(
  'the name %j is refused: PostgreSQL keeps 63 bytes',
  (name) => {
    expect(() => statement(name, 'select 1')).toThrow('statement name');
  },
);

test('values that a text names are bound where they are named, as often as they are', () => {
  const rename = namedStatement<never, { readonly userId: string; readonly name: string }>(
    'test.rename',
    'update users set name = $name, sorted_as = lower($name) where id = $userId::uuid',
  );
  expect(rename.text).toBe('update users set name = $1, sorted_as = lower($1) where id = $2::uuid');
  expect(boundValues(rename, [{ userId: 'an id', name: 'Ada' }])).toEqual(['Ada', 'an id']);
  expect(() => boundValues(rename, [{ name: 'Ada' }])).toThrow('test.rename is given its userId');
});

test('a text does not name some of its values and number others', () => {
  const mixed = () => namedStatement('test.mixed', 'update users set name = $name where id = $1');
  expect(mixed).toThrow('test.mixed names some of its values and numbers others');
});
