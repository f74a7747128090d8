import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { pathOfProblem } from './input-path.ts';
import { defaultLimits } from './limits/excess.ts';
import { readDocument } from './read-document.ts';

const schema = buildSchema(`
  input Part { name: String! many: [Kind!] }
  input In { part: Part, parts: [Part!], count: Int }
  enum Kind { ONE TWO }
  type Query { ask(params: In!): Int }
`);

function fieldsOf(given: string): unknown {
  const options = { schema, limits: defaultLimits, introspection: false };
  const read = readDocument(options, `{ ask${given} }`);
  if (!('errors' in read)) throw new Error('expected errors');
  return read.errors.map(({ extensions }) => Object(extensions['fields'])[0]?.path);
}

describe('a value of a document that does not fit is named by its path', () => {
  test.each([
    ['a wrong value', '(params: { count: "x" })', ['params.count']],
    ['a wrong value inside', '(params: { part: { name: 1 } })', ['params.part.name']],
    [
      'an entry of a list',
      '(params: { parts: [{ name: "a" }, { name: 2 }] })',
      ['params.parts.1.name'],
    ],
    [
      'a name of an enum',
      '(params: { part: { name: "a", many: [ONE, SIX] } })',
      ['params.part.many.1'],
    ],
    ['an unknown field', '(params: { part: { name: "a", nam: "b" } })', ['params.part.nam']],
    ['a missing field', '(params: { part: {} })', ['params.part.name']],
    ['a missing argument', '', ['params']],
    [
      'several',
      '(params: { count: "x", part: { name: 1 } })',
      ['params.count', 'params.part.name'],
    ],
  ])('%s', (_title, given, paths) => {
    expect(fieldsOf(given)).toEqual(paths);
  });

  test('but what is wrong elsewhere names none', () => {
    expect(fieldsOf('(params: {}) { id }')).toEqual([undefined]);
  });
});

test.each([
  [['params'], 'Field "side" of required type "Side!" was not provided.', 'params.side'],
  [['params', 'side'], 'Field "side" is not defined by type "In".', 'params.side'],
  [['params', 'side'], 'Value "BUYY" does not exist in "Side" enum.', 'params.side'],
])('a problem at %j that says %j is at %s', (path, message, expected) => {
  expect(pathOfProblem(path, message)).toBe(expected);
});
