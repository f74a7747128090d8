import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { breakingChanges } from './compatibility.ts';

const released = buildSchema(`
  type Query {
    orders(limit: Int): [Order!]!
    old: Int @deprecated(reason: "Use orders. Until 2026-06-30.")
    later: Int @deprecated(reason: "Use orders. Until 2027-06-30.")
    endless: Int @deprecated(reason: "Use orders.")
  }
  type Order { id: ID! status: Status! }
  enum Status { NEW GONE @deprecated(reason: "Never happens. Until 2026-06-30.") }
`);
const order = 'type Order { id: ID! status: Status! }';
const status = 'enum Status { NEW GONE }';
const query = (fields: string) => `type Query { ${fields} }`;
const all = 'orders(limit: Int): [Order!]! old: Int later: Int endless: Int';
const changes = (sdl: string) => breakingChanges(released, buildSchema(sdl), '2026-11-20');

describe('Against the last release', () => {
  test.each([
    ['nothing changed', `${query(all)} ${order} ${status}`],
    ['a field was added', `${query(`${all} more: Int`)} ${order} ${status}`],
    [
      'a field went whose deprecation window is over',
      `${query(all.replace('old: Int', ''))} ${order} ${status}`,
    ],
    [
      'an enum value went whose deprecation window is over',
      `${query(all)} ${order} enum Status { NEW }`,
    ],
  ])('it is compatible where %s', (_what, sdl) => {
    expect(changes(sdl)).toEqual([]);
  });

  test.each([
    ['a field went', query('old: Int later: Int endless: Int'), 'Query.orders was removed.'],
    [
      'a field went before its window was over',
      query(all.replace('later: Int', '')),
      'Query.later was removed.',
    ],
    [
      'a field went that was deprecated without a day',
      query(all.replace('endless: Int', '')),
      'Query.endless was removed.',
    ],
    [
      'a type changed',
      query(all.replace('old: Int', 'old: String')),
      'Query.old changed type from Int to String.',
    ],
    [
      'an argument became required',
      query(all.replace('limit: Int', 'limit: Int!')),
      'Query.orders arg limit has changed type from Int to Int!.',
    ],
  ])('it breaks callers where %s', (_what, sdl, description) => {
    expect(changes(`${sdl} ${order} ${status}`)).toEqual([description]);
  });
});
