import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compiledRowReader, rowReader } from './row-reader.ts';
import { asText } from './wire-types.ts';

const parsers = [asText, Number, (text: string) => ({ text })];
const column = fc.record({
  name: fc.oneof(
    fc.stringMatching(/^[a-z_][a-zA-Z0-9_]{0,8}$/),
    fc.constantFrom('?column?', 'a"b', "it's", '', '\\', 'toString', 'constructor'),
  ),
  parse: fc.constantFrom(...parsers),
  text: fc.option(fc.string({ maxLength: 5 })),
});

test('A compiled reader makes the rows that any reader makes', () => {
  fc.assert(
    fc.property(fc.array(column, { maxLength: 12 }), (columns) => {
      const texts = columns.map(({ text }) => text);
      const row = compiledRowReader(columns)(texts);
      expect(row).toEqual(rowReader(columns)(texts));
      expect(Object.keys(row)).toEqual(Object.keys(rowReader(columns)(texts)));
    }),
    { verbose: 1 },
  );
});

test('Nothing is parsed of null', () => {
  const parse = () => expect.unreachable('a parser is never called for null');
  expect(compiledRowReader([{ name: 'a', parse }])([null])).toEqual({ a: null });
});
