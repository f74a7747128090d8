import { expect, test } from 'vitest';
import { statement } from './statement.ts';

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
