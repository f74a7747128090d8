import { describe, expect, test } from 'vitest';
import * as operations from '../operations.ts';
import { inspect, namesIn } from './document.ts';

describe('inspect', () => {
  test.each<[string, string, string | null, string[]]>([
    ['{ a }', 'query', 'a', ['a']],
    ['{ a b: c d(x: {y: [1]}) { e { f } } }', 'query', 'a', ['a', 'c', 'd']],
    ['query Q { a }', 'query', 'Q', ['a']],
    ['query Q @live { a @include(if: true) b }', 'query', 'Q', ['a', 'b']],
    ['query @live { a }', 'query', 'a', ['a']],
    ['query Q($x: In! = { y: [") }"] }) { a(x: $x) { id } }', 'query', 'Q', ['a']],
    [
      'mutation M($params: P!) { placeOrder(params: $params) { id } }',
      'mutation',
      'M',
      ['placeOrder'],
    ],
    ['subscription { s { t } }', 'subscription', 's', ['s']],
    ['fragment F on T { id } query Q { a { ...F } }', 'query', 'Q', ['a']],
    ['query Q { a { ...F } } fragment F on T { id other { id } }', 'query', 'Q', ['a']],
    ['# mutation M { b }\nquery Q { a }', 'query', 'Q', ['a']],
    ['query Q { a(text: "} mutation M { b }") }', 'query', 'Q', ['a']],
    ['query Q { a(text: """ " } \\""" { """) }', 'query', 'Q', ['a']],
    ['query Q { ...F a }', 'query', 'Q', ['...', 'F', 'a']],
    ['query Q { ... on Query { a } }', 'query', 'Q', ['...', 'on', 'Query']],
    ['query mutation { a }', 'query', 'mutation', ['a']],
    ['', 'query', null, []],
  ])('%s', (text, kind, name, rootFields) => {
    expect(inspect(text)).toEqual({ kind, name, rootFields });
  });

  test.each(Object.entries<string>(operations))('knows the document of %s', (field, text) => {
    const { name, rootFields } = inspect(text);
    expect(rootFields).toEqual([field]);
    expect(name).toBe(field.charAt(0).toUpperCase() + field.slice(1));
  });

  test('reads a document that is long in linear time', () => {
    const text = `query Q { ${'a(x: 1) { b { c } } '.repeat(20_000)} }`;
    expect(inspect(text).rootFields).toHaveLength(20_000);
  });

  test('survives braces that do not match', () => {
    expect(inspect('}{ a }').rootFields).toEqual([]);
    expect(inspect('{{{').rootFields).toEqual([]);
  });
});

test('namesIn leaves strings and comments out', () => {
  expect(namesIn('query Q { a(x: "secret") } # more')).toEqual(['query', 'Q', 'a', 'x']);
});
