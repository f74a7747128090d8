import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../kernel/civil-date.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { courseOf } from './course.ts';

const DAY = '2026-06-01';
type Rows = readonly (readonly [day: number, quantity: string])[];

const course = (changes: Rows, held: string) =>
  [
    ...courseOf(
      changes.map(([day, quantity]) => ({ day: addDays(DAY, day), quantity })),
      decimal(held),
      DAY,
    ),
  ].map(([day, quantity]) => [day, toPlain(quantity)]);

test.each<[string, Rows, string, [string, string][]]>([
  ['nothing', [], '0', []],
  ['what no change explains was there on the day of the watch', [], '2', [[DAY, '2']]],
  [
    'changes that explain everything',
    [
      [0, '1'],
      [3, '-0.25'],
    ],
    '0.75',
    [
      [DAY, '1'],
      ['2026-06-04', '-0.25'],
    ],
  ],
  [
    'changes of one day are one',
    [
      [0, '1'],
      [0, '-0.4'],
    ],
    '0.6',
    [[DAY, '0.6']],
  ],
  [
    'what is missing was there before',
    [[1, '-1']],
    '0.5',
    [
      [DAY, '1.5'],
      ['2026-06-02', '-1'],
    ],
  ],
  ['what is too much has left', [[0, '2']], '1.9', [[DAY, '1.9']]],
  [
    'an address that lent between',
    [
      [1, '-1'],
      [2, '3'],
    ],
    '2',
    [
      [DAY, '1'],
      ['2026-06-02', '-1'],
      ['2026-06-03', '2'],
    ],
  ],
])('a course holds: %s', (_, changes, held, expected) => {
  expect(course(changes, held)).toEqual(expected);
});

test('a course never falls below 0 and ends with what is held, whatever a source tells', () => {
  const amounts = fc.integer({ min: -1_000, max: 1_000 }).map((units) => (units / 100).toString());
  const rows = fc.array(fc.tuple(fc.nat(30), amounts), { maxLength: 40 });
  const held = fc.nat(100_000).map((units) => (units / 100).toString());
  fc.assert(
    fc.property(rows, held, (given, wanted) => {
      const changes = given.toSorted(([left], [right]) => left - right);
      let running = decimal(0);
      for (const [, quantity] of course(changes, wanted)) {
        running = running.plus(quantity ?? '0');
        if (running.lessThan(0)) return false;
      }
      return running.equals(wanted);
    }),
  );
});
